import type { Probability } from '../../../../base/units.ts'
import type { LastChance } from '../match/end-values.ts'
import { Outcomes } from '../match/outcomes.ts'
import { topRow } from '../match/planned-player.ts'
import type { Player } from '../match/player.ts'
import { needOf, type FinalTurn } from '../win/final-turn.ts'
import { finalTurnOf, type GameEndings } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { endRow, goalRow } from '../win/win-states.ts'
import { farklesWorth, type ThumbRule } from './thumb-rule.ts'
import { ThumbTurns } from './thumb-turns.ts'

export const HARDLY_EVER = 1e-7

/** Merges scores and drops rare events; scores in steps. */
interface Coarse {
  /** The representative of a score, never a smaller score: no bank may pass the goal. */
  readonly likeOf: (score: number) => number
  readonly least: Probability
}

const EXACT: Coarse = { likeOf: (score) => score, least: 0 }

/** Plays by a rule of thumb. In a last turn only a win or a tie is banked. */
export class ThumbPlayer implements Player {
  readonly outcomes = new Outcomes()
  readonly #game: WinGame
  readonly #final: FinalTurn | null
  readonly #turns: ThumbTurns
  readonly #coarse: Coarse
  /** By farkles in a row, the smallest count for which the rule says the same. */
  readonly #farklesLike: readonly number[]
  readonly #seats: number
  /** Outcome number + 1 by both banked scores, farkles and seat; 0 for not played yet. */
  readonly #known: Int32Array
  /** Win probabilities of a last turn by [rows needed * 2 + (one row less ties)]. */
  readonly #last: Float64Array

  constructor(game: WinGame, endings: GameEndings, rule: ThumbRule, coarse = EXACT) {
    this.#game = game
    this.#coarse = coarse
    this.#final = finalTurnOf(endings)
    this.#turns = new ThumbTurns(game, rule, topRow(game, endings), coarse.least)
    // The second player has the last word and needs no lead.
    this.#seats = rule.lead.every((points) => points === 0) ? 1 : game.seats
    const worth = Array.from({ length: game.counters }, (_, k) => farklesWorth(rule, k))
    this.#farklesLike = worth.map((points) => worth.indexOf(points))
    this.#known = new Int32Array(game.scores * game.scores * game.counters * this.#seats)
    this.#last = new Float64Array(2 * ((this.#final?.rows ?? 0) + 1)).fill(NaN)
  }

  outcomeAt(
    itsOwn: number,
    itsOpponent: number,
    ownFarkles: number,
    _opponentFarkles: number,
    second: boolean,
  ): number {
    const { lowest, scores, counters } = this.#game
    const own = this.#coarse.likeOf(itsOwn)
    const opponent = this.#coarse.likeOf(itsOpponent)
    const farkles = this.#farklesLike[ownFarkles]!
    const seat = second && this.#seats === 2 ? counters : 0
    const at = ((seat + farkles) * scores + own - lowest) * scores + opponent - lowest
    if (this.#known[at] === 0) {
      const answered = this.#final !== null && !(second && this.#game.seats === 2)
      const take = endRow(this.#game, own)
      this.#turns.run({ own, opponent, farkles, take, answered, last: null })
      const goal = goalRow(this.#game, own)
      this.#known[at] = this.outcomes.add(this.#turns.mass, goal, this.#final === null) + 1
    }
    return this.#known[at]! - 1
  }

  readonly lastChance: LastChance = (own, target) => {
    const { rows } = this.#final!
    const need = needOf(this.#game, own, target)
    const winRow = Math.min(need.winRow, rows)
    const ties = need.tieRow !== null
    const at = winRow * 2 + Number(ties)
    if (Number.isNaN(this.#last[at]!)) this.#last[at] = this.#turns.lastTurn(winRow, ties)
    return this.#last[at]!
  }
}
