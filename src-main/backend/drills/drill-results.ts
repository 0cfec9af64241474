import type { Clock } from '#shared/base/clock.ts'
import type { Goal } from '#shared/base/units.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { StudyStore } from '../store/study-store.ts'
import { waiting, type Waiting } from './answer-records.ts'
import type { Grading } from './grading.ts'
import { playedOf } from './played.ts'
import { ProgressQueries, progressOf } from './progress.ts'
import { shownPast } from './session-end.ts'
import { Standings } from './standings.ts'

interface ResultsOptions {
  readonly grading: Grading
  readonly store: StudyStore
  readonly clock: () => Clock
  readonly signal: AbortSignal
}

export class DrillResults {
  readonly #options: ResultsOptions
  readonly #standings: Standings

  constructor(options: ResultsOptions) {
    this.#options = options
    this.#standings = new Standings(options.store, options.signal)
  }

  /** `since` in ms since the epoch; null for all answers. */
  async #subjectOf(name: string, rules: NamedRules, goal: Goal, since: number | null = null) {
    const { grading, clock } = this.#options
    const { game, drill } = await grading.gameNamed(name)
    return {
      drill,
      subject: { played: playedOf(game, rules, goal), since: since ?? 0, clock: clock() },
    }
  }

  async progress(
    name: string,
    rules: NamedRules,
    goal: Goal,
    since: number | null,
    sessions: number,
  ) {
    const { drill, subject } = await this.#subjectOf(name, rules, goal, since)
    return this.#options.store.use((database) => ({
      game: name,
      ...progressOf(database, drill, subject, sessions),
    }))
  }

  /** Solves the game once there are enough answers. */
  async standing(name: string, rules: NamedRules, goal: Goal) {
    const { drill, subject } = await this.#subjectOf(name, rules, goal)
    const { played, clock } = subject
    const kit = () => this.#options.grading.kitOf(played, null)
    return { game: name, ...(await this.#standings.of(drill, played, kit, clock)) }
  }

  async days(name: string, rules: NamedRules, goal: Goal, limit: number) {
    const { subject } = await this.#subjectOf(name, rules, goal)
    return this.#options.store.use((database) => ({
      game: name,
      days: new ProgressQueries(database, subject).days(limit),
    }))
  }

  async waiting(
    name: string,
    rules: NamedRules,
    goal: Goal,
    { which, since, limit }: { which: Waiting; since: number | null; limit: number },
  ) {
    const { drill, subject } = await this.#subjectOf(name, rules, goal, since)
    return this.#options.store.use((database) => ({
      game: name,
      answers: waiting(database, which, { ...subject, limit }).flatMap((one) =>
        shownPast(drill, rules, one),
      ),
    }))
  }
}
