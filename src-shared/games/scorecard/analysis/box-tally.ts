import type { Points, Probability } from '../../../base/units.ts'
import type { PolicySteps } from '../solve/policy-steps.ts'
import { outcomesOf, type Outcome } from '../solve/outcomes.ts'
import { firstAlikeScored, type CardStates } from '../solve/states.ts'

/** Statistics of one box under a policy, without points for further dice all alike. */
export interface BoxFigures {
  readonly mean: Points
  readonly standardDeviation: Points
  readonly zero: Probability
}

/** Mean numbers per game of turns that end with dice all alike, and of those paid as further ones. */
export interface AlikeFigures {
  readonly rolled: number
  readonly bonuses: number
  readonly bonusMean: Points
}

export class BoxTally {
  readonly #states: CardStates
  readonly #outcomes: readonly Outcome[]
  readonly #scoredFrom: number
  readonly #means: Float64Array
  readonly #squares: Float64Array
  readonly #zeros: Float64Array
  #rolled = 0
  #bonuses = 0

  constructor(states: CardStates) {
    const { rules } = states
    const { length } = rules.boxes
    this.#states = states
    this.#outcomes = outcomesOf(rules).list
    this.#scoredFrom = firstAlikeScored(states)
    this.#means = new Float64Array(length)
    this.#squares = new Float64Array(length)
    this.#zeros = new Float64Array(length)
  }

  /** Adds the steps from a state that is reached with this probability. */
  add(state: number, steps: PolicySteps, mass: Probability): void {
    const isScored = state >= this.#scoredFrom
    for (let i = 0; i < steps.count; i++) {
      const chance = mass * steps.chance[i]!
      const { box, face } = this.#outcomes[steps.outcome[i]!]!
      let points = steps.points[i]!
      if (face > 0) {
        this.#rolled += chance
        if (isScored) {
          points -= this.#states.rules.further
          this.#bonuses += chance
        }
      }
      this.#means[box]! += chance * points
      this.#squares[box]! += chance * points ** 2
      if (points === 0) this.#zeros[box]! += chance
    }
  }

  /** By box; all zero for a box that was used on the start card. */
  boxes(): BoxFigures[] {
    return Array.from(this.#means, (mean, i) => {
      const standardDeviation = Math.sqrt(Math.max(0, this.#squares[i]! - mean ** 2))
      return { mean, standardDeviation, zero: this.#zeros[i]! }
    })
  }

  alike(): AlikeFigures {
    const bonuses = this.#bonuses
    return { rolled: this.#rolled, bonuses, bonusMean: bonuses * this.#states.rules.further }
  }
}
