import { Worker, type ResourceLimits } from 'node:worker_threads'
import { RequestError } from '#shared/contract/errors.ts'
import type { Progress } from '#shared/games/solver.ts'
import { texts } from '#shared/texts/texts.ts'
import type { JoinOrder, WorkerMessage } from '../serve-solvers.ts'
import { reportedError, workerEnd } from '../worker-retry.ts'
import { SharedSolveState } from './shared-solve-state.ts'
import { watchTeam, type WatchOptions } from './watch-team.ts'

/** A solve that is set up in shared memory for a team, by the game's part of it. */
export interface TeamRun<Checkpoint, Result> {
  /** Task given to every member; see TeamSolver. */
  readonly task: unknown
  /** Seconds of work before, that a checkpoint tells of. */
  readonly secondsBefore: number
  /** How far it is, 0 to 1, and the residual so far, when so many pieces of its step are taken. */
  progress(piecesTaken: number): {
    readonly fraction: number
    readonly residual: number | undefined
  }
  /** The checkpoint to save; only called while no member works. */
  checkpoint?(seconds: number): Checkpoint
  /** Stores the step that is done; called when a member asks for it, and the team waits meanwhile. */
  saveStep?(): Promise<void>
  result(seconds: number): Result
}

export interface TeamOptions extends WatchOptions {
  readonly workerFile: string | URL
  readonly members: number
  readonly resourceLimits?: ResourceLimits
}

/** Callbacks of a running team. */
interface TeamListener<Checkpoint> {
  readonly progress: Progress
  /** Writes a checkpoint; does not reject. */
  readonly save: (checkpoint: Checkpoint) => Promise<void>
  /** Gets what asks for a checkpoint soon. */
  readonly started: (requestCheckpoint: () => void) => void
}

/**
 * Has a team of threads work until its solve is done; see TeamSolver. Told to stop, it ends after its
 * step and leaves a checkpoint; it also leaves one every few seconds. The result is the same to the
 * last bit for any number of threads. Rejects with RequestError `cancelled`, with what a member
 * reported, or with WorkerDied: what the others have done since the last checkpoint is then lost, for
 * nobody knows where the dead one was.
 */
export async function runTeam<Checkpoint, Result>(
  team: string,
  run: TeamRun<Checkpoint, Result>,
  options: TeamOptions,
  { progress, save, started }: TeamListener<Checkpoint>,
  signal: AbortSignal,
): Promise<Result> {
  const { workerFile, members, resourceLimits } = options
  const state = SharedSolveState.create(members)
  const workers: Worker[] = []
  let seconds = run.secondsBefore
  let saving = Promise.resolve()

  const saveNow = async (what: 'checkpoint' | 'step'): Promise<void> => {
    if (what === 'step') await run.saveStep?.()
    else if (run.checkpoint) await save(run.checkpoint(seconds))
    state.saved()
  }

  /** Waits for one member's end. */
  const member = async (index: number): Promise<void> => {
    const worker = new Worker(workerFile, resourceLimits && { resourceLimits })
    workers.push(worker)
    const order: JoinOrder = { team, task: run.task, index, state: state.buffer }
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'save') {
          saving = saveNow(message.what)
          saving.catch(reject)
        }
        if (message.kind === 'failed') reject(reportedError(message))
        if (message.kind === 'done') resolve()
      })
      worker.on('error', (error) => reject(workerEnd(error)))
      worker.on('exit', (code) => reject(workerEnd(code)))
      worker.postMessage(order)
    })
  }

  const stop = (): void => state.stop()
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const watch = watchTeam(state, options, (worked) => {
    seconds = run.secondsBefore + worked
    const { fraction, residual } = run.progress(state.piecesTaken)
    progress(fraction, residual)
  })
  started(watch.requestCheckpoint)
  try {
    await Promise.all(Array.from({ length: members }, (_, index) => member(index)))
  } finally {
    watch.end()
    signal.removeEventListener('abort', stop)
    await Promise.all(workers.map((worker) => worker.terminate()))
    await saving.catch(() => {})
  }
  if (state.isDone) return run.result(seconds)
  await saveNow('checkpoint')
  throw new RequestError('cancelled', () => texts.backend.solves.stoppedKept)
}
