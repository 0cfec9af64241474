/** Work in slices with turns of the event loop between them, one after the other. */
export class SlicedWork {
  /** Resolves when the work is done; null while there is none. */
  whole: Promise<unknown> | null = null
  /** Does the rest of the work at once. */
  finish = (): void => {}

  /** `run` takes one slice: it may check what the work needs before and after. */
  start<T>(
    work: Generator<void, T>,
    run: (slice: () => IteratorResult<void, T>) => IteratorResult<void, T>,
  ): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    let isDone = false
    const next = (): void => {
      try {
        const slice = run(() => work.next())
        if (slice.done) resolve(slice.value)
        isDone = slice.done === true
      } catch (error) {
        isDone = true
        work.return(undefined as never)
        reject(error)
      }
      if (isDone) this.finish = () => {}
    }
    const go = (): void => {
      if (isDone) return
      next()
      setImmediate(go)
    }
    this.finish = () => {
      while (!isDone) next()
    }
    const whole = promise
      .catch(() => {})
      .finally(() => {
        if (this.whole === whole) this.whole = null
      })
    this.whole = whole
    setImmediate(go)
    return promise
  }
}
