/**
 * For so long a question takes no answer and an event is not gone on from: nobody has seen it yet, so
 * this is still the key or the click that brought it.
 */
export const UNSEEN_MS = 250

/** How long a good answer is marked before the next question comes by itself. */
export const MARK_MS = 700

/** How long the sign of an answer stands beside the next question of a sprint. */
export const SIGN_MS = 1400
