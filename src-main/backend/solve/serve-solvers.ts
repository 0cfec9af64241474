import { constants, getPriority, setPriority } from 'node:os'
import { getHeapStatistics } from 'node:v8'
import { parentPort } from 'node:worker_threads'
import type {
  Progress,
  Solver,
  SolverList,
  SolverParams,
  TeamSolver,
  TeamSolverList,
} from '#shared/games/solver.ts'
import type { Language } from '#shared/texts/language.ts'
import { SharedSolveState } from './team/shared-solve-state.ts'

export interface SolveOrder {
  readonly solver: string
  readonly task: SolverParams
  readonly language: Language
  readonly begun?: unknown
}

export interface JoinOrder {
  readonly team: string
  readonly task: unknown
  /** Index of the member, from 0. */
  readonly index: number
  /** Buffer of a SharedSolveState. */
  readonly state: SharedArrayBuffer
}

export interface WorkerFailure {
  readonly error: Error
  /** Reason code if the solve cannot succeed; null for any other failure. */
  readonly unsolvable: string | null
}

export type WorkerMessage =
  | { readonly kind: 'progress'; readonly fraction: number }
  /** The team waits until the main thread has saved. */
  | { readonly kind: 'save'; readonly what: 'checkpoint' | 'step' }
  /** State from which another run can resume. */
  | { readonly kind: 'keep'; readonly begun: unknown }
  | { readonly kind: 'done'; readonly result: unknown; readonly heldBytes: number }
  | ({ readonly kind: 'failed' } & WorkerFailure)

const PROGRESS_EVERY_MS = 100

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

function throttledProgress(): Progress {
  let last = -Infinity
  return (fraction) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    send({ kind: 'progress', fraction })
  }
}

/**
 * Linux only: elsewhere the priority belongs to the whole process and would slow down requests.
 * Never raises a priority that is already lower.
 */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) {
    setPriority(PRIORITY_BELOW_NORMAL)
  }
}

function failureOf(thrown: unknown): WorkerFailure {
  // Copying an error to another thread keeps only type and message.
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { error, unsolvable: 'unsolvable' in error ? String(error.unsolvable) : null }
}

export function serveSolvers(solvers: SolverList, teams: TeamSolverList): void {
  async function solve({ solver, task, language, begun }: SolveOrder): Promise<unknown> {
    const found: Solver<SolverParams, unknown> = await solvers[solver]!.load()
    const keep = (begun: unknown): void => {
      send({ kind: 'keep', begun })
    }
    return found.run(task, { progress: throttledProgress(), language, begun, keep })
  }

  async function join({ team, task, index, state: buffer }: JoinOrder): Promise<void> {
    const found: TeamSolver<unknown> = await teams[team]!.load()
    const state = new SharedSolveState(buffer)
    const work = found.join(task, { index, isStopped: () => state.isStopped })
    state.work(work, (what) => {
      send({ kind: 'save', what })
    })
  }

  async function answer(order: SolveOrder | JoinOrder): Promise<void> {
    try {
      const result = await ('team' in order ? join(order) : solve(order))
      const { total_physical_size, external_memory } = getHeapStatistics()
      send({ kind: 'done', result, heldBytes: total_physical_size + external_memory })
    } catch (thrown) {
      send({ kind: 'failed', ...failureOf(thrown) })
    }
  }

  lowerPriority()
  parentPort?.on('message', (order: SolveOrder | JoinOrder) => void answer(order))
}
