import type { Probability } from '../../../base/units.ts'
import type { Multiset } from '../../../dice/multiset.ts'
import { keepNumber, meanOfRolls, ROLLS } from '../solve/keeps.ts'
import { newStages, plainStages, type StageValues } from '../solve/reroll-values.ts'
import { patternPoints } from '../rules/scoring.ts'

/** How often a box is filled with something by who plays for it and nothing else. */
export class PatternOdds {
  readonly #stages: StageValues

  /** Of the category so numbered, with at most so many rerolls. */
  constructor(category: number, rerolls: number) {
    this.#stages = newStages(rerolls)
    const [last] = this.#stages.best
    ROLLS.forEach((dice, roll) => (last![roll] = patternPoints(category, dice) > 0 ? 1 : 0))
    plainStages(this.#stages)
  }

  /** Within so many rolls from the first on. */
  within(rolls: number): Probability {
    return meanOfRolls(this.#stages.best[rolls - 1]!)
  }

  /** After some dice were kept and the others are rolled, so many times at most. */
  holding(keep: Multiset, rerolls: number): Probability {
    return this.#stages.keeps[rerolls]![keepNumber(keep)]!
  }
}
