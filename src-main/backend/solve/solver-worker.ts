import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Language } from '#shared/texts/language.ts'
import type { TeamTask } from '../games/farkle/win/team-board.ts'
import type { TargetTask } from '../games/yahtzee/solve/target-board.ts'
import type { YahtzeeTask } from '../games/yahtzee/solve/yahtzee-board.ts'
import type { NotKept } from './team/work-in-team.ts'
import type { Progress, SolverName, SolverTasks } from './solvers.ts'
import { isOutOfMemory, reasonOf, type Complaint } from './complaint.ts'

/** What a worker is told to do. */
export interface WorkerOrder<N extends SolverName = SolverName> {
  readonly solver: N
  readonly task: SolverTasks[N]
  /** What its words are to be in. */
  readonly language: Language
}

/** What a worker is told that is to be one of a team. */
export type TeamOrder =
  | { readonly team: TeamTask; readonly index: number; readonly language: Language }
  | { readonly yahtzee: YahtzeeTask }
  | { readonly targets: TargetTask }

/** What a worker says. */
export type WorkerWord =
  | ({ readonly kind: 'not-kept' } & NotKept)
  | { readonly kind: 'progress'; readonly fraction: number; readonly residual?: number }
  | { readonly kind: 'done'; readonly result: unknown }
  | ({ readonly kind: 'failed' } & Complaint)

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
async function solve<N extends SolverName>(order: WorkerOrder<N>): Promise<unknown> {
  const { solver, task, language } = order
  const { SOLVERS } = await import('./solvers.ts')
  const { setLocale } = await import('#shared/texts/locale.ts')
  await setLocale(language)
  return SOLVERS[solver].run(task, throttled())
}

const notKept = (trouble: NotKept): void => {
  say({ kind: 'not-kept', ...trouble })
}

async function work(order: TeamOrder): Promise<void> {
  if ('yahtzee' in order) {
    const { joinYahtzeeTeam } = await import('../games/yahtzee/solve/yahtzee-member.ts')
    joinYahtzeeTeam(order.yahtzee, notKept)
    return
  }
  if ('targets' in order) {
    const { joinTargetTeam } = await import('../games/yahtzee/solve/target-member.ts')
    joinTargetTeam(order.targets, notKept)
    return
  }
  const { joinTeam } = await import('../games/farkle/win/team-member.ts')
  const { setLocale } = await import('#shared/texts/locale.ts')
  await setLocale(order.language)
  joinTeam(order.team, order.index, notKept)
}

async function run(order: WorkerOrder | TeamOrder): Promise<void> {
  try {
    say({ kind: 'done', result: await ('solver' in order ? solve(order) : work(order)) })
  } catch (error) {
    say({ kind: 'failed', reason: reasonOf(error), outOfMemory: isOutOfMemory(error) })
  }
}

parentPort?.on('message', (order: WorkerOrder | TeamOrder) => void run(order))
