import { masteryWhere, type MasteryMap } from '../../../study/mastery.ts'
import type { NeedsList } from '../../../study/needs.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { readYahtzeeCell } from './needs.ts'
import { NO_YAHTZEE_FILTERS, STAGES, type YahtzeeFilters, type YahtzeeKind } from './setup.ts'

export interface MasteryDrill {
  readonly kind: YahtzeeKind | null
  readonly filters: YahtzeeFilters
}

type Read = ReturnType<typeof readYahtzeeCell>

interface Column {
  readonly id: 'keeps' | 'boxes' | 'upper-bonus' | 'joker'
  readonly holds: (cell: Read) => boolean
  readonly kind: YahtzeeKind | null
  readonly filters: Partial<YahtzeeFilters>
}

const COLUMNS: readonly Column[] = [
  ...(['keeps', 'boxes'] as const).map((kind): Column => ({
    ...{ id: kind, kind, filters: {} },
    holds: (cell) => cell.kind === kind,
  })),
  {
    ...{ id: 'upper-bonus', kind: null, filters: { upperBonus: true } },
    holds: ({ upperBonus }) => upperBonus,
  },
  { ...{ id: 'joker', kind: null, filters: { joker: true } }, holds: ({ joker }) => joker },
]

/** Mastery by stage (rows) and by kind or stake (columns). A decision can be in several columns. */
export function yahtzeeMastery(needs: NeedsList): MasteryMap<MasteryDrill> {
  const { lines, dimensions } = yahtzeeTexts.study.progress
  return {
    ...{ rowTitle: dimensions.stage, columnTitle: dimensions.decision },
    columns: COLUMNS.map(({ id }) => lines[id]),
    rows: STAGES.map((stage) => ({
      title: lines[stage],
      squares: COLUMNS.map(({ holds, kind, filters }) => ({
        ...masteryWhere(needs, (key) => {
          const cell = readYahtzeeCell(key)
          return cell.stage === stage && holds(cell)
        }),
        drill: { kind, filters: { ...NO_YAHTZEE_FILTERS, stages: [stage], ...filters } },
      })),
    })),
  }
}
