import { addedLosses, leakFigures, type ErrorRate, type LossSums } from './error-rate.ts'

/** Figures of a line of a leak report. */
export interface LeakFigures {
  /** Loss per 100 graded decisions, and of how many. */
  per100: ErrorRate
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
  return lines.sort((a, b) => b.share - a.share || b.per100.mean - a.per100.mean)
}

/**
 * The player's worst leak: of the lines that can be drilled, the one that certainly costs most, by
 * the lower end of its interval. Null where no line certainly costs anything. Kinds of decision do
 * not count: the cost of a kind depends more on how much it asks than on the player.
 */
export function worstLeak<
  Line extends {
    readonly dimension: string
    readonly drill: unknown
    readonly per100: { readonly low: number | null }
  },
>(lines: readonly Line[]): Line | null {
  const sure = ({ per100 }: Line): number => per100.low ?? 0
  return lines
    .filter((line) => line.drill !== null && line.dimension !== 'decision' && sure(line) > 0)
    .reduce<Line | null>(
      (worst, line) => (worst === null || sure(line) > sure(worst) ? line : worst),
      null,
    )
}

/** So many habits of one game are told. */
const MAX_HABITS = 3

/**
 * The costliest habits of one game, the largest share of its losses first: of each dimension the line
 * that lost most, where it can be drilled. A line that holds all decisions is no habit, unless it is a
 * kind of error, whose decisions are all there are; kinds of decision do not count, as for worstLeak.
 */
export function costliestHabits<
  Line extends {
    readonly dimension: string
    readonly drill: unknown
    readonly share: number
  },
>(lines: readonly Line[]): Line[] {
  const best = new Map<string, Line>()
  for (const line of lines) {
    const { dimension, drill, share } = line
    const isAlone = lines.filter((other) => other.dimension === dimension).length === 1
    if (drill === null || share <= 0 || dimension === 'decision') continue
    if (isAlone && dimension !== 'error-kind') continue
    const before = best.get(dimension)
    if (!before || share > before.share) best.set(dimension, line)
  }
  return [...best.values()].sort((a, b) => b.share - a.share).slice(0, MAX_HABITS)
}
