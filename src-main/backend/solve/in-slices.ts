import { setImmediate } from 'node:timers/promises'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'

/** Runs a generator that yields every few milliseconds, with other work between the slices. */
export async function inSlices<T>(work: Generator<unknown, T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    const slice = work.next()
    if (slice.done) return slice.value
    await setImmediate()
    if (signal.aborted) throw new RequestError('cancelled', () => texts.backend.closing)
  }
}
