import { parentPort } from 'node:worker_threads'
import type { SolverName, SolverTasks } from '#main/backend/solvers.ts'
import type { TeamOrder, WorkerOrder, WorkerWord } from '#main/backend/solve/solver-worker.ts'

// The solver's worker for rules whose name begins with Short, in solves that then take no time. All
// others fail at once: a fuzz asks for far too many that take minutes.

/** They take seconds for any rules. */
const SLOW: readonly SolverName[] = ['yahtzee-scores', 'yahtzee-step']

const say = (word: WorkerWord): void => parentPort?.postMessage(word)

async function solve<N extends SolverName>(solver: N, task: SolverTasks[N]): Promise<WorkerWord> {
  if (SLOW.includes(solver) || !task.rules.name.startsWith('Short')) {
    return { kind: 'failed', reason: 'Only short games are solved.', outOfMemory: false }
  }
  const { SOLVERS } = await import('#main/backend/solvers.ts')
  return { kind: 'done', result: SOLVERS[solver].run(task, () => {}) }
}

async function run(order: WorkerOrder | TeamOrder): Promise<void> {
  try {
    if ('solver' in order) say(await solve(order.solver, order.task))
    else say({ kind: 'failed', reason: 'No teams.', outOfMemory: false })
  } catch (error) {
    say({ kind: 'failed', reason: String(error), outOfMemory: false })
  }
}

parentPort?.on('message', (order: WorkerOrder | TeamOrder) => void run(order))
