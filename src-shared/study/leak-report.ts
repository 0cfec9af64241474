import { addedLosses, leakFigures, type LossSums } from './error-rate.ts'

export type LeakFigures = ReturnType<typeof leakFigures>

/** A group of decisions whose losses are summed. */
export interface LeakPart<Row, Head> {
  readonly head: Head
  readonly holds: (row: Row) => boolean
  /** Whether the rate counts all decisions, since those outside the group lose nothing by it. */
  readonly ofAll?: boolean
}

/** One line per group that occurred, largest share of all losses first. */
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

const MAX_HABITS = 3

/**
 * Per dimension the line with the largest share that can be drilled and passes. Skips a dimension
 * with a single line, except kinds of error, and kinds of decision, whose cost depends more on how
 * often they occur than on the player.
 */
export function costliestHabits<
  Line extends { readonly dimension: string; readonly drill: unknown; readonly share: number },
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
