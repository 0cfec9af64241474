import type { DeckId } from './card.ts'
import type { CardRating } from './card-state.ts'

export const HARD_FROM = 2
export const EASY_BELOW = 0.5
/** Minimum of right answers in a deck for a median. */
export const TIMES_NEEDED = 5
/** Number of latest right answers per deck that the median uses. */
export const TIMES_COUNTED = 50

/** Wrong is `again`; right depends on the time relative to the median (ms), `good` without one. */
export function selfGrade(right: boolean, milliseconds: number, median: number | null): CardRating {
  if (!right) return 'again'
  if (median === null || median <= 0) return 'good'
  if (milliseconds >= HARD_FROM * median) return 'hard'
  return milliseconds < EASY_BELOW * median ? 'easy' : 'good'
}

function median(ascending: readonly number[]): number {
  const middle = ascending.length / 2
  const upper = ascending[Math.floor(middle)]!
  return Number.isInteger(middle) ? (ascending[middle - 1]! + upper) / 2 : upper
}

/** Median time (ms) by deck of the latest right answers (in order); omits decks with too few. */
export function medianTimes(
  answers: readonly {
    readonly deck: DeckId
    readonly right: boolean
    readonly milliseconds: number
  }[],
): Map<DeckId, number> {
  const times = Map.groupBy(
    answers.filter(({ right }) => right),
    ({ deck }) => deck,
  )
  const medians = new Map<DeckId, number>()
  for (const [deck, all] of times) {
    if (all.length < TIMES_NEEDED) continue
    const kept = all.slice(-TIMES_COUNTED).map(({ milliseconds }) => milliseconds)
    medians.set(deck, median(kept.toSorted((a, b) => a - b)))
  }
  return medians
}
