/** How long a good answer is marked before the next question comes by itself. */
export const MARK_MS = 700

/** How long the sign of an answer stands beside the next question of a sprint. */
export const SIGN_MS = 1400
