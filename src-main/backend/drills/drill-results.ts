import type { Clock } from '#shared/base/clock.ts'
import type { Goal } from '#shared/base/goal.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { StudyStore } from '../store/study-store.ts'
import { waiting, type Waiting } from './answer-records.ts'
import type { Grading } from './grading.ts'
import { playedOf } from './played.ts'
import { ProgressQueries, progressOf } from './progress.ts'
import { shownPast } from './session-end.ts'
import { Standings } from './standings.ts'

export interface ResultsOptions {
  readonly grading: Grading
  readonly store: StudyStore
  readonly clock: () => Clock
  /** Stops what is worked out. */
  readonly signal: AbortSignal
}

/** What the answers of all sessions tell: how somebody fares, and what is still to be put right. */
export class DrillResults {
  readonly #options: ResultsOptions
  readonly #standings: Standings

  constructor(options: ResultsOptions) {
    this.#options = options
    this.#standings = new Standings(options.store, options.signal)
  }

  /** How somebody fares, from a time on; null for always. */
  async progress(
    name: string,
    rules: NamedRules,
    goal: Goal,
    since: number | null,
    sessions: number,
  ) {
    const { game, drill } = await this.#options.grading.gameNamed(name)
    const clock = this.#options.clock()
    const subject = { played: playedOf(game, rules, goal), since: since ?? 0, clock }
    return this.#options.store.use((database) => ({
      game: name,
      ...progressOf(database, drill, subject, sessions),
    }))
  }

  /** What somebody loses of a decision, and by what; once it can be told the game is solved for it. */
  async standing(name: string, rules: NamedRules, goal: Goal) {
    const { grading, clock } = this.#options
    const { game, drill } = await grading.gameNamed(name)
    const played = playedOf(game, rules, goal)
    const kit = () => grading.kitOf(played, null)
    return { game: name, ...(await this.#standings.of(drill, played, kit, clock())) }
  }

  /** The last positions of the day that were begun. */
  async days(name: string, rules: NamedRules, goal: Goal, limit: number) {
    const { game } = await this.#options.grading.gameNamed(name)
    const clock = this.#options.clock()
    const subject = { played: playedOf(game, rules, goal), since: 0, clock }
    return this.#options.store.use((database) => ({
      game: name,
      days: new ProgressQueries(database, subject).days(limit),
    }))
  }

  /** Answers that still have to be corrected, worst first. */
  async waiting(
    name: string,
    rules: NamedRules,
    goal: Goal,
    { which, since, limit }: { which: Waiting; since: number | null; limit: number },
  ) {
    const { game, drill } = await this.#options.grading.gameNamed(name)
    const wanted = { played: playedOf(game, rules, goal), since: since ?? 0, limit }
    return this.#options.store.use((database) => ({
      game: name,
      answers: waiting(database, which, wanted).flatMap((one) => shownPast(drill, rules, one)),
    }))
  }
}
