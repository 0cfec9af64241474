/** How long a good answer is marked before the next question comes by itself. */
export const MARK_MS = 700
