import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { furtherCost } from '#shared/games/farkle/analysis/further-cost.ts'
import type { FurtherSolved } from '#shared/games/farkle/analysis/further-outlook.ts'
import { whyNoPositions } from '#shared/games/farkle/analysis/too-large.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { beatGame } from '#shared/games/farkle/solve/leftover/beat-solver.ts'
import { leftoverGame } from '#shared/games/farkle/solve/leftover/leftover-game.ts'
import { roundsGame } from '#shared/games/farkle/solve/rounds/rounds-solver.ts'
import { keptByRules } from '../../kept-by-rules.ts'
import type { Solving } from '../../solve/solving.ts'
import type { WinSolving } from './win-solving.ts'
import { machinePace } from './win/machine-pace.ts'

/** A solved game with further state, of which positions are read. */
export interface FurtherGame {
  readonly solved: FurtherSolved
  /** Of the player who begins. */
  readonly winProbability: number
}

/** Solves games with further state for their positions, through the cache. */
export class FurtherSolving {
  readonly #solving: Pick<Solving, 'solve' | 'known'>
  readonly #gameOf: WinSolving['gameOf']
  readonly #rounds = keptByRules(ruleHash, roundsGame)
  readonly #leftovers = keptByRules(ruleHash, leftoverGame)
  readonly #beats = keptByRules(ruleHash, beatGame)

  constructor(solving: Pick<Solving, 'solve' | 'known'>, gameOf: WinSolving['gameOf']) {
    this.#solving = solving
    this.#gameOf = gameOf
  }

  /** State of a game's solve; solves nothing. */
  async status(rules: RuleSet): Promise<AnswerOf<BackendRequests, 'positions.status'>> {
    const nothing = { reason: null, fraction: 0, secondsLeft: 0, megabytes: 0, mapSeconds: 0 }
    const reason = whyNoPositions(this.#gameOf(rules))
    const { states, seconds, megabytes } = furtherCost(rules)
    const answer = { ...nothing, states }
    if (reason !== null) return { ...answer, state: 'impossible', reason }
    const solver = rules.end === 'rounds' ? 'rounds' : 'leftovers'
    if ((await this.#solving.known(solver, rules)) !== undefined) {
      return { ...answer, state: 'solved', fraction: 1 }
    }
    return { ...answer, state: 'unsolved', secondsLeft: machinePace() * seconds, megabytes }
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet): Promise<FurtherGame> {
    const game = this.#gameOf(rules)
    const reason = whyNoPositions(game)
    if (reason !== null) {
      throw new RequestError('invalid-request', () => whyNoPositions(game) ?? reason)
    }
    if (rules.end === 'rounds') {
      const { values, winProbability } = await this.#solving.solve('rounds', { rules })
      return { solved: { kind: 'rounds', rounds: this.#rounds(rules), values }, winProbability }
    }
    const { table, winProbability } = await this.#solving.solve('leftovers', { rules })
    const { fresh, offered } = table!
    const solved: FurtherSolved = rules.beatLastTurn
      ? { kind: 'beat', game: this.#beats(rules), values: fresh }
      : { kind: 'leftovers', laidOut: this.#leftovers(rules), table: { fresh, offered } }
    return { solved, winProbability }
  }
}
