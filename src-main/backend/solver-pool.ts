import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { RequestError } from '#shared/contract/errors.ts'
import type { WorkerOrder, WorkerWord } from './solver-worker.ts'
import type { Progress, SolverName, SolverResults, SolverTasks } from './solvers.ts'

interface Waiting {
  readonly order: WorkerOrder
  readonly progress: Progress
  readonly signal: AbortSignal
  readonly resolve: (result: never) => void
  readonly reject: (error: Error) => void
}

const cancelled = (): RequestError => new RequestError('cancelled', 'The solve was stopped.')

/**
 * Worker threads that solve, at most one per core. Workers are started when there is work and kept
 * for the next; a cancelled solve ends its worker, for a solver never looks up from its work.
 */
export class SolverPool {
  readonly #workerFile: string | URL
  readonly #most: number
  readonly #idle: Worker[] = []
  readonly #busy = new Set<Worker>()
  readonly #waiting: Waiting[] = []

  constructor(workerFile: string | URL, most = availableParallelism()) {
    this.#workerFile = workerFile
    this.#most = most
  }

  /** Solves a task in a worker. Rejects with RequestError `cancelled` or `solver-failed`. */
  run<N extends SolverName>(
    solver: N,
    task: SolverTasks[N],
    progress: Progress,
    signal: AbortSignal,
  ): Promise<SolverResults[N]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order: { solver, task }, progress, signal, resolve, reject })
      this.#next()
    })
  }

  /** Ends all workers; what was running or waiting is rejected as cancelled. */
  async close(): Promise<void> {
    for (const { reject } of this.#waiting.splice(0)) reject(cancelled())
    await Promise.all([...this.#busy, ...this.#idle].map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#busy.size >= this.#most) return
    const waiting = this.#waiting.shift()
    if (!waiting) return
    if (waiting.signal.aborted) {
      waiting.reject(cancelled())
      this.#next()
      return
    }
    const worker = this.#idle.pop() ?? new Worker(this.#workerFile)
    this.#busy.add(worker)
    this.#give(worker, waiting)
  }

  #give(worker: Worker, { order, progress, signal, resolve, reject }: Waiting): void {
    const settle = (reusable: boolean): void => {
      worker.off('message', hear)
      worker.off('error', broken)
      worker.off('exit', gone)
      signal.removeEventListener('abort', stop)
      this.#busy.delete(worker)
      if (reusable) {
        worker.unref()
        this.#idle.push(worker)
      }
      this.#next()
    }
    const fail = (reason: string): void => {
      reject(new RequestError('solver-failed', `The solve failed: ${reason}`))
    }
    const hear = (word: WorkerWord): void => {
      if (word.kind === 'progress') {
        progress(word.fraction)
        return
      }
      settle(true)
      if (word.kind === 'done') resolve(word.result as never)
      else fail(word.reason)
    }
    const broken = (error: Error): void => {
      settle(false)
      fail(error.message)
    }
    const gone = (): void => {
      settle(false)
      reject(cancelled())
    }
    const stop = (): void => {
      settle(false)
      void worker.terminate()
      reject(cancelled())
    }
    worker.ref()
    worker.on('message', hear)
    worker.on('error', broken)
    worker.on('exit', gone)
    signal.addEventListener('abort', stop)
    worker.postMessage(order)
  }
}
