import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { TeamTask } from './win/team-board.ts'
import type { Progress, SolverName, SolverTasks } from './solvers.ts'

/** What a worker is told to do. */
export interface WorkerOrder<N extends SolverName = SolverName> {
  readonly solver: N
  readonly task: SolverTasks[N]
}

/** What a worker is told that is to be one of a team. */
export interface TeamOrder {
  readonly team: TeamTask
  readonly index: number
}

/** What a worker says. */
export type WorkerWord =
  | { readonly kind: 'notice'; readonly message: string }
  | { readonly kind: 'progress'; readonly fraction: number; readonly residual?: number }
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
  return (fraction, residual) => {
    const now = performance.now()
    if (now - last < PROGRESS_EVERY_MS) return
    last = now
    say({ kind: 'progress', fraction, ...(residual !== undefined && { residual }) })
  }
}

// A thread loads what its order needs and nothing else: a team's members are waited for.
async function solve<N extends SolverName>({ solver, task }: WorkerOrder<N>): Promise<unknown> {
  const { SOLVERS } = await import('./solvers.ts')
  return SOLVERS[solver].run(task, throttled())
}

async function work({ team, index }: TeamOrder): Promise<void> {
  const { joinTeam } = await import('./win/team-member.ts')
  joinTeam(team, index, (message) => {
    say({ kind: 'notice', message })
  })
}

async function run(order: WorkerOrder | TeamOrder): Promise<void> {
  try {
    say({ kind: 'done', result: await ('team' in order ? work(order) : solve(order)) })
  } catch (error) {
    say({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) })
  }
}

parentPort?.on('message', (order: WorkerOrder | TeamOrder) => void run(order))
