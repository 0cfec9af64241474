/** The last millisecond of the year 9999, in milliseconds of the epoch. */
export const MAX_TIME = 253_402_300_799_999

/** The longest time that an answer may have taken: a day, in milliseconds. */
export const MAX_ANSWER_MS = 86_400_000

/** The longest time that counts for a card, and for a decision: whoever takes longer was away. */
export const MAX_CARD_MS = 60_000
export const MAX_DECISION_MS = 300_000

/** No sprint or streak comes to more right answers. */
export const MAX_SCORE = 1_000_000

/**
 * More points than any accepted rules make of a turn: a table has 50,000 rows, at most 100,000 points
 * apart.
 */
export const MAX_EXPECTED_POINTS = 10_000_000_000

/** The largest loss of a decision by goal. Rounding may take a chance a little beyond 1. */
export const MAX_LOSS = { points: MAX_EXPECTED_POINTS, wins: 1 + 1e-9 } as const

/** The largest error of a typed number, in points. */
export const MAX_CARD_ERROR = 10_000_000
