/** Last millisecond of the year 9999, Unix time. */
export const MAX_TIME = 253_402_300_799_999

export const MAX_ANSWER_MS = 86_400_000

/** Milliseconds. Longer times are cut: the user was away. */
export const MAX_CARD_MS = 60_000
export const MAX_DECISION_MS = 300_000

export const MAX_SCORE = 1_000_000

/** Upper bound for any rules: a table has at most 50,000 rows, at most 100,000 points apart. */
export const MAX_EXPECTED_POINTS = 10_000_000_000

/** Rounding may take a probability a little above 1. */
export const MAX_LOSS = { points: MAX_EXPECTED_POINTS, wins: 1 + 1e-9 } as const

/** Points. */
export const MAX_CARD_ERROR = 10_000_000
