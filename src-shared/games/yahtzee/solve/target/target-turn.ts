import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { Multiset } from '../../../../dice/multiset.ts'
import { CATEGORIES, type Category, numberOf } from '../../rules/categories.ts'
import { stateIndex, type YahtzeeGame } from '../game.ts'
import { keepNumber, meanOfRolls, ROLL_COUNT } from '../keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../outcomes.ts'
import { newStages, plainStages, type StageValues } from '../reroll-values.ts'
import type { Scorecard } from '../../rules/scorecard.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'

/** Chances closer than this part of themselves are equal but for rounding. */
export const TARGET_TIE = 1e-5

/** A turn of somebody who needs at least so many more points, seen from inside. */
export class TargetTurnView {
  readonly #outcomes: TurnOutcomes
  readonly #values = new Float64Array(OUTCOMES.length)
  readonly #stages: StageValues

  /**
   * The card must have an open category; `chanceAfter` tells the chance of at least so many more
   * points from a state that follows.
   */
  constructor(
    game: YahtzeeGame,
    card: Scorecard,
    need: Points,
    chanceAfter: (state: number, need: Points) => Probability,
  ) {
    this.#outcomes = new TurnOutcomes(game)
    this.#stages = newStages(game.rules.rerolls)
    this.#outcomes.look(stateIndex(game, card))
    const { open, points, targets } = this.#outcomes
    for (const category of open) {
      for (const outcome of OUTCOMES_IN[category]!) {
        const scored = points[outcome]!
        const left = need - scored
        const isSure = left <= 0 && scored !== NOT_ALLOWED
        this.#values[outcome] =
          scored === NOT_ALLOWED ? 0 : isSure ? 1 : chanceAfter(targets[outcome]!, left)
      }
    }
    this.#fillLast(open)
    plainStages(this.#stages)
  }

  #fillLast(open: readonly number[]): void {
    const last = this.#stages.best[0]!
    for (let roll = 0; roll < ROLL_COUNT; roll++) {
      for (const category of open) {
        const value = this.#values[OUTCOME_OF[roll * CATEGORIES.length + category]!]!
        if (value > last[roll]!) last[roll] = value
      }
    }
  }

  /** Before the dice are rolled. */
  get chance(): Probability {
    return asProbability(meanOfRolls(this.#stages.best.at(-1)!))
  }

  /**
   * Of keeping some dice and rolling the others, with so many rerolls left before that. Who keeps all
   * five stops.
   */
  ofKeep(dice: Multiset, rerolls: number): Probability {
    const number = keepNumber(dice)
    const { keeps, best } = this.#stages
    return asProbability(number < ROLL_COUNT ? best[0]![number]! : keeps[rerolls]![number]!)
  }

  /** Of scoring a roll in an open category that it is allowed in. */
  ofCategory(roll: Multiset, category: Category): Probability {
    return this.#values[OUTCOME_OF[keepNumber(roll) * CATEGORIES.length + numberOf(category)]!]!
  }
}

/** The ranks of chances, from 1; those that are equal but for rounding share one. */
export function chanceRanks(sorted: readonly Probability[]): number[] {
  let rank = 1
  return sorted.map((chance, i) => {
    if (i > 0 && sorted[i - 1]! - chance > TARGET_TIE * sorted[i - 1]!) rank = i + 1
    return rank
  })
}
