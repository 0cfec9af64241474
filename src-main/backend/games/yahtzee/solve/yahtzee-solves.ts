import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import { tableSize, yahtzeeGame, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import type { ScoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { EMPTY_CARD, type Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import { YAHTZEE_SOLVER_VERSION } from '#shared/games/yahtzee/solve/solver.ts'
import { needsCategories, type Strategy } from '#shared/games/yahtzee/analysis/strategies.ts'
import type { Jobs } from '../../../solve/jobs.ts'
import { keptByRules } from '../../../kept-by-rules.ts'
import type { ResultCache } from '../../../solve/result-cache.ts'
import type { ResultLabel } from '../../../solve/result-codec.ts'
import type { Progress } from '../../../solve/solvers.ts'
import type { Solving } from '../../../solve/solving.ts'
import { TeamJobs } from '../../../solve/team/team-jobs.ts'
import { fitsGame, YAHTZEE_CHECKPOINTS, type YahtzeeCheckpoint } from './yahtzee-board.ts'
import {
  partAbove,
  solveYahtzeeInTeam,
  type YahtzeeTable,
  type YahtzeeTeamOptions,
} from './yahtzee-team.ts'

/** A game with everything that was found out about it. */
export interface SolvedYahtzee extends YahtzeeTable {
  readonly game: YahtzeeGame
  readonly analyser: YahtzeeAnalyser
}

export interface YahtzeeSolvesOptions {
  readonly cache: ResultCache
  readonly jobs: Jobs
  readonly solving: Solving
  readonly checkpointFolder: string
  readonly workerFile: string | URL
  readonly notice: (message: string) => void
  /** How a team works, if not as usual. */
  readonly team?: Pick<YahtzeeTeamOptions, 'members' | 'keepEveryMs'>
}

const labelOf = (key: string): ResultLabel => ({
  solver: 'yahtzee',
  solverVersion: YAHTZEE_SOLVER_VERSION,
  key,
})

/** Solves games of Yahtzee: from the cache, from a checkpoint, or from the beginning. */
export class YahtzeeSolves {
  readonly #options: YahtzeeSolvesOptions
  readonly #teams: TeamJobs
  /** The game laid out. */
  readonly gameOf = keptByRules(ruleHash, yahtzeeGame)
  readonly #analysers = new WeakMap<Float64Array, YahtzeeAnalyser>()

  constructor(options: YahtzeeSolvesOptions) {
    this.#options = options
    this.#teams = new TeamJobs(options.jobs, options.notice)
  }

  /** Has every solve that is going on write its checkpoint soon. */
  keep(): void {
    this.#teams.keep()
  }

  /** What was found before; undefined if nothing was, and then nothing is solved. */
  async known(rules: RuleSet): Promise<SolvedYahtzee | undefined> {
    const found = await this.#options.cache.get(labelOf(ruleHash(rules)))
    return found === undefined ? undefined : this.#solved(rules, found as YahtzeeTable)
  }

  /** The part of a game that a solve which was stopped has done. */
  async partDone(rules: RuleSet): Promise<number> {
    const game = this.gameOf(rules)
    const checkpoint = await this.#checkpoint(game, ruleHash(rules))
    return checkpoint ? partAbove(game, checkpoint.level - 1) : 0
  }

  states(rules: RuleSet): number {
    return tableSize(this.gameOf(rules))
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet): Promise<SolvedYahtzee> {
    const known = await this.known(rules)
    if (known) return known
    const key = ruleHash(rules)
    const name = { solve: 'yahtzee', rules: rules.name, hash: key } as const
    const found = await this.#teams.run(`yahtzee ${key}`, name, (progress, signal) =>
      this.#solve(rules, key, progress, signal),
    )
    return this.#solved(rules, found)
  }

  /** Whether the final scores of the best play were found before. */
  async scoresKnown(rules: RuleSet): Promise<boolean> {
    const found = await this.#options.solving.known('yahtzee-scores', rules, 'optimal')
    return found !== undefined
  }

  /** The final scores of a strategy; of the rest of a game from another card than the empty one. */
  async statistics(
    rules: RuleSet,
    strategy: Strategy,
    card: Scorecard = EMPTY_CARD,
  ): Promise<ScoreStatistics> {
    const { solving } = this.#options
    const { table } = await this.solve(rules)
    const categories = needsCategories(strategy)
      ? (await this.statistics(rules, 'optimal')).categories
      : null
    const task = { rules, table, strategy, categories, card }
    if (card.used === EMPTY_CARD.used) return solving.solve('yahtzee-scores', task, strategy)
    const { used, upper, yahtzeeScored } = card
    const variant = `${strategy} ${used} ${upper} ${yahtzeeScored}`
    return solving.make('yahtzee-scores', task, variant)
  }

  #solved(rules: RuleSet, found: YahtzeeTable): SolvedYahtzee {
    const game = this.gameOf(rules)
    const { table, seconds } = found
    const analyser = this.#analysers.get(table) ?? new YahtzeeAnalyser(game, table)
    this.#analysers.set(table, analyser)
    return { game, table, seconds, analyser }
  }

  #checkpoint(game: YahtzeeGame, key: string): Promise<YahtzeeCheckpoint | null> {
    const { checkpointFolder, notice } = this.#options
    const fits = (found: Partial<YahtzeeCheckpoint>): boolean => fitsGame(game, found)
    return YAHTZEE_CHECKPOINTS.read(checkpointFolder, key, fits, notice)
  }

  async #solve(
    rules: RuleSet,
    key: string,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<YahtzeeTable> {
    const { cache, checkpointFolder, workerFile, notice, team } = this.#options
    const game = this.gameOf(rules)
    const checkpoint = { file: YAHTZEE_CHECKPOINTS.file(checkpointFolder, key), key }
    const { keepers } = this.#teams
    const options = { workerFile, checkpoint, notice, keepers, ...team }
    const from = await this.#checkpoint(game, key)
    const found = await solveYahtzeeInTeam(game, from, options, progress, signal)
    await cache.put(labelOf(key), found)
    await YAHTZEE_CHECKPOINTS.remove(checkpointFolder, key)
    return found
  }
}
