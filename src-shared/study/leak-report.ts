import { addedLosses, leakFigures, type ErrorRate, type LossSums } from './error-rate.ts'

/** Figures of a line of a leak report. */
export interface LeakFigures {
  /** Loss per graded decision, and of how many. */
  rate: ErrorRate
  /** Of all that is lost, 0 to 1. */
  share: number
}

/** Something that losses are looked for in. */
export interface LeakPart<Row, Head> {
  /** Data of the line besides its figures. */
  readonly head: Head
  readonly holds: (row: Row) => boolean
  /** Whether its decisions are all there are: an answer without it loses nothing by it. */
  readonly ofAll?: boolean
}

/** Where something is lost: a line for each part that came up, the largest share of all losses first. */
export function leakReport<Row extends LossSums, Head extends object>(
  parts: readonly LeakPart<Row, Head>[],
  rows: readonly Row[],
): (Head & LeakFigures)[] {
  const all = addedLosses(rows)
  const lines = parts.flatMap(({ head, holds, ofAll }) => {
    const losses = addedLosses(rows.filter(holds))
    if (losses.count === 0) return []
    const counted = ofAll ? { ...losses, count: all.count } : losses
    return [{ ...head, ...leakFigures(counted, all.sum) }]
  })
  return lines.sort((a, b) => b.share - a.share || b.rate.mean - a.rate.mean)
}

/** So many habits are told at most. */
const MAX_HABITS = 3

/**
 * The costliest habits, the largest share of all losses first: of each dimension the line that lost
 * most, where it can be drilled and passes. A line that holds all decisions is no habit, unless it is a
 * kind of error, whose decisions are all there are. Kinds of decision do not count: the cost of a kind
 * depends more on how much it asks than on the player.
 */
export function costliestHabits<
  Line extends {
    readonly dimension: string
    readonly drill: unknown
    readonly share: number
  },
>(lines: readonly Line[], passes: (line: Line) => boolean = () => true): Line[] {
  const best = new Map<string, Line>()
  for (const line of lines) {
    const { dimension, drill, share } = line
    const isAlone = lines.filter((other) => other.dimension === dimension).length === 1
    if (drill === null || share <= 0 || dimension === 'decision' || !passes(line)) continue
    if (isAlone && dimension !== 'error-kind') continue
    const before = best.get(dimension)
    if (!before || share > before.share) best.set(dimension, line)
  }
  return [...best.values()].sort((a, b) => b.share - a.share).slice(0, MAX_HABITS)
}
