import { constants, getPriority, setPriority } from 'node:os'
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

/** Asks a worker to solve something alone. */
export interface SolveOrder {
  readonly solver: string
  readonly task: SolverParams
  readonly language: Language
  /** What an earlier run has kept; undefined if there is nothing. */
  readonly begun?: unknown
}

/** Asks a worker to become a member of a team. */
export interface JoinOrder {
  readonly team: string
  readonly task: unknown
  /** Its number in the team. */
  readonly index: number
  /** State that the team shares besides its task; see SharedSolveState. */
  readonly state: SharedArrayBuffer
}

/** Error that a worker reports. */
export interface WorkerFailure {
  readonly error: Error
  /** Code of the reason, for a solve that cannot succeed; null for any other failure. */
  readonly unsolvable: string | null
}

/** Message from a worker to the main thread. */
export type WorkerMessage =
  | { readonly kind: 'progress'; readonly fraction: number; readonly residual?: number }
  /** The team waits until the main thread has saved what it has. */
  | { readonly kind: 'save'; readonly what: 'checkpoint' | 'step' }
  /** What another run can go on from. */
  | { readonly kind: 'keep'; readonly begun: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | ({ readonly kind: 'failed' } & WorkerFailure)

const PROGRESS_EVERY_MS = 100

const send = (message: WorkerMessage): void => parentPort?.postMessage(message)

function throttledProgress(): Progress {
  let last = -Infinity
  return (fraction, residual) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    send({ kind: 'progress', fraction, ...(residual !== undefined && { residual }) })
  }
}

/**
 * Lowers this thread's priority on Linux. Elsewhere a priority belongs to the whole process, and the
 * answers would slow down with the solves. Nobody may raise the priority of a process that was
 * started with a lower one.
 */
function lowerPriority(): void {
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (process.platform === 'linux' && getPriority() < PRIORITY_BELOW_NORMAL) {
    setPriority(PRIORITY_BELOW_NORMAL)
  }
}

function failureOf(thrown: unknown): WorkerFailure {
  // An error keeps its type and message when it is copied to another thread, but nothing else.
  const error = thrown instanceof Error ? thrown : new Error(String(thrown))
  return { error, unsolvable: 'unsolvable' in error ? String(error.unsolvable) : null }
}

/** Makes this worker solve with these solvers whatever it is asked to. */
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
      send({ kind: 'done', result: await ('team' in order ? join(order) : solve(order)) })
    } catch (thrown) {
      send({ kind: 'failed', ...failureOf(thrown) })
    }
  }

  lowerPriority()
  parentPort?.on('message', (order: SolveOrder | JoinOrder) => void answer(order))
}
