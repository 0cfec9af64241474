import type { Points, Probability } from '../../../../base/units.ts'
import type { Scorecard } from '../../rules/scorecard.ts'
import { ChanceTurn } from '../chance-turn.ts'
import { stateIndex, type CardStates } from '../states.ts'

/** Chances with a relative difference below this are equal up to rounding. */
const TARGET_TIE = 1e-5

/** The same for chances to win, in double precision. */
export const WIN_TIE = 1e-10

/** Probabilities within a turn of a player who needs at least `need` more points. */
export class TargetTurnView extends ChanceTurn {
  /** The card must not be full. `chanceAfter`: chance of `need` more points from a next state. */
  constructor(
    states: CardStates,
    card: Scorecard,
    need: Points,
    chanceAfter: (state: number, need: Points) => Probability,
  ) {
    super(states)
    this.look(stateIndex(states, card), (state, points) =>
      points >= need ? 1 : chanceAfter(state, need - points),
    )
  }
}

/** Ranks of descending chances, from 1; chances equal up to rounding share a rank. */
export function chanceRanks(sorted: readonly Probability[], tie: number = TARGET_TIE): number[] {
  let rank = 1
  return sorted.map((chance, i) => {
    if (i > 0 && sorted[i - 1]! - chance > tie * sorted[i - 1]!) rank = i + 1
    return rank
  })
}
