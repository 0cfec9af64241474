import { asProbability, type Points, type Probability } from '../../../../base/units.ts'
import type { Multiset } from '../../../../dice/multiset.ts'
import { CATEGORIES, type Category, numberOf } from '../../rules/categories.ts'
import { stateIndex, type YahtzeeGame } from '../game.ts'
import { keepNumber, meanOfRolls, ROLL_COUNT } from '../keeps.ts'
import { OUTCOME_OF, OUTCOMES, OUTCOMES_IN } from '../outcomes.ts'
import { newStages, plainStages, type StageValues } from '../reroll-values.ts'
import type { Scorecard } from '../../rules/scorecard.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../turn-outcomes.ts'

/** Chances with a relative difference below this are equal up to rounding. */
export const TARGET_TIE = 1e-5

/** Probabilities within a turn of a player who needs at least `need` more points. */
export class TargetTurnView {
  readonly #outcomes: TurnOutcomes
  readonly #values = new Float64Array(OUTCOMES.length)
  readonly #stages: StageValues

  /** The card must not be full. `chanceAfter`: chance of `need` more points from a next state. */
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

  get chance(): Probability {
    return asProbability(meanOfRolls(this.#stages.best.at(-1)!))
  }

  /** After a keep made with `rerolls` rerolls left. Keeping all five dice ends the turn. */
  ofKeep(dice: Multiset, rerolls: number): Probability {
    const number = keepNumber(dice)
    const { keeps, best } = this.#stages
    return asProbability(number < ROLL_COUNT ? best[0]![number]! : keeps[rerolls]![number]!)
  }

  ofCategory(roll: Multiset, category: Category): Probability {
    return this.#values[OUTCOME_OF[keepNumber(roll) * CATEGORIES.length + numberOf(category)]!]!
  }
}

/** Ranks of descending chances, from 1; chances equal up to rounding share a rank. */
export function chanceRanks(sorted: readonly Probability[]): number[] {
  let rank = 1
  return sorted.map((chance, i) => {
    if (i > 0 && sorted[i - 1]! - chance > TARGET_TIE * sorted[i - 1]!) rank = i + 1
    return rank
  })
}
