import { Worker, type ResourceLimits } from 'node:worker_threads'
import { RequestError } from '#shared/contract/errors.ts'
import type { Progress } from '#shared/games/solver.ts'
import { texts } from '#shared/texts/texts.ts'
import type { JoinOrder, WorkerMessage } from '../serve-solvers.ts'
import { reportedError, workerEnd } from '../worker-retry.ts'
import { SharedSolveState } from './shared-solve-state.ts'
import { awakeClock } from '../awake-clock.ts'

/** Maximum work lost in a crash, approximately. */
const CHECKPOINT_EVERY_MS = 5_000

const LOOK_EVERY_MS = 100

export interface WatchOptions {
  readonly checkpointEveryMs?: number
  /** Milliseconds without the computer's sleep. */
  readonly clock?: () => number
}

/** Calls `look` with the seconds worked, repeatedly and once at the end. */
export function watchTeam(
  state: SharedSolveState,
  { checkpointEveryMs = CHECKPOINT_EVERY_MS, clock = awakeClock() }: WatchOptions,
  look: (seconds: number) => void,
) {
  const begun = clock()
  let last = begun
  const tell = (): void => look((clock() - begun) / 1000)
  const requestCheckpoint = (): void => {
    last = clock()
    state.requestCheckpoint()
  }
  const timer = setInterval(() => {
    tell()
    if (clock() - last >= checkpointEveryMs) requestCheckpoint()
  }, LOOK_EVERY_MS)
  return {
    requestCheckpoint,
    end() {
      clearInterval(timer)
      tell()
    },
  }
}

export interface TeamRun<Checkpoint, Result> {
  readonly task: unknown
  /** Fewer threads than usual suffice. */
  readonly mostMembers?: number
  /** Seconds of earlier runs, from the checkpoint. */
  readonly secondsBefore: number
  /** Part done, 0 to 1; `piecesTaken` counts pieces of the current step. */
  progress(piecesTaken: number): number
  /** Only called while no member works. */
  checkpoint?(seconds: number): Checkpoint
  /** Called on request of a member, while the team waits. */
  saveStep?(): Promise<void>
  result(seconds: number): Result
}

export interface TeamOptions extends WatchOptions {
  readonly workerFile: string | URL
  readonly members: number
  readonly resourceLimits?: ResourceLimits
}

interface TeamListener<Checkpoint> {
  readonly progress: Progress
  /** Must not reject. */
  readonly save: (checkpoint: Checkpoint) => Promise<void>
  readonly started: (requestCheckpoint: () => void) => void
}

/**
 * On abort it ends after the current step and saves a checkpoint. The result is bit-identical for
 * any number of threads. Rejects with RequestError `cancelled`, a member's error, or WorkerDied;
 * then work since the last checkpoint is lost, as the dead member's state is unknown.
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
    progress(run.progress(state.piecesTaken))
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
