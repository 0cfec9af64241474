import type { Clock } from '#shared/base/clock.ts'
import type { StudyStore } from '../store/study-store.ts'
import { waiting, type Waiting } from './answer-records.ts'
import type { Grading } from './grading.ts'
import { playedOf, type AskedGame } from './played.ts'
import { ProgressQueries, progressOf } from './progress.ts'
import { shownPast } from './session-end.ts'
import { Standings } from './standings.ts'

interface ResultsOptions {
  readonly grading: Grading
  readonly store: StudyStore
  readonly clock: () => Clock
  readonly signal: AbortSignal
}

interface Asked extends AskedGame {
  /** In ms since the epoch; null for all answers. */
  readonly since?: number | null
}

export class DrillResults {
  readonly #options: ResultsOptions
  readonly #standings: Standings

  constructor(options: ResultsOptions) {
    this.#options = options
    this.#standings = new Standings(options.store, options.signal)
  }

  async #subjectOf({ game: name, rules, goal, since = null }: Asked) {
    const { grading, clock } = this.#options
    const { game, drill } = await grading.gameNamed(name)
    return {
      drill,
      subject: { played: playedOf(game, rules, goal), since: since ?? 0, clock: clock() },
    }
  }

  async progress(asked: Asked & { readonly sessions: number }) {
    const { drill, subject } = await this.#subjectOf(asked)
    return this.#options.store.use((database) => ({
      game: asked.game,
      ...progressOf(database, drill, subject, asked.sessions),
    }))
  }

  /** Solves the game once there are enough answers. */
  async standing(asked: Asked) {
    const { drill, subject } = await this.#subjectOf(asked)
    const { played, clock } = subject
    const kit = () => this.#options.grading.kitOf(played, null)
    return { game: asked.game, ...(await this.#standings.of(drill, played, kit, clock)) }
  }

  async days(asked: Asked & { readonly limit: number }) {
    const { subject } = await this.#subjectOf(asked)
    return this.#options.store.use((database) => ({
      game: asked.game,
      days: new ProgressQueries(database, subject).days(asked.limit),
    }))
  }

  async waiting(asked: Asked & { readonly which: Waiting; readonly limit: number }) {
    const { drill, subject } = await this.#subjectOf(asked)
    const { game, rules, which, limit } = asked
    return this.#options.store.use((database) => ({
      game,
      answers: waiting(database, which, { ...subject, limit }).flatMap((one) =>
        shownPast(drill, rules, one),
      ),
    }))
  }
}
