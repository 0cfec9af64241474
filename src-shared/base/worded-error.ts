/**
 * An error whose message may be put into words each time it is read, in the language of whoever reads
 * it: for what several clients may be told.
 */
export class WordedError extends Error {
  constructor(message: string | (() => string), options?: ErrorOptions) {
    super(typeof message === 'string' ? message : undefined, options)
    if (typeof message === 'function') Object.defineProperty(this, 'message', { get: message })
  }
}
