import type { Points } from '../../../base/units.ts'
import { latticeOf, meanOfRolls, type DiceLattice } from '../solve/lattice.ts'
import type { CardOutcomes } from '../solve/outcomes.ts'
import { GO_ON, type TurnPolicy } from '../solve/policy.ts'
import {
  newStages,
  plainStages,
  type FillStages,
  type StageValues,
} from '../solve/reroll-values.ts'
import type { CardStates } from '../solve/states.ts'
import { NOT_ALLOWED, TurnOutcomes } from '../solve/turn-outcomes.ts'

// A local copy for speed: an imported binding may be looked up on each use.
const FORBIDDEN = NOT_ALLOWED

/** Values closer than this are equal, so that rounding decides no choice. */
const TIE = 1e-9

export interface ViewOptions {
  readonly fillStages?: FillStages
  /** All boxes, preferred ones first among equal values; default: ascending. */
  readonly order?: readonly number[]
}

/**
 * Values and choices within a turn of one state, for a player who values next states by `table`.
 * With the solved card's table this is the best play. Ties go to the first box and the larger keep.
 */
export class TurnView implements TurnPolicy {
  readonly #table: Float64Array
  readonly #boxes: number
  readonly #lattice: DiceLattice
  readonly #fillStages: FillStages
  readonly outcomes: TurnOutcomes
  /** By outcome, in open boxes only; -Infinity if not allowed. */
  readonly values: Float64Array
  readonly chosen: Uint16Array
  readonly stages: StageValues
  readonly bestKeeps: readonly Uint16Array[]
  readonly atOnce: Int32Array | null
  /** By roll: value of the best box in the first roll; null if no box has points for it. */
  readonly #firstValues: Float64Array | null
  /** Outcomes of each roll in the open boxes of #unit, roll after roll. */
  readonly #outcomesOf: Uint16Array
  #unit = -1

  constructor(states: CardStates, table: Float64Array, options: ViewOptions = {}) {
    const { rules } = states
    const { fillStages = plainStages(rules.dice), order } = options
    this.outcomes = new TurnOutcomes(states, order)
    this.#fillStages = fillStages
    this.#table = table
    this.#boxes = rules.boxes.length
    this.#lattice = latticeOf(rules.dice)
    const { rolls, keeps } = this.#lattice
    this.values = new Float64Array(this.outcomes.of.list.length)
    this.chosen = new Uint16Array(rolls.length)
    this.#outcomesOf = new Uint16Array(rolls.length * rules.boxes.length)
    this.stages = newStages(rules)
    this.bestKeeps = this.stages.best.map(() => new Uint16Array(keeps.length))
    const { atOnce } = this.outcomes.of
    this.atOnce = atOnce && new Int32Array(rolls.length)
    this.#firstValues = atOnce && new Float64Array(rolls.length)
  }

  look(state: number): void {
    this.outcomes.look(state)
    this.#listOutcomes()
    this.#findValues()
    this.#findLast()
    const { best, keeps } = this.stages
    this.#fillStages(this.stages)
    for (let left = 1; left < best.length; left++) {
      findBestKeeps(this.#lattice, keeps[left]!, best[left]!, this.bestKeeps[left]!)
    }
    if (this.outcomes.of.atOnce) this.#findFirst(this.outcomes.of.atOnce)
  }

  /**
   * Points still to come after a keep (by number), with `rerolls` left before it. Keeping all dice
   * ends the turn, in its first roll with the points for that.
   */
  keepValue(keep: number, rerolls: number): Points {
    const { keeps, best } = this.stages
    if (keep >= this.#lattice.rolls.length) return keeps[rerolls]![keep]!
    const isFirst = rerolls === best.length - 1
    return isFirst && this.#firstValues ? this.#firstValues[keep]! : best[0]![keep]!
  }

  /** Value at the start of the turn: that of the state, if `table` is the solved card's. */
  get value(): Points {
    return meanOfRolls(this.#lattice, this.stages.best.at(-1)!)
  }

  #listOutcomes(): void {
    const { unit, open, of } = this.outcomes
    if (unit === this.#unit) return
    this.#unit = unit
    const boxes = this.#boxes
    let at = 0
    for (let roll = 0; roll < this.chosen.length; roll++) {
      for (const box of open) this.#outcomesOf[at++] = of.of[roll * boxes + box]!
    }
  }

  #findValues(): void {
    const { values } = this
    const { open, points, targets, of } = this.outcomes
    const { inBox } = of
    const table = this.#table
    for (const box of open) {
      const list = inBox[box]!
      for (let i = 0; i < list.length; i++) {
        const number = list[i]!
        const scored = points[number]!
        values[number] = scored === FORBIDDEN ? -Infinity : scored + table[targets[number]!]!
      }
    }
  }

  #findLast(): void {
    const best = this.stages.best[0]!
    const { values, chosen } = this
    const outcomes = this.#outcomesOf
    const count = this.outcomes.open.length
    const rolls = chosen.length
    let at = 0
    for (let roll = 0; roll < rolls; roll++) {
      let most = -Infinity
      let known = -Infinity
      let choice = 0
      for (const end = at + count; at < end; at++) {
        const outcome = outcomes[at]!
        const value = values[outcome]!
        if (value > known + TIE) {
          known = value
          choice = outcome
        }
        if (value > most) most = value
      }
      best[roll] = most
      chosen[roll] = choice
    }
  }

  /** Ends the turn in the first roll where its points are worth more than going on. */
  #findFirst(first: CardOutcomes['of']): void {
    const { values, bestKeeps, stages } = this
    const best = stages.best.at(-1)!
    for (let roll = 0; roll < this.chosen.length; roll++) {
      let choice = GO_ON
      let most = -Infinity
      for (const box of this.outcomes.open) {
        const outcome = first[roll * this.#boxes + box]!
        if (values[outcome]! <= most + TIE) continue
        most = values[outcome]!
        choice = outcome
      }
      this.#firstValues![roll] = most
      const isBetter = most > best[roll]! + TIE
      this.atOnce![roll] = isBetter ? choice : GO_ON
      if (most > best[roll]!) best[roll] = most
      if (isBetter) bestKeeps.at(-1)![roll] = roll
    }
  }
}

/** For each keep, the best keep within it; of equals the largest. */
function findBestKeeps(
  { keeps: { length }, oneFewer, fewerStart }: DiceLattice,
  keeps: Float64Array,
  best: Float64Array,
  found: Uint16Array,
): void {
  for (let keep = length - 1; keep >= 0; keep--) {
    const value = best[keep]! - TIE
    if (keeps[keep]! >= value) {
      found[keep] = keep
      continue
    }
    let i = fewerStart[keep]!
    while (best[oneFewer[i]!]! < value) i++
    found[keep] = found[oneFewer[i]!]!
  }
}
