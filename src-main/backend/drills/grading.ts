import type { Goal } from '#shared/base/units.ts'
import type { NamedRules } from '#shared/base/rules.ts'
import type { Game } from '#shared/games/game.ts'
import { gameNamed } from '#shared/games/games.ts'
import type { AnySetup, Drill } from '#shared/study/drill.ts'
import type { GradeThresholds } from '#shared/study/grade.ts'
import { backendOf, type GameBackends } from '../games/game.ts'
import type { StudyStore } from '../store/study-store.ts'
import { Calibrations, type Calibration } from './calibrations.ts'
import type { DrillGame } from './drill-game.ts'
import { ownThresholds, playedOf, setOwnThresholds, type Played } from './played.ts'
import { askOnce, retryOf, type RetryAsked } from './retry.ts'

/** Creates the kit of a game: what its questions are generated from and graded with. */
export interface DrillKits {
  /** Solves the game if needed; `setup` is null for thresholds. Rejects with RequestError. */
  kitOf(played: Played, setup: AnySetup | null): Promise<object>
  /** Goal for grading at a table of `players`; solves nothing. Omitted if there are only points. */
  goalAtTable?(rules: NamedRules, players: number): Promise<Goal>
}

export interface GradingOptions {
  readonly games: readonly Game[]
  readonly backends: GameBackends
  readonly store: StudyStore
  readonly signal: AbortSignal
}

export class Grading {
  readonly #options: GradingOptions
  readonly #calibrations: Calibrations

  constructor(options: GradingOptions) {
    this.#options = options
    this.#calibrations = new Calibrations(options.store, options.signal)
  }

  async gameNamed(name: string): Promise<DrillGame> {
    const game = gameNamed(name, this.#options.games)
    return { game, drill: await game.drill.load() }
  }

  kitOf(played: Played, setup: AnySetup | null): Promise<object> {
    return backendOf(this.#options.backends, played.game).drills.kitOf(played, setup)
  }

  async goalAtTable(name: string, rules: NamedRules, players: number): Promise<Goal> {
    const { drills } = backendOf(this.#options.backends, name)
    return (await drills.goalAtTable?.(rules, players)) ?? 'points'
  }

  #calibrated(drill: Drill, { hash, goal }: Played, kit: object): Promise<Calibration> {
    return this.#calibrations.of(`${hash} ${goal}`, (seed, count) => drill.gaps(kit, seed, count))
  }

  async thresholdsOf(drill: Drill, played: Played, kit: object): Promise<GradeThresholds> {
    const own = this.#options.store.use((database) => ownThresholds(database, played))
    return own ?? (await this.#calibrated(drill, played, kit)).thresholds
  }

  /** Solves the game first if needed. */
  async of(played: Played): Promise<{
    readonly drill: Drill
    readonly kit: object
    readonly thresholds: GradeThresholds
  }> {
    const { drill } = await this.gameNamed(played.game)
    const kit = await this.kitOf(played, null)
    return { drill, kit, thresholds: await this.thresholdsOf(drill, played, kit) }
  }

  /** Grades outside of sessions and stores nothing; choice null only shows the decision. */
  async retry(name: string, asked: RetryAsked) {
    const found = await this.gameNamed(name)
    const played = retryOf(found, asked)
    return askOnce(found, asked, await this.of(played), this.#options.signal)
  }

  async thresholds(name: string, rules: NamedRules, goal: Goal) {
    const { game, drill } = await this.gameNamed(name)
    const played = playedOf(game, rules, goal)
    const own = this.#options.store.use((database) => ownThresholds(database, played))
    const kit = await this.kitOf(played, null)
    const { thresholds, quantiles } = await this.#calibrated(drill, played, kit)
    return {
      game: name,
      ...{ inUse: own ?? thresholds, calibrated: thresholds, gaps: quantiles },
      edited: own !== null,
    }
  }

  setThresholds(
    name: string,
    rules: NamedRules,
    goal: Goal,
    thresholds: GradeThresholds | null,
  ): void {
    const played = playedOf(gameNamed(name, this.#options.games), rules, goal)
    this.#options.store.use((database) => setOwnThresholds(database, played, thresholds))
  }
}
