import type { JobName } from '#shared/contract/housekeeping.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Jobs, Work } from '../jobs.ts'
import { withFreshThread } from '../thread-end.ts'

/** The teams at work for one solver, each as a job that can go on later. */
export class TeamJobs {
  readonly #jobs: Jobs
  readonly #notice: (message: string) => void
  /** By job: a team that was told to stop still writes its checkpoint. */
  readonly #teams = new Map<string, Promise<unknown>>()
  /** What makes each team write its checkpoint soon. */
  readonly keepers = new Set<() => void>()

  constructor(jobs: Jobs, notice: (message: string) => void) {
    this.#jobs = jobs
    this.#notice = notice
  }

  /** Has every team write its checkpoint soon. */
  keep(): void {
    for (const keep of this.keepers) keep()
  }

  /** Runs a solve unless its key runs already; one whose thread died is tried once more. */
  run<T>(key: string, name: JobName, solve: Work<T>): Promise<T> {
    const work: Work<T> = async (progress, signal) => {
      await this.#teams.get(key)?.catch(() => {})
      const team = withFreshThread(
        () => solve(progress, signal),
        signal,
        (reason) => {
          this.#notice(texts.backend.solves.goesOn(reason))
        },
      )
      this.#teams.set(key, team)
      try {
        return await team
      } finally {
        if (this.#teams.get(key) === team) this.#teams.delete(key)
      }
    }
    return this.#jobs.run(key, name, work, true)
  }
}
