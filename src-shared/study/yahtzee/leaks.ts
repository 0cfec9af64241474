import { addedLosses, leakFigures, type ErrorRate, type LossSums } from '../error-rate.ts'
import {
  NO_YAHTZEE_FILTERS,
  STAGES,
  type Stage,
  type YahtzeeFilters,
  type YahtzeeKind,
} from './setup.ts'

/** What a line of the leak report is about, and what there is of it. */
export const YAHTZEE_LEAKS = {
  decision: ['keeps', 'boxes'],
  stage: STAGES,
  stake: ['joker', 'upper-bonus', 'neither'],
} as const
export type YahtzeeLeakDimension = keyof typeof YAHTZEE_LEAKS
export type YahtzeeLeakId = (typeof YAHTZEE_LEAKS)[YahtzeeLeakDimension][number]

/** The losses of all graded answers that are alike in everything a leak is looked for in. */
export interface YahtzeeLeakRow extends LossSums {
  readonly kind: Exclude<YahtzeeKind, 'both'>
  readonly stage: Stage
  readonly joker: boolean
  readonly upperBonus: boolean
}

/** A line of the report. */
export interface YahtzeeLeakLine {
  dimension: YahtzeeLeakDimension
  id: YahtzeeLeakId
  /** Loss per 100 graded decisions, and of how many. */
  per100: ErrorRate
  /** Of all that is lost, 0 to 1. */
  share: number
  /** What to drill to mend it; a kind of null leaves it as it is. Null where it cannot be asked for. */
  drill: { kind: YahtzeeKind | null; filters: YahtzeeFilters } | null
}

type Part = Pick<YahtzeeLeakLine, 'dimension' | 'id' | 'drill'> & {
  readonly holds: (row: YahtzeeLeakRow) => boolean
}

const only = (filters: Partial<YahtzeeFilters>): YahtzeeLeakLine['drill'] => ({
  kind: null,
  filters: { ...NO_YAHTZEE_FILTERS, ...filters },
})

const PARTS: readonly Part[] = [
  ...YAHTZEE_LEAKS.decision.map((kind): Part => ({
    dimension: 'decision',
    id: kind,
    drill: { kind, filters: NO_YAHTZEE_FILTERS },
    holds: (row) => row.kind === kind,
  })),
  ...STAGES.map((stage): Part => ({
    dimension: 'stage',
    id: stage,
    drill: only({ stages: [stage] }),
    holds: (row) => row.stage === stage,
  })),
  { dimension: 'stake', id: 'joker', drill: only({ joker: true }), holds: ({ joker }) => joker },
  {
    dimension: 'stake',
    id: 'upper-bonus',
    drill: only({ upperBonus: true }),
    holds: ({ upperBonus }) => upperBonus,
  },
  {
    dimension: 'stake',
    id: 'neither',
    drill: null,
    holds: ({ joker, upperBonus }) => !joker && !upperBonus,
  },
]

/** Where points are lost: a line for each part that came up, the largest share of all losses first. */
export function yahtzeeLeaks(rows: readonly YahtzeeLeakRow[]): YahtzeeLeakLine[] {
  const all = addedLosses(rows)
  const lines = PARTS.flatMap(({ holds, ...part }) => {
    const losses = addedLosses(rows.filter(holds))
    return losses.count > 0 ? [{ ...part, ...leakFigures(losses, all.sum) }] : []
  })
  return lines.sort((a, b) => b.share - a.share || b.per100.mean - a.per100.mean)
}

/**
 * What this player is worst at: of the lines that can be drilled the one that costs most for sure, by
 * the lower end of its interval; null where nothing is sure to cost anything. What a kind of decision
 * costs depends more on how much it asks than on the player, so kinds do not count.
 */
export function worstYahtzeeLeak(lines: readonly YahtzeeLeakLine[]): YahtzeeLeakLine | null {
  const sure = ({ per100 }: YahtzeeLeakLine): number => per100.low ?? 0
  return lines
    .filter((line) => line.drill !== null && line.dimension !== 'decision' && sure(line) > 0)
    .reduce<YahtzeeLeakLine | null>(
      (worst, line) => (worst === null || sure(line) > sure(worst) ? line : worst),
      null,
    )
}
