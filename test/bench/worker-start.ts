import { Worker } from 'node:worker_threads'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { gameEndings } from '#shared/games/farkle/solve/win/past-goal.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { winLayout } from '#shared/games/farkle/solve/win/win-solver.ts'
import { WinSolveState } from '#shared/games/farkle/solve/win/win-work.ts'
import type { JoinOrder, WorkerMessage } from '#main/backend/solve/serve-solvers.ts'
import { SharedSolveState } from '#main/backend/solve/team/shared-solve-state.ts'
import { loadedWith } from '#test/support/module-graph.ts'
import { median } from './measure.ts'
import type { Tell } from './tell.ts'

const RUNS = 15

/** A game of one state, so that all the time is the thread's own: it starts, loads and joins. */
const GAME = winGame({ ...PRESETS.farkle, goal: 50 })

/** Milliseconds from the start of a thread to the end of its part in a solve. */
async function startedIn(): Promise<number> {
  const { memory } = WinSolveState.create(GAME, 1, null)
  const task = { ...winLayout(GAME, gameEndings(GAME)), memory }
  const state = SharedSolveState.create(1).buffer
  const order: JoinOrder = { team: 'win', task, index: 0, state }
  const begun = performance.now()
  const worker = new Worker(
    new URL('../../src-main/backend/solve/solver-worker.ts', import.meta.url),
  )
  try {
    await new Promise<void>((resolve, reject) => {
      worker.on('error', reject)
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'failed') reject(message.error)
        if (message.kind === 'done') resolve()
      })
      worker.postMessage(order)
    })
    return performance.now() - begun
  } finally {
    await worker.terminate()
  }
}

/** The app's modules that a thread reads to solve for wins. */
function modulesRead(): number {
  const entries = [
    'src-main/backend/solve/solver-worker.ts',
    'src-shared/games/farkle/solve/win/win-work.ts',
  ]
  return [...loadedWith(...entries)].filter((file) => file.startsWith('src-')).length
}

/** How long a thread takes until it solves, and what it reads for it. */
export async function workerStart(tell: Tell): Promise<void> {
  const times: number[] = []
  for (let i = 0; i < RUNS; i++) times.push(await startedIn())
  tell('Modules that a thread reads to solve for wins', modulesRead(), 'files')
  tell('A thread starts and joins a solve for wins', median(times), 'ms')
}
