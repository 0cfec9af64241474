import { availableParallelism } from 'node:os'
import { Worker, type ResourceLimits } from 'node:worker_threads'
import { reasonOf } from '#shared/base/reason-of.ts'
import type { Progress, SolverParams } from '#shared/games/solver.ts'
import { currentLanguage } from '#shared/texts/locale.ts'
import type { SolveOrder, WorkerMessage } from './serve-solvers.ts'
import {
  reportedError,
  retryOnWorkerDeath,
  stopped,
  workerEnd,
  type Explain,
} from './worker-retry.ts'

export interface Resume {
  begun(): unknown
  keep(begun: unknown): void
}

interface Waiting {
  readonly order: SolveOrder
  readonly progress: Progress
  readonly resume: Resume | undefined
  readonly signal: AbortSignal
  readonly withdraw: () => void
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

export interface PoolOptions {
  /** Maximum number of workers; default: one per core. */
  readonly most?: number
  readonly resourceLimits?: ResourceLimits
  readonly log?: (line: string) => void
  readonly explain?: Explain
}

/** An idle thread gives no memory back, so that one which holds more, typed arrays too, is ended. */
const MAX_HELD_BYTES = 96 * 1024 * 1024

/**
 * Pool of solver threads, started on demand and reused. Cancelling terminates a worker, since a
 * solver does not poll for messages. If a worker dies, its task is retried once.
 */
export class SolverPool {
  readonly #workerFile: string | URL
  readonly #options: PoolOptions
  readonly #most: number
  readonly #idle: Worker[] = []
  readonly #busy = new Set<Worker>()
  readonly #waiting: Waiting[] = []
  #closed = false

  constructor(workerFile: string | URL, options: PoolOptions = {}) {
    this.#workerFile = workerFile
    this.#options = options
    this.#most = options.most ?? availableParallelism()
  }

  /** Rejects with RequestError `cancelled` or `solver-failed`. */
  run(
    solver: string,
    task: SolverParams,
    progress: Progress,
    signal: AbortSignal,
    resume?: Resume,
  ): Promise<unknown> {
    const attempt = (): Promise<unknown> => {
      const order = { solver, task, language: currentLanguage(), begun: resume?.begun() }
      return this.#queue(order, progress, signal, resume)
    }
    const { explain = (code: string) => code, log } = this.#options
    return retryOnWorkerDeath(attempt, {
      signal,
      explain,
      retrying: ({ reason, fault }) => {
        const why = fault === undefined ? reason : reasonOf(fault)
        log?.(`A worker that solved ${solver} died (${why}). Another one tries.`)
      },
    })
  }

  #queue(
    order: SolveOrder,
    progress: Progress,
    signal: AbortSignal,
    resume: Resume | undefined,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed || signal.aborted) {
        reject(stopped())
        return
      }
      const withdraw = (): void => {
        const at = this.#waiting.indexOf(waiting)
        if (at >= 0) this.#waiting.splice(at, 1)
        reject(stopped())
      }
      const waiting = { order, progress, resume, signal, withdraw, resolve, reject }
      this.#waiting.push(waiting)
      signal.addEventListener('abort', withdraw)
      this.#next()
    })
  }

  /** Terminates all workers. Running, waiting and later tasks reject as cancelled. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { reject } of this.#waiting.splice(0)) reject(stopped())
    await Promise.all([...this.#busy, ...this.#idle].map((worker) => worker.terminate()))
  }

  #next(): void {
    if (this.#busy.size >= this.#most) return
    const waiting = this.#waiting.shift()
    if (!waiting) return
    waiting.signal.removeEventListener('abort', waiting.withdraw)
    try {
      const worker = this.#idle.pop() ?? this.#start()
      this.#busy.add(worker)
      this.#give(worker, waiting)
    } catch (error) {
      waiting.reject(error)
    }
  }

  #start(): Worker {
    const { resourceLimits } = this.#options
    const worker = new Worker(this.#workerFile, resourceLimits && { resourceLimits })
    // Without a listener, an error of an idle worker would end the process.
    const forget = (): void => {
      const at = this.#idle.indexOf(worker)
      if (at >= 0) this.#idle.splice(at, 1)
    }
    worker.on('error', forget)
    worker.on('exit', forget)
    return worker
  }

  #give(worker: Worker, { order, progress, resume, signal, resolve, reject }: Waiting): void {
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
    const hear = (message: WorkerMessage): void => {
      if (message.kind === 'progress') progress(message.fraction)
      if (message.kind === 'keep') resume?.keep(message.begun)
      if (message.kind !== 'done' && message.kind !== 'failed') return
      const isLarge = message.kind === 'done' && message.heldBytes > MAX_HELD_BYTES
      settle(!isLarge)
      if (isLarge) void worker.terminate()
      if (message.kind === 'done') resolve(message.result)
      else reject(reportedError(message))
    }
    const broken = (thrown: unknown): void => {
      settle(false)
      reject(workerEnd(thrown))
    }
    const gone = (code: number): void => {
      settle(false)
      reject(this.#closed ? stopped() : workerEnd(code))
    }
    const stop = (): void => {
      settle(false)
      void worker.terminate()
      reject(stopped())
    }
    worker.ref()
    worker.on('message', hear)
    worker.on('error', broken)
    worker.on('exit', gone)
    signal.addEventListener('abort', stop)
    try {
      worker.postMessage(order)
    } catch (error) {
      // The task could not be copied (for example: no memory), so the worker is still usable.
      settle(true)
      reject(error)
    }
  }
}
