import { setTimeout as rest } from 'node:timers/promises'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { WorkerFailure } from './serve-solvers.ts'

const BACK_OFF_MS = 250

/** Ended without an error of its solver; may be retried. `cause` is the error or exit code. */
export class WorkerDied extends Error {
  constructor(cause: unknown) {
    super(undefined, { cause })
  }

  /** Phrase for the user, in the current language. */
  get reason(): string {
    const { threadEnded, threadFailed } = texts.backend.solves
    return typeof this.cause === 'number' ? threadEnded(this.cause) : threadFailed
  }

  get fault(): unknown {
    return typeof this.cause === 'number' ? undefined : this.cause
  }
}

/** The message is a reason code. */
class Unsolvable extends Error {}

export function stopped(): RequestError {
  return new RequestError('cancelled', () => texts.backend.solves.stopped)
}

/** Of a worker's heap or a buffer. */
function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const ended = 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return ended || (thrown instanceof RangeError && /allocat|memory/i.test(thrown.message))
}

export function reportedError({ error, unsolvable }: WorkerFailure): Error {
  return unsolvable === null ? error : new Unsolvable(unsolvable)
}

export function workerEnd(thrown: unknown): Error {
  return thrown instanceof Error && isOutOfMemory(thrown) ? thrown : new WorkerDied(thrown)
}

export type Explain = (unsolvable: string) => string

/** Null for a bug in the solver. */
function sentenceOf(thrown: unknown, explain: Explain): string | null {
  const { outOfMemory, failed } = texts.backend.solves
  if (isOutOfMemory(thrown)) return outOfMemory
  if (thrown instanceof Unsolvable) return failed(explain(thrown.message))
  return thrown instanceof WorkerDied ? failed(`${thrown.reason}.`) : null
}

/** Converts an error to RequestError `solver-failed`; keeps a RequestError. */
function solveFailure(thrown: unknown, explain: Explain): RequestError {
  if (thrown instanceof RequestError) return thrown
  const fault = thrown instanceof WorkerDied ? thrown.fault : thrown
  const isExpected = isOutOfMemory(thrown) || thrown instanceof Unsolvable
  const message = (): string => sentenceOf(thrown, explain) ?? texts.backend.solves.failedInside
  return new RequestError('solver-failed', message, [], isExpected ? {} : { cause: fault })
}

interface RetryOptions {
  readonly signal: AbortSignal
  readonly explain: Explain
  readonly retrying: (death: WorkerDied) => void
}

/**
 * Retries once if a worker died, not if out of memory. Rejects with RequestError; its message is
 * made on reading, since clients may differ in language.
 */
export async function retryOnWorkerDeath<T>(
  attempt: () => Promise<T>,
  { signal, explain, retrying }: RetryOptions,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof WorkerDied)) throw solveFailure(error, explain)
    if (signal.aborted) throw stopped()
    retrying(error)
  }
  await rest(BACK_OFF_MS, undefined, { signal }).catch(() => {
    throw stopped()
  })
  return attempt().catch((error: unknown) => {
    const failure = solveFailure(error, explain)
    if (!(error instanceof WorkerDied)) throw failure
    throw new RequestError(
      'solver-failed',
      () => `${failure.message} ${texts.backend.solves.triedTwice}`,
      [],
      { cause: failure.cause },
    )
  })
}
