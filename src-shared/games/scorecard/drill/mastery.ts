import { NO_SCORECARD_FILTERS, STAGES, type ScorecardFilters, type ScorecardKind } from './setup.ts'
import { masteryWhere, type MasteryMap } from '../../../study/mastery.ts'
import type { NeedsList } from '../../../study/needs.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { readScorecardCell } from './needs.ts'

/** `kind` null keeps the current kind. */
export interface MasteryDrill {
  readonly kind: ScorecardKind | null
  readonly filters: ScorecardFilters
}

type Cell = ReturnType<typeof readScorecardCell>

/** Decisions of a kind or with a stake: a column of the mastery. */
interface Group {
  readonly id: 'keeps' | 'boxes' | 'upper-bonus' | 'joker'
  readonly holds: (cell: Cell) => boolean
  readonly kind: ScorecardKind | null
  readonly filters: Partial<ScorecardFilters>
}

const KINDS = (['keeps', 'boxes'] as const).map((kind): Group => ({
  id: kind,
  kind,
  filters: {},
  holds: (cell) => cell.kind === kind,
}))
const UPPER_BONUS: Group = {
  id: 'upper-bonus',
  kind: null,
  filters: { upperBonus: true },
  holds: ({ upperBonus }) => upperBonus,
}
const JOKER: Group = {
  id: 'joker',
  kind: null,
  filters: { joker: true },
  holds: ({ joker }) => joker,
}

const drillOf = ({ kind, filters }: Pick<Group, 'kind' | 'filters'>): MasteryDrill => ({
  kind,
  filters: { ...NO_SCORECARD_FILTERS, ...filters },
})

const columnsOf = ({ bonus, jokers }: RuleSet): Group[] => [
  ...KINDS,
  ...(bonus.length > 0 ? [UPPER_BONUS] : []),
  ...(jokers === 'none' ? [] : [JOKER]),
]

/** Mastery by stage (rows) and by kind or stake (columns). A decision can be in several columns. */
export function scorecardMastery(rules: RuleSet, needs: NeedsList): MasteryMap<MasteryDrill> {
  const { lines, dimensions } = scorecardTexts.study.progress
  const columns = columnsOf(rules)
  return {
    rowTitle: dimensions.stage,
    columnTitle: dimensions.decision,
    columns: columns.map(({ id }) => lines[id]),
    rows: STAGES.map((stage) => ({
      title: lines[stage],
      squares: columns.map(({ holds, kind, filters }) => ({
        ...masteryWhere(needs, (key) => {
          const cell = readScorecardCell(key)
          return cell.stage === stage && holds(cell)
        }),
        drill: drillOf({ kind, filters: { stages: [stage], ...filters } }),
      })),
    })),
  }
}
