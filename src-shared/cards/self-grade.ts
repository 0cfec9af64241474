import type { DeckId } from './card.ts'
import type { CardRating } from './card-state.ts'

/** A right answer is hard from this many times the user's own median time on, */
export const HARD_FROM = 2
/** and easy below this many times. */
export const EASY_BELOW = 0.5
/** With fewer right answers than this in a deck there is no median to go by. */
export const TIMES_NEEDED = 5
/** Older right answers than these tell nothing about the present pace. */
export const TIMES_KEPT = 50

/**
 * How an answer that was checked rates itself: wrong is again; right is hard, good or easy by its
 * time against the user's median for the deck. Without a median (null) right is good.
 */
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

/**
 * The user's median time in milliseconds by deck, of the last right answers; decks with too few of
 * them are missing. Answers are in the order in which they were given.
 */
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
    const kept = all.slice(-TIMES_KEPT).map(({ milliseconds }) => milliseconds)
    medians.set(deck, median(kept.toSorted((a, b) => a - b)))
  }
  return medians
}
