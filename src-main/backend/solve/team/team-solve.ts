import { reasonOf } from '#shared/base/reason-of.ts'
import type { Notify } from '#shared/contract/events.ts'
import type { JobName } from '#shared/contract/housekeeping.ts'
import type { Progress } from '#shared/games/solver.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from '../../files/file-reason.ts'
import { isDiskFull } from '../../files/whole-file.ts'
import type { Jobs } from '../jobs.ts'
import { retryOnWorkerDeath, type Explain } from '../worker-retry.ts'
import { runTeam, type TeamOptions, type TeamRun } from './run-team.ts'

/** The game's part of a team solve. `Params` identify what is solved. */
export interface TeamPlan<Params, Checkpoint, Result> {
  readonly solver: string
  readonly members: number
  /** For checkpoints that take long to write. */
  readonly checkpointEveryMs?: number
  job(params: Params): { readonly key: string; readonly name: JobName }
  /** From a checkpoint or from the beginning. May reject with RequestError. */
  start(
    params: Params,
    from: Checkpoint | null,
    members: number,
  ): TeamRun<Checkpoint, Result> | Promise<TeamRun<Checkpoint, Result>>
}

export interface CheckpointClaim {
  release(): void
}

export interface TeamStore<Params, Checkpoint, Result> {
  result(params: Params): Promise<Result | undefined>
  checkpoint(params: Params): Promise<Checkpoint | null>
  /** Lock on the checkpoint; null while another process has it. */
  claim(params: Params): CheckpointClaim | null
  /** May reject with a disk error. */
  saveCheckpoint(params: Params, checkpoint: Checkpoint): Promise<void>
  removeCheckpoint(params: Params): Promise<void>
  saveResult(params: Params, result: Result): Promise<void>
}

export interface TeamServices extends Pick<TeamOptions, 'workerFile'> {
  readonly explain: Explain
  readonly jobs: Pick<Jobs, 'run'>
  readonly notice: Notify
  readonly log?: (line: string) => void
  readonly team?: Partial<Pick<TeamOptions, 'members' | 'checkpointEveryMs' | 'resourceLimits'>>
}

/**
 * Takes results from the store or solves in a team of threads, from a checkpoint if there is one.
 */
export class TeamSolve<Params, Checkpoint, Result> {
  readonly #plan: TeamPlan<Params, Checkpoint, Result>
  readonly #store: TeamStore<Params, Checkpoint, Result>
  readonly #services: TeamServices
  /** By job key; a new solve waits for a stopped team that still writes its checkpoint. */
  readonly #teams = new Map<string, Promise<unknown>>()
  readonly #requestCheckpoint = new Map<string, () => void>()

  constructor(
    plan: TeamPlan<Params, Checkpoint, Result>,
    store: TeamStore<Params, Checkpoint, Result>,
    services: TeamServices,
  ) {
    this.#plan = plan
    this.#store = store
    this.#services = services
  }

  get members(): number {
    return this.#services.team?.members ?? this.#plan.members
  }

  requestCheckpoints(): void {
    for (const request of this.#requestCheckpoint.values()) request()
  }

  /** Rejects with RequestError. */
  async solve(params: Params): Promise<Result> {
    const known = await this.#store.result(params)
    if (known !== undefined) return known
    const { jobs, notice, log, explain } = this.#services
    const { key, name } = this.#plan.job(params)
    const work = async (progress: Progress, signal: AbortSignal): Promise<Result> => {
      await this.#teams.get(key)?.catch(() => {})
      // The previous team may have stored the result.
      const found = await this.#store.result(params)
      if (found !== undefined) return found
      const team = retryOnWorkerDeath(() => this.#run(params, key, progress, signal), {
        signal,
        explain,
        retrying: (death) => {
          if (death.fault !== undefined)
            log?.(`A thread of a team failed: ${reasonOf(death.fault)}`)
          notice(() => texts.backend.solves.goesOn(death.reason))
        },
      })
      this.#teams.set(key, team)
      try {
        return await team
      } finally {
        if (this.#teams.get(key) === team) this.#teams.delete(key)
      }
    }
    return jobs.run(`${name.solve} ${key}`, name, work, true)
  }

  async #run(
    params: Params,
    key: string,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<Result> {
    const { workerFile, notice, team } = this.#services
    const { checkpointEveryMs } = this.#plan
    const claim = this.#store.claim(params)
    if (claim === null) notice(() => texts.backend.solves.solvedElsewhere)
    try {
      const from = await this.#store.checkpoint(params)
      const run = await this.#plan.start(params, from, this.members)
      const result = await runTeam(
        this.#plan.solver,
        run,
        {
          workerFile,
          ...(checkpointEveryMs !== undefined && { checkpointEveryMs }),
          ...team,
          members: Math.min(run.mostMembers ?? Infinity, this.members),
        },
        {
          progress,
          save: claim ? this.#checkpointSaver(params) : () => Promise.resolve(),
          started: (request) => this.#requestCheckpoint.set(key, request),
        },
        signal,
      )
      await this.#store.saveResult(params, result)
      if (claim) await this.#store.removeCheckpoint(params)
      return result
    } finally {
      this.#requestCheckpoint.delete(key)
      claim?.release()
    }
  }

  /** If checkpoints cannot be written, the solve goes on; the user is told once. */
  #checkpointSaver(params: Params): (checkpoint: Checkpoint) => Promise<void> {
    let warned = false
    return async (checkpoint) => {
      try {
        await this.#store.saveCheckpoint(params, checkpoint)
      } catch (error) {
        const { notice } = this.#services
        if (!warned) {
          notice(() => {
            const { progressDiskFull, progressNotKept } = texts.backend.solves
            return isDiskFull(error) ? progressDiskFull : progressNotKept(fileReason(error))
          })
        }
        warned = true
      }
    }
  }
}
