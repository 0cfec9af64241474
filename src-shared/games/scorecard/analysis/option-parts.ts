import { multisetOf, type Face } from '../../../dice/multiset.ts'
import { countOfSet, type Scorecard } from '../rules/scorecard.ts'
import { newParts, PartsOfStates, type BoxParts } from '../solve/box-parts.ts'
import { keepNumber, latticeOf, type DiceLattice } from '../solve/lattice.ts'
import { outcomeIn } from '../solve/outcomes.ts'
import { TurnChances } from '../solve/policy.ts'
import { addUp } from '../solve/policy-steps.ts'
import { compiledStages } from '../solve/reroll-values.ts'
import { stateIndex, type CardStates } from '../solve/states.ts'
import { TurnView } from './turn-view.ts'

/** A position of a turn, and what is done there. */
export interface AskedOption {
  readonly card: Scorecard
  readonly dice: readonly Face[]
  readonly rerolls: number
  /** The boxes are for the first roll of the turn. */
  readonly atOnce: boolean
  /** Either is null; keeping all dice ends the turn. */
  readonly keep: readonly Face[] | null
  readonly box: number | null
}

/** With more open boxes, the states that follow are too many to be worked out at once. */
const MOST_OPEN = 7

/** Most states kept beside a table. */
const MOST_CACHED = 100_000

/** Parts of the points after an option, under the play for most points. */
export class OptionParts {
  readonly #states: CardStates
  readonly #lattice: DiceLattice
  readonly #view: TurnView
  readonly #policy: TurnView
  readonly #turn: TurnChances
  readonly #chances: Float64Array
  readonly #askTable: () => void
  #hasTable = false
  #parts: PartsOfStates

  /**
   * `values`: the solved card. `askTable`: called when parts of an early card are asked for before
   * `useTable`; without the table only those of late cards are known.
   */
  constructor(states: CardStates, values: Float64Array, askTable: () => void = () => {}) {
    const { rules } = states
    const options = { fillStages: compiledStages(rules) }
    this.#states = states
    this.#lattice = latticeOf(rules.dice)
    this.#view = new TurnView(states, values, options)
    this.#turn = new TurnChances(rules.dice)
    this.#chances = new Float64Array(this.#view.outcomes.of.list.length)
    this.#askTable = askTable
    this.#policy = new TurnView(states, values, options)
    this.#parts = new PartsOfStates(states, this.#policy)
  }

  /** `table`: the result of partsTable for the same card. */
  useTable(table: Float64Array): void {
    this.#parts = new PartsOfStates(this.#states, this.#policy, table)
    this.#hasTable = true
  }

  /** False for an early card without the table. */
  canTell({ used }: Scorecard): boolean {
    const isLate = this.#states.rules.boxes.length - countOfSet(used) <= MOST_OPEN
    if (!this.#hasTable && !isLate) this.#askTable()
    return this.#hasTable || isLate
  }

  /** Expected points still to come by box, and the chances to score; see canTell. */
  after({ card, dice, rerolls, atOnce, keep, box }: AskedOption): BoxParts {
    if (this.#parts.kept > MOST_CACHED) this.#parts.forget()
    const { rules } = this.#states
    const state = stateIndex(this.#states, card)
    const view = this.#view
    view.look(state)
    const chances = this.#chances.fill(0)
    if (keep) this.#addKeep(keep, rerolls)
    else {
      const roll = keepNumber(this.#lattice, multisetOf(dice))
      chances[outcomeIn(view.outcomes.of, roll, box!, atOnce)] = 1
    }
    const { points, targets } = view.outcomes
    const sum = newParts(rules.boxes.length)
    chances.forEach((chance, outcome) => {
      if (chance === 0) return
      const step = { outcome, points: points[outcome]!, target: targets[outcome]! }
      this.#parts.addStep(sum, state, step, chance)
    })
    return sum
  }

  #addKeep(keep: readonly Face[], rerolls: number): void {
    const view = this.#view
    const number = keepNumber(this.#lattice, multisetOf(keep))
    const isStop = number < this.#lattice.rolls.length
    if (view.outcomes.of.atOnce && isStop && rerolls === this.#states.rules.rolls - 1) {
      this.#chances[this.#bestAtOnce(number)] = 1
      return
    }
    addUp(this.#chances, view.chosen, this.#turn.ofKeep(view, number, isStop ? 0 : rerolls - 1))
  }

  #bestAtOnce(roll: number): number {
    const { values } = this.#view
    const { open, of } = this.#view.outcomes
    return open
      .map((box) => outcomeIn(of, roll, box, true))
      .reduce((best, one) => (values[one]! > values[best]! ? one : best))
  }
}
