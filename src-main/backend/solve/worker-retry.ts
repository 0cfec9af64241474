import { setTimeout as rest } from 'node:timers/promises'
import { reasonOf } from '#shared/base/reason-of.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { WorkerFailure } from './serve-solvers.ts'

/** Before a worker that died is replaced. */
const BACK_OFF_MS = 250

/** The worker exited without reporting an error of its solver; the solve may be retried on another. */
export class WorkerDied extends Error {}

/** A solve that was stopped by whoever asked for it. */
export function stopped(): RequestError {
  return new RequestError('cancelled', texts.backend.solves.stopped)
}

/** Whether an error is a lack of memory: of a worker's heap, or for a buffer. */
function isOutOfMemory(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false
  const ended = 'code' in thrown && thrown.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return ended || (thrown instanceof RangeError && /allocat|memory/i.test(thrown.message))
}

/** The error of a failed solve as a RequestError `solver-failed`; a RequestError stays what it is. */
export function solveFailure(thrown: unknown): RequestError {
  if (thrown instanceof RequestError) return thrown
  const { outOfMemory, failed } = texts.backend.solves
  return new RequestError(
    'solver-failed',
    isOutOfMemory(thrown) ? outOfMemory : failed(reasonOf(thrown)),
  )
}

/** The sentence for the code of a reason why a solve cannot succeed. */
export type Explain = (unsolvable: string) => string

/** What a worker could not do, as a RequestError `solver-failed`. */
export function solverFailure(
  { error, unsolvable }: WorkerFailure,
  explain: Explain,
): RequestError {
  return solveFailure(unsolvable === null ? error : new Error(explain(unsolvable)))
}

/** What those who wait for a worker are told when it ends with an error or an exit code. */
export function workerEnd(thrown: unknown): Error {
  if (isOutOfMemory(thrown)) return solveFailure(thrown)
  if (typeof thrown !== 'number') return new WorkerDied(reasonOf(thrown))
  return new WorkerDied(texts.backend.solves.threadEnded(thrown))
}

/**
 * Runs an attempt, and after a pause another one if a worker died in it; `retrying` hears why.
 * Rejects with RequestError. A lack of memory and errors of the solver are not retried, for they
 * would only come again.
 */
export async function retryOnWorkerDeath<T>(
  attempt: () => Promise<T>,
  signal: AbortSignal,
  retrying: (reason: string) => void,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof WorkerDied)) throw solveFailure(error)
    if (signal.aborted) throw stopped()
    retrying(error.message.replace(/\.$/, ''))
  }
  await rest(BACK_OFF_MS, undefined, { signal }).catch(() => {
    throw stopped()
  })
  return attempt().catch((error: unknown) => {
    const failure = solveFailure(error)
    if (!(error instanceof WorkerDied)) throw failure
    const { triedTwice } = texts.backend.solves
    throw new RequestError('solver-failed', `${failure.message} ${triedTwice}`)
  })
}
