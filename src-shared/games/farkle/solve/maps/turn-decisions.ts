import { ALL_DICE } from '../../../../base/units.ts'
import { DecisionWalk, type Decide } from '../match/decision-walk.ts'
import type { TurnEvaluation } from '../match/turn-guide.ts'
import type { WinGame } from '../win/win-game.ts'

/**
 * The decisions between banking and rolling that an optimal player's turn comes to, with every number
 * of dice: how often, and what the other choice would lose.
 */
export class TurnDecisions {
  /** Decisions of a turn by number of dice; entry 0 unused. */
  readonly perTurn = new Float64Array(ALL_DICE + 1)
  /** Loss of the wrong choice, in win probability, summed over them. */
  readonly lost = new Float64Array(ALL_DICE + 1)
  readonly #walk: DecisionWalk
  readonly #add: Decide

  constructor(game: WinGame) {
    this.#walk = new DecisionWalk(game)
    this.#add = (_, n, chance, gain) => {
      this.perTurn[n]! += chance
      this.lost[n]! += chance * Math.abs(gain)
    }
  }

  /** Counts the decisions of the turn of a player with `own` banked. */
  count(own: number, evaluation: TurnEvaluation): void {
    this.perTurn.fill(0)
    this.lost.fill(0)
    this.#walk.run(own, 1, 0, evaluation, this.#add)
  }
}
