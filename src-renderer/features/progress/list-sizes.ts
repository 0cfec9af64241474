/** How many decisions that wait are shown at first, and at most. */
export const FEW_WAITING = 5
export const MOST_WAITING = 200

/** The same of sessions. */
export const FEW_SESSIONS = 8
export const MOST_SESSIONS = 200
