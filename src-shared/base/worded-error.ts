/** Error whose message is translated on each read, since clients may use different languages. */
export class WordedError extends Error {
  constructor(message: string | (() => string), options?: ErrorOptions) {
    super(typeof message === 'string' ? message : undefined, options)
    if (typeof message === 'function') Object.defineProperty(this, 'message', { get: message })
  }
}
