/** In milliseconds: an earlier key or click belongs to the previous question and is ignored. */
export const UNSEEN_MS = 250

/** In milliseconds: a good answer's mark before the next question. */
export const MARK_MS = 700

/** In milliseconds: an answer's mark next to the following question of a sprint. */
export const SIGN_MS = 1400
