import { setTimeout as rest } from 'node:timers/promises'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { WorkerFailure } from './serve-solvers.ts'

/** Before a worker that died is replaced. */
const BACK_OFF_MS = 250

/**
 * The worker exited without reporting an error of its solver; the solve may be retried on another. The
 * cause is the error that ended it, or its exit code.
 */
export class WorkerDied extends Error {
  constructor(cause: unknown) {
    super(undefined, { cause })
  }

  /** Why, as half a sentence in the current language; the words of an error are for the log. */
  get reason(): string {
    const { threadEnded, threadFailed } = texts.backend.solves
    return typeof this.cause === 'number' ? threadEnded(this.cause) : threadFailed
  }

  /** The error that ended it; undefined where it exited. */
  get fault(): unknown {
    return typeof this.cause === 'number' ? undefined : this.cause
  }
}

/** A solve that cannot succeed; the message is the code of the reason. */
class Unsolvable extends Error {}

/** A solve that was stopped by whoever asked for it. */
export function stopped(): RequestError {
  return new RequestError('cancelled', () => texts.backend.solves.stopped)
}

/** Whether an error is a lack of memory: of a worker's heap, or for a buffer. */
function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const ended = 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return ended || (thrown instanceof RangeError && /allocat|memory/i.test(thrown.message))
}

/**
 * The error that a worker reported; Unsolvable with the reason's code, not a sentence, for a solve
 * that cannot succeed.
 */
export function reportedError({ error, unsolvable }: WorkerFailure): Error {
  return unsolvable === null ? error : new Unsolvable(unsolvable)
}

/** Error passed to those who wait for a worker when it ends with an error or an exit code. */
export function workerEnd(thrown: unknown): Error {
  return thrown instanceof Error && isOutOfMemory(thrown) ? thrown : new WorkerDied(thrown)
}

/** The sentence for the code of a reason why a solve cannot succeed. */
export type Explain = (unsolvable: string) => string

/** The sentence of a failed solve; null for a fault of the solver. */
function sentenceOf(thrown: unknown, explain: Explain): string | null {
  const { outOfMemory, failed } = texts.backend.solves
  if (isOutOfMemory(thrown)) return outOfMemory
  if (thrown instanceof Unsolvable) return failed(explain(thrown.message))
  return thrown instanceof WorkerDied ? failed(`${thrown.reason}.`) : null
}

/** The error of a failed solve as a RequestError `solver-failed`; a RequestError stays what it is. */
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
  /** Hears of the death after which there is another attempt. */
  readonly retrying: (death: WorkerDied) => void
}

/**
 * Runs an attempt, and after a pause another one if a worker died in it. Rejects with RequestError,
 * whose words are made when they are read, for several clients may wait for one solve. A lack of
 * memory and errors of the solver are not retried, for they would only come again.
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
