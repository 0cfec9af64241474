import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Probability } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { fractionDone } from '#shared/farkle/win/solve-progress.ts'
import type { WinGame, WinTable } from '#shared/farkle/win/win-game.ts'
import type { TeamOrder, WorkerWord } from '../solver-worker.ts'
import type { Progress } from '../solvers.ts'
import { CONTROL, PASSES, TEAM, TeamBoard, type Checkpoint, type Standing } from './team-board.ts'

/** Work that a crash may cost at most, and a little less. */
export const KEEP_EVERY_MS = 5_000

const LOOK_EVERY_MS = 100

/** What a team needs to work. */
export interface TeamOptions {
  readonly workerFile: string | URL
  readonly checkpoint: { readonly file: string; readonly key: string }
  readonly notice: (message: string) => void
  /** Threads; one per core unless told otherwise. */
  readonly members?: number
  readonly keepEveryMs?: number
}

/**
 * Solves a game in a team of threads that share its values. Told to stop, it ends within a moment
 * and leaves a checkpoint; so it does every few seconds. Rejects with RequestError `cancelled` or
 * `solver-failed`. The result is the same to the last bit for any number of threads, and whether or
 * not the solve was interrupted.
 */
export async function solveInTeam(
  game: WinGame,
  from: Checkpoint | null,
  options: TeamOptions,
  progress: Progress,
  signal: AbortSignal,
): Promise<WinTable & { readonly seconds: number }> {
  const members = options.members ?? availableParallelism()
  const shared = TeamBoard.create(game, members, options.checkpoint, from)
  const { control } = shared
  const workers: Worker[] = []
  const stop = (): void => void Atomics.store(control, CONTROL.stop, 1)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const every = options.keepEveryMs ?? KEEP_EVERY_MS
  let kept = performance.now()
  const look = setInterval(() => {
    const { pass, ...standing } = shared.standing()
    const fraction = fractionDone(game, { pass: PASSES[pass]!, ...standing })
    progress(fraction, residualSoFar(game, standing))
    if (performance.now() - kept < every) return
    kept = performance.now()
    Atomics.store(control, CONTROL.keep, 1)
  }, LOOK_EVERY_MS)
  try {
    await Promise.all(
      Array.from({ length: members }, (_, index) => {
        const worker = new Worker(options.workerFile)
        workers.push(worker)
        return member(worker, { team: shared.task, index }, options.notice)
      }),
    )
  } finally {
    clearInterval(look)
    signal.removeEventListener('abort', stop)
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
  if (Atomics.load(control, CONTROL.state) !== TEAM.done) {
    throw new RequestError('cancelled', 'The solve was stopped. What is done is kept.')
  }
  const { lastChange, evaluations, seconds } = shared.standing()
  return { values: shared.board.values, residual: lastChange, evaluations, seconds }
}

/**
 * How far the values are from their equations: those that are done, where one pass solves all; after
 * a pass that is repeated, all of them. Undefined before there is anything to tell.
 */
function residualSoFar(
  game: WinGame,
  { passes, change, lastChange }: Omit<Standing, 'pass'>,
): Probability | undefined {
  if (game.penalty === 0) return change > 0 ? change : undefined
  return passes > 0 ? lastChange : undefined
}

/** Waits for one member's end. */
function member(
  worker: Worker,
  order: TeamOrder,
  notice: (message: string) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (reason: string): void => {
      reject(new RequestError('solver-failed', `The solve failed: ${reason}`))
    }
    worker.on('message', (word: WorkerWord) => {
      if (word.kind === 'notice') notice(word.message)
      if (word.kind === 'failed') failed(word.reason)
      if (word.kind === 'done') resolve()
    })
    worker.on('error', (error) => failed(error instanceof Error ? error.message : String(error)))
    worker.on('exit', (code) => failed(`its thread ended with code ${code}.`))
    worker.postMessage(order)
  })
}
