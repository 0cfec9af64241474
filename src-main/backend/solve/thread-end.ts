import { setTimeout as rest } from 'node:timers/promises'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { isOutOfMemory, reasonOf, type Complaint } from './complaint.ts'

/** Before a thread that has died is replaced. */
const BACK_OFF_MS = 250

/** A thread that ended while it solved, by no word of its own: another one may fare better. */
export class ThreadDied extends Error {}

/** A solve that was stopped by whoever asked for it. */
export function stopped(): RequestError {
  return new RequestError('cancelled', texts.backend.solves.stopped)
}

/** A solve that failed, as the user reads it. */
export function complaint({ reason, outOfMemory }: Complaint): RequestError {
  const { solves } = texts.backend
  return new RequestError('solver-failed', outOfMemory ? solves.outOfMemory : solves.failed(reason))
}

/** The same of anything that was thrown. */
export function failed(thrown: unknown): RequestError {
  if (thrown instanceof RequestError) return thrown
  return complaint({ reason: reasonOf(thrown), outOfMemory: isOutOfMemory(thrown) })
}

/** What a thread's error, or the code that it ended with, is to those who wait for it. */
export function ended(thrown: unknown): Error {
  if (isOutOfMemory(thrown)) return failed(thrown)
  if (typeof thrown !== 'number') return new ThreadDied(reasonOf(thrown))
  return new ThreadDied(texts.backend.solves.threadEnded(thrown))
}

/**
 * Tries what threads do, and once more after a moment if one of them died; `again` hears why.
 * Rejects with RequestError. Want of memory and what a solver itself complains of would only come
 * again, so they are not tried again.
 */
export async function withFreshThread<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  again: (reason: string) => void,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ThreadDied)) throw failed(error)
    if (signal.aborted) throw stopped()
    again(error.message.replace(/\.$/, ''))
  }
  await rest(BACK_OFF_MS, undefined, { signal }).catch(() => {
    throw stopped()
  })
  return attempt().catch((error: unknown) => {
    const failure = failed(error)
    if (!(error instanceof ThreadDied)) throw failure
    const { triedTwice } = texts.backend.solves
    throw new RequestError('solver-failed', `${failure.message} ${triedTwice}`)
  })
}
