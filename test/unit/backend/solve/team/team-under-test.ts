import { join } from 'node:path'
import type { Progress } from '#shared/games/solver.ts'
import type { Jobs } from '#main/backend/solve/jobs.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { FileStore, type FileStoreKind } from '#main/backend/solve/team/file-store.ts'
import { TeamSolve, type TeamPlan, type TeamServices } from '#main/backend/solve/team/team-solve.ts'
import { SOLVER_WORKER, temporaryFolder } from '../../harness.ts'

/** Services for a team without the backend around it; what it says and tells is kept. */
export function teamServices(more: Partial<TeamServices> = {}) {
  const notices: string[] = []
  const told: number[] = []
  const progress: Progress = (fraction) => told.push(fraction)
  const stop = { signal: new AbortController().signal }
  const jobs: Pick<Jobs, 'run'> = { run: (_key, _name, work) => work(progress, stop.signal) }
  const services: TeamServices = {
    jobs,
    workerFile: SOLVER_WORKER,
    explain: (code) => code,
    notice: (words) => notices.push(words()),
    ...more,
  }
  return { services, notices, told, stop }
}

/** A team that works in a folder of its own; `run` solves, until the signal says otherwise. */
export function teamOf<Params, Checkpoint, Result>(
  plan: TeamPlan<Params, Checkpoint, Result> & FileStoreKind<Params, Checkpoint>,
  params: Params,
  more: Partial<TeamServices> = {},
  folder: string = temporaryFolder(),
) {
  const { services, notices, told, stop } = teamServices(more)
  const checkpointFolder = join(folder, 'unfinished')
  const { notice } = services
  const cache = new ResultCache({ folder: join(folder, 'results'), notice })
  const store = new FileStore<Params, Checkpoint, Result>(plan, { cache, checkpointFolder, notice })
  return {
    cache,
    notices,
    told,
    file: store.file(params),
    checkpoint: () => store.checkpoint(params),
    keep: (checkpoint: Checkpoint) => store.saveCheckpoint(params, checkpoint),
    run(signal: AbortSignal = new AbortController().signal): Promise<Result> {
      stop.signal = signal
      return new TeamSolve(plan, store, services).solve(params)
    },
  }
}
