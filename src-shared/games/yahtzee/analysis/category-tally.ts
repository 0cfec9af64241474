import type { Points, Probability } from '../../../base/units.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { YAHTZEE_SCORED, type YahtzeeGame } from '../solve/game.ts'
import { OUTCOMES } from '../solve/outcomes.ts'
import type { PolicySteps } from '../solve/policy-steps.ts'

/** Statistics of one category under a policy, without Yahtzee bonuses. */
export interface CategoryFigures {
  readonly mean: Points
  readonly standardDeviation: Points
  readonly zero: Probability
}

export interface YahtzeeFigures {
  readonly rolled: number
  readonly bonuses: number
  readonly bonusMean: Points
}

const CATEGORY_OF = Uint8Array.from(OUTCOMES, ({ category }) => category)
const IS_YAHTZEE = Uint8Array.from(OUTCOMES, ({ face }) => (face > 0 ? 1 : 0))

export class CategoryTally {
  readonly #game: YahtzeeGame
  readonly #means = new Float64Array(CATEGORIES.length)
  readonly #squares = new Float64Array(CATEGORIES.length)
  readonly #zeros = new Float64Array(CATEGORIES.length)
  #rolled = 0
  #bonuses = 0

  constructor(game: YahtzeeGame) {
    this.#game = game
  }

  /** masses[s] is the probability of the state steps.states[s]. */
  add(steps: PolicySteps, masses: ArrayLike<Probability>): void {
    const { contexts, rules } = this.#game
    for (let i = 0; i < steps.count; i++) {
      const source = steps.source[i]!
      const chance = masses[source]! * steps.chance[i]!
      const outcome = steps.outcome[i]!
      const category = CATEGORY_OF[outcome]!
      let points = steps.points[i]!
      if (IS_YAHTZEE[outcome] === 1) {
        this.#rolled += chance
        if (steps.states[source]! % contexts >= YAHTZEE_SCORED) {
          points -= rules.yahtzeeBonus
          this.#bonuses += chance
        }
      }
      this.#means[category]! += chance * points
      this.#squares[category]! += chance * points ** 2
      if (points === 0) this.#zeros[category]! += chance
    }
  }

  /** By category number; all zero for a category that was used on the start card. */
  categories(): CategoryFigures[] {
    return CATEGORIES.map((_, i) => {
      const mean = this.#means[i]!
      const standardDeviation = Math.sqrt(Math.max(0, this.#squares[i]! - mean ** 2))
      return { mean, standardDeviation, zero: this.#zeros[i]! }
    })
  }

  yahtzees(): YahtzeeFigures {
    const bonuses = this.#bonuses
    return { rolled: this.#rolled, bonuses, bonusMean: bonuses * this.#game.rules.yahtzeeBonus }
  }
}
