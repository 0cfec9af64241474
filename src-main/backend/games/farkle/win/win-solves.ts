import { availableParallelism } from 'node:os'
import { RequestError } from '#shared/contract/errors.ts'
import type { Policy } from '#shared/games/farkle/solve/match/policy.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { fractionDone, secondsExpected } from '#shared/games/farkle/solve/win/solve-progress.ts'
import { gameEndings, type GameEndings } from '#shared/games/farkle/solve/win/turn-values.ts'
import {
  stateCount,
  winGame,
  type WinGame,
  type WinTable,
} from '#shared/games/farkle/solve/win/win-game.ts'
import { tooLarge, WIN_SOLVER_VERSION } from '#shared/games/farkle/solve/win/win-solver.ts'
import type { Jobs } from '../../../solve/jobs.ts'
import { keptByRules } from '../../../kept-by-rules.ts'
import type { ResultCache } from '../../../solve/result-cache.ts'
import type { ResultLabel } from '../../../solve/result-codec.ts'
import type { Progress } from '../../../solve/solvers.ts'
import type { Solving } from '../../../solve/solving.ts'
import { TeamJobs } from '../../../solve/team/team-jobs.ts'
import type { MatchResult, SolvedWin, ThresholdResult, WinSolving } from '../win-solving.ts'
import { checkpointFile, readCheckpoint, removeCheckpoint } from './checkpoint-file.ts'
import { PASSES, type Checkpoint } from './team-board.ts'
import { solveInTeam, type TeamOptions } from './win-team.ts'

type StoredWin = WinTable & { readonly seconds: number }

export interface WinSolvesOptions {
  readonly cache: ResultCache
  readonly jobs: Jobs
  readonly solving: Solving
  readonly checkpointFolder: string
  readonly workerFile: string | URL
  readonly notice: (message: string) => void
  /** How a team works, if not as usual. */
  readonly team?: Pick<TeamOptions, 'members' | 'keepEveryMs'>
}

const labelOf = (key: string): ResultLabel => ({
  solver: 'win',
  solverVersion: WIN_SOLVER_VERSION,
  key,
})

function layOut(rules: RuleSet): { game: WinGame; endings: GameEndings } {
  const game = winGame(rules)
  return { game, endings: gameEndings(game) }
}

/** Solves two-player games: from the cache, from a checkpoint, or from the beginning. */
export class WinSolves implements WinSolving {
  readonly #options: WinSolvesOptions
  readonly #teams: TeamJobs
  readonly #gameOf = keptByRules(ruleHash, layOut)

  constructor(options: WinSolvesOptions) {
    this.#options = options
    this.#teams = new TeamJobs(options.jobs, options.notice)
  }

  /** Has every solve that is going on write its checkpoint soon. */
  keep(): void {
    this.#teams.keep()
  }

  async status(rules: RuleSet): ReturnType<WinSolving['status']> {
    const { cache } = this.#options
    const key = ruleHash(rules)
    const game = winGame(rules)
    const answer = { reason: null, fraction: 0, states: stateCount(game), secondsLeft: 0 }
    const reason = tooLarge(game)
    if (reason !== null) return { ...answer, state: 'impossible', reason }
    if ((await cache.get(labelOf(key))) !== undefined) {
      return { ...answer, state: 'solved', fraction: 1 }
    }
    const seconds = secondsExpected(game, this.#options.team?.members ?? availableParallelism())
    const checkpoint = await this.#checkpoint(game, key)
    if (!checkpoint) return { ...answer, state: 'unsolved', secondsLeft: seconds }
    const { pass, ...standing } = checkpoint
    const fraction = fractionDone(game, { pass: PASSES[pass]!, ...standing })
    return { ...answer, state: 'begun', fraction, secondsLeft: seconds * (1 - fraction) }
  }

  #checkpoint(game: WinGame, key: string): Promise<Checkpoint | null> {
    const { checkpointFolder, notice } = this.#options
    return readCheckpoint(checkpointFolder, key, game, notice)
  }

  async solve(rules: RuleSet): Promise<SolvedWin> {
    const key = ruleHash(rules)
    const known = (await this.#options.cache.get(labelOf(key))) as StoredWin | undefined
    const table =
      known ??
      (await this.#teams.run(
        `win ${key}`,
        { solve: 'win', rules: rules.name, hash: key },
        (progress, signal) => this.#solve(rules, key, progress, signal),
      ))
    return { ...this.#gameOf(rules), table, seconds: table.seconds }
  }

  async #solve(
    rules: RuleSet,
    key: string,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<StoredWin> {
    const { cache, checkpointFolder, workerFile, notice, team } = this.#options
    const game = winGame(rules)
    const problem = tooLarge(game)
    if (problem !== null) throw new RequestError('invalid-request', problem)
    const checkpoint = { file: checkpointFile(checkpointFolder, key), key }
    const { keepers } = this.#teams
    const options = { workerFile, checkpoint, notice, keepers, ...team }
    const from = await this.#checkpoint(game, key)
    const table = await solveInTeam(game, from, options, progress, signal)
    await cache.put(labelOf(key), table)
    await removeCheckpoint(checkpointFolder, key)
    return table
  }

  async match(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult> {
    const thresholds = async (policy: Policy): Promise<Policy> =>
      policy.kind === 'go-for-it' && policy.thresholds === null
        ? { kind: 'go-for-it', thresholds: await this.thresholds(rules) }
        : policy
    const [ours, theirs] = [await thresholds(first), await thresholds(second)]
    const { table } = await this.solve(rules)
    const match = await this.#options.solving.solve(
      'match',
      { rules, values: table.values, first: ours, second: theirs },
      `${policyText(ours)} ${policyText(theirs)}`,
    )
    return {
      asFirst: match.first.asFirst,
      asSecond: match.first.asSecond,
      residual: match.residual,
    }
  }

  async thresholds(rules: RuleSet): Promise<ThresholdResult> {
    const { table } = await this.solve(rules)
    const found = await this.#options.solving.solve(
      'thresholds',
      { rules, values: table.values },
      '',
    )
    return {
      own: [...found.thresholds.own],
      opponent: [...found.thresholds.opponent],
      average: found.average,
      withoutThresholds: found.withoutThresholds,
      neighbours: found.neighbours.map((neighbour) => ({ ...neighbour })),
    }
  }
}
