import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { SOLVERS, type Progress, type SolverName, type SolverTasks } from './solvers.ts'

/** What a worker is told to do. */
export interface WorkerOrder<N extends SolverName = SolverName> {
  readonly solver: N
  readonly task: SolverTasks[N]
}

/** What a worker says. */
export type WorkerWord =
  | { readonly kind: 'progress'; readonly fraction: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string }

const PROGRESS_EVERY_MS = 100

// Elsewhere a priority belongs to the whole process, and the answers would slow down with the solves.
// Nobody may raise the priority of a process that was started with a lower one.
const { PRIORITY_BELOW_NORMAL } = constants.priority
if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) {
  setPriority(PRIORITY_BELOW_NORMAL)
}

const say = (word: WorkerWord): void => parentPort?.postMessage(word)

function throttled(): Progress {
  let last = -Infinity
  return (fraction) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    say({ kind: 'progress', fraction })
  }
}

function run<N extends SolverName>({ solver, task }: WorkerOrder<N>): void {
  try {
    say({ kind: 'done', result: SOLVERS[solver].run(task, throttled()) })
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', run)
