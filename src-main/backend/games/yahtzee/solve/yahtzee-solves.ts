import { availableParallelism } from 'node:os'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { YahtzeeAnalyser } from '#shared/games/yahtzee/analysis/analysis.ts'
import {
  tableSize,
  TURNS,
  yahtzeeGame,
  type YahtzeeGame,
} from '#shared/games/yahtzee/solve/game.ts'
import type { ScoreStatistics } from '#shared/games/yahtzee/analysis/score-distribution.ts'
import { EMPTY_CARD, type Scorecard } from '#shared/games/yahtzee/rules/scorecard.ts'
import {
  levelStates,
  YAHTZEE_SOLVER_VERSION,
  type SolveStanding,
} from '#shared/games/yahtzee/solve/solver.ts'
import { YahtzeeSolveState } from '#shared/games/yahtzee/solve/yahtzee-team.ts'
import { needsCategories } from '#shared/games/yahtzee/analysis/strategies.ts'
import type { Strategy } from '#shared/games/yahtzee/analysis/strategy-names.ts'
import { keptByRules } from '../../../kept-by-rules.ts'
import type { Solving } from '../../../solve/solving.ts'
import {
  FileStore,
  type FileStoreKind,
  type FileStoreOptions,
} from '../../../solve/team/file-store.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan, type TeamServices } from '../../../solve/team/team-solve.ts'

interface StoredYahtzee {
  /** Expected points to come, by stateIndex. */
  readonly table: Float64Array
  readonly seconds: number
}

interface YahtzeeCheckpoint extends SolveStanding {
  readonly seconds: number
}

export interface SolvedYahtzee extends StoredYahtzee {
  readonly game: YahtzeeGame
  readonly analyser: YahtzeeAnalyser
}

/** Share of the states with more than `level` categories used. */
function partAbove(game: YahtzeeGame, level: number): number {
  let above = 0
  let all = 0
  for (let i = 0; i < TURNS; i++) {
    const states = levelStates(game, i)
    all += states
    if (i > level) above += states
  }
  return above / all
}

export class YahtzeePlan
  implements
    TeamPlan<RuleSet, YahtzeeCheckpoint, StoredYahtzee>,
    FileStoreKind<RuleSet, YahtzeeCheckpoint>
{
  readonly solver = 'yahtzee'
  readonly solverVersion = YAHTZEE_SOLVER_VERSION
  /** A thread needs 0.2 s to start, nearly half of the whole solve; two threads are fastest. */
  readonly members = Math.min(2, availableParallelism())
  readonly key = ruleHash
  readonly gameOf = keptByRules(ruleHash, yahtzeeGame)

  job(rules: RuleSet): ReturnType<TeamPlan<RuleSet, YahtzeeCheckpoint, StoredYahtzee>['job']> {
    const key = ruleHash(rules)
    return { key, name: { solve: 'yahtzee', rules: rules.name, hash: key } }
  }

  fits(rules: RuleSet, { level = 0, table }: Partial<YahtzeeCheckpoint>): boolean {
    return table?.length === tableSize(this.gameOf(rules)) && level > 0 && level <= TURNS
  }

  start(rules: RuleSet, from: YahtzeeCheckpoint | null): TeamRun<YahtzeeCheckpoint, StoredYahtzee> {
    const game = this.gameOf(rules)
    const state = YahtzeeSolveState.create(game, from)
    const { memory, table } = state
    return {
      task: { game, memory },
      secondsBefore: from?.seconds ?? 0,
      progress: () => ({ fraction: partAbove(game, state.level), residual: undefined }),
      checkpoint: (seconds) => ({ level: state.level + 1, seconds, table }),
      result: (seconds) => ({ table, seconds }),
    }
  }
}

export interface YahtzeeSolvesOptions extends FileStoreOptions, TeamServices {
  readonly solving: Solving
}

export class YahtzeeSolves {
  readonly #solving: Solving
  readonly #plan = new YahtzeePlan()
  readonly #store: FileStore<RuleSet, YahtzeeCheckpoint, StoredYahtzee>
  readonly #teams: TeamSolve<RuleSet, YahtzeeCheckpoint, StoredYahtzee>
  readonly #analysers = new WeakMap<Float64Array, YahtzeeAnalyser>()

  constructor(options: YahtzeeSolvesOptions) {
    this.#solving = options.solving
    this.#store = new FileStore(this.#plan, options)
    this.#teams = new TeamSolve(this.#plan, this.#store, options)
  }

  requestCheckpoints(): void {
    this.#teams.requestCheckpoints()
  }

  /** Layout of the game, shared by rules that differ only in their name. */
  gameOf(rules: RuleSet): YahtzeeGame {
    return this.#plan.gameOf(rules)
  }

  /** Undefined if there is no stored result. Solves nothing. */
  async known(rules: RuleSet): Promise<SolvedYahtzee | undefined> {
    const found = await this.#store.result(rules)
    return found && this.#solved(rules, found)
  }

  /** Completed part of a stopped solve, 0 to 1. */
  async partDone(rules: RuleSet): Promise<number> {
    const checkpoint = await this.#store.checkpoint(rules)
    return checkpoint ? partAbove(this.gameOf(rules), checkpoint.level - 1) : 0
  }

  states(rules: RuleSet): number {
    return tableSize(this.gameOf(rules))
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet): Promise<SolvedYahtzee> {
    return this.#solved(rules, await this.#teams.solve(rules))
  }

  /** Points still to come under a strategy; from the empty card the final score. */
  async statistics(
    rules: RuleSet,
    strategy: Strategy,
    card: Scorecard = EMPTY_CARD,
  ): Promise<ScoreStatistics> {
    const solving = this.#solving
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

  #solved(rules: RuleSet, found: StoredYahtzee): SolvedYahtzee {
    const game = this.gameOf(rules)
    const { table, seconds } = found
    const analyser = this.#analysers.get(table) ?? new YahtzeeAnalyser(game, table)
    this.#analysers.set(table, analyser)
    return { game, table, seconds, analyser }
  }
}
