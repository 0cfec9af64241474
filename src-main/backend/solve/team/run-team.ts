import { Worker, type ResourceLimits } from 'node:worker_threads'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { TeamOrder, WorkerWord } from '../solver-worker.ts'
import { complaint, ended } from '../thread-end.ts'
import { TEAM, TEAM_CONTROL } from './team-control.ts'
import { watchTeam, type WatchOptions } from './watch-team.ts'
import type { NotKept } from './work-in-team.ts'

/** What a team needs to work. */
export interface TeamOptions extends WatchOptions {
  readonly workerFile: string | URL
  readonly notice: (message: string) => void
  readonly resourceLimits?: ResourceLimits
}

/**
 * Has a team of threads work until it is done; `look` is called every now and then, and in the end,
 * with the seconds that it has worked. Told to stop, it ends within a moment and leaves a checkpoint;
 * so it does every few seconds. Rejects with RequestError `cancelled` or `solver-failed`, or with
 * ThreadDied: what the others have done since the last checkpoint is then of no use, for nobody knows
 * where the dead one was.
 */
export async function runTeam(
  control: Int32Array,
  orders: readonly TeamOrder[],
  options: TeamOptions,
  look: (seconds: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const workers: Worker[] = []
  const { resourceLimits } = options
  const limits = resourceLimits && { resourceLimits }
  let told = false
  const tellOnce = (trouble: NotKept): void => {
    if (!told) options.notice(notKept(trouble))
    told = true
  }
  const stop = (): void => void Atomics.store(control, TEAM_CONTROL.stop, 1)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const unwatch = watchTeam(control, options, look)
  try {
    await Promise.all(
      orders.map((order) => {
        const worker = new Worker(options.workerFile, limits)
        workers.push(worker)
        return member(worker, order, tellOnce)
      }),
    )
  } finally {
    unwatch()
    signal.removeEventListener('abort', stop)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  if (Atomics.load(control, TEAM_CONTROL.state) !== TEAM.done) {
    throw new RequestError('cancelled', texts.backend.solves.stoppedKept)
  }
}

/** Waits for one member's end. */
function member(worker: Worker, order: TeamOrder, tell: (trouble: NotKept) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (word: WorkerWord) => {
      if (word.kind === 'not-kept') tell(word)
      if (word.kind === 'failed') reject(complaint(word))
      if (word.kind === 'done') resolve()
    })
    worker.on('error', (error) => reject(ended(error)))
    worker.on('exit', (code) => reject(ended(code)))
    worker.postMessage(order)
  })
}

function notKept({ reason, diskFull }: NotKept): string {
  const { solves } = texts.backend
  return diskFull ? solves.progressDiskFull : solves.progressNotKept(reason)
}
