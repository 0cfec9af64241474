import type { LossSums } from '../../../study/error-rate.ts'
import { leakReport, type LeakFigures, type LeakPart } from '../../../study/leak-report.ts'
import {
  NO_YAHTZEE_FILTERS,
  STAGES,
  type Stage,
  type YahtzeeFilters,
  type YahtzeeKind,
} from './setup.ts'

export const YAHTZEE_LEAKS = {
  decision: ['keeps', 'boxes'],
  stage: STAGES,
  stake: ['joker', 'upper-bonus', 'neither'],
} as const
export type YahtzeeLeakDimension = keyof typeof YAHTZEE_LEAKS
export type YahtzeeLeakId = (typeof YAHTZEE_LEAKS)[YahtzeeLeakDimension][number]

export interface YahtzeeLeakRow extends LossSums {
  readonly kind: Exclude<YahtzeeKind, 'both'>
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

interface LeakHead {
  dimension: YahtzeeLeakDimension
  id: YahtzeeLeakId
  /** `kind` null keeps the current kind. Null if no drill can ask for this leak. */
  drill: { kind: YahtzeeKind | null; filters: YahtzeeFilters } | null
}

export type YahtzeeLeakLine = LeakHead & LeakFigures

type Part = LeakPart<YahtzeeLeakRow, LeakHead>

const only = (filters: Partial<YahtzeeFilters>): LeakHead['drill'] => ({
  kind: null,
  filters: { ...NO_YAHTZEE_FILTERS, ...filters },
})

const PARTS: readonly Part[] = [
  ...YAHTZEE_LEAKS.decision.map((kind): Part => ({
    head: { dimension: 'decision', id: kind, drill: { kind, filters: NO_YAHTZEE_FILTERS } },
    holds: (row) => row.kind === kind,
  })),
  ...STAGES.map((stage): Part => ({
    head: { dimension: 'stage', id: stage, drill: only({ stages: [stage] }) },
    holds: (row) => row.stage === stage,
  })),
  {
    head: { dimension: 'stake', id: 'joker', drill: only({ joker: true }) },
    holds: ({ joker }) => joker,
  },
  {
    head: { dimension: 'stake', id: 'upper-bonus', drill: only({ upperBonus: true }) },
    holds: ({ upperBonus }) => upperBonus,
  },
  {
    head: { dimension: 'stake', id: 'neither', drill: null },
    holds: ({ joker, upperBonus }) => !joker && !upperBonus,
  },
]

/** Lines of the leak report, the largest share of the losses first. */
export function yahtzeeLeaks(rows: readonly YahtzeeLeakRow[]): YahtzeeLeakLine[] {
  return leakReport(PARTS, rows)
}
