import { hasJokers } from '../rules/rule-set.ts'
import { openBoxes } from '../rules/scoring.ts'
import { outcomesOf, type CardOutcomes } from './outcomes.ts'
import { baseAfter, entryOf, boxStepOf } from './box-steps.ts'
import { usedBoxes, type CardStates, type Unit } from './states.ts'

/** Points of an outcome that the joker rule forbids. */
export const NOT_ALLOWED = -1

/**
 * By outcome; NOT_ALLOWED for used boxes. An outcome leads from a row to `bases` plus the row that
 * its entry of `next` has; entry -1: the same row.
 */
export interface UnitOutcomes {
  readonly points: Int16Array
  readonly entries: Int32Array
  readonly bases: Int32Array
}

/** Outcomes of a turn, for one state at a time. Arrays are by outcome, set for open boxes only. */
export class TurnOutcomes {
  readonly of: CardOutcomes
  readonly #states: CardStates
  readonly #order: readonly number[]
  /** Entries of `next`, without jokers and for the selected unit. */
  readonly #plainEntries: Int32Array
  readonly #hasJokers: boolean
  unit: Unit = -1
  /** Boxes that may be used next. */
  open: readonly number[] = []
  /** Points with jokers, for further dice all alike and for the first roll, or NOT_ALLOWED. */
  readonly points: Int16Array
  /** See UnitOutcomes. */
  readonly entries: Int32Array
  readonly bases: Int32Array
  /** stateIndex after each outcome. */
  readonly targets: Int32Array

  /** `order`: all boxes, preferred ones first; default: ascending. */
  constructor(states: CardStates, order: readonly number[] = [...states.rules.boxes.keys()]) {
    this.of = outcomesOf(states.rules)
    const { length } = this.of.list
    this.#states = states
    this.#order = order
    this.#hasJokers = hasJokers(states.rules)
    this.#plainEntries = Int32Array.from(this.of.list, ({ box, points, atOnce }) =>
      entryOf(states, box, points + atOnce),
    )
    this.entries = new Int32Array(length)
    this.bases = new Int32Array(length)
    this.points = new Int16Array(length)
    this.targets = new Int32Array(length)
  }

  /** Selects a state by stateIndex; the card must not be full. */
  look(state: number): void {
    const { rows, sets, next, stride } = this.#states
    const row = state % rows
    this.#setUnit(sets[row]!, Math.floor(state / rows))
    const { targets, entries, bases } = this
    const { inBox } = this.of
    const first = row * stride
    for (const box of this.open) {
      const list = inBox[box]!
      for (let i = 0; i < list.length; i++) {
        const number = list[i]!
        const entry = entries[number]!
        targets[number] = bases[number]! + (entry < 0 ? row : next[first + entry]!)
      }
    }
  }

  /** What the outcomes of a unit have in common in all its states. */
  ofUnit(unit: Unit): UnitOutcomes {
    const { length } = this.#states.contexts
    this.unit = -1
    this.points.fill(NOT_ALLOWED)
    this.#setUnit(Math.floor(unit / length), unit % length)
    return { points: this.points.slice(), entries: this.entries.slice(), bases: this.bases.slice() }
  }

  #setUnit(set: number, number: number): void {
    const states = this.#states
    const { rules, contexts } = states
    const unit = set * contexts.length + number
    if (unit === this.unit) return
    this.unit = unit
    const context = contexts[number]!
    const open = openBoxes(rules, usedBoxes(states, set, context))
    this.open = this.#order.filter((box) => open.includes(box))
    for (const box of open) {
      const base = baseAfter(states, context, box)
      for (const outcome of this.of.inBox[box]!) {
        const { points, dice, face, atOnce } = this.of.list[outcome]!
        // Jokers never go with points for the first roll.
        const step =
          face === 0 || atOnce > 0 || !this.#hasJokers
            ? { points: points + atOnce, entry: this.#plainEntries[outcome]!, base }
            : boxStepOf(states, set, context, dice, box)
        this.points[outcome] = step?.points ?? NOT_ALLOWED
        this.entries[outcome] = step?.entry ?? -1
        this.bases[outcome] = step?.base ?? 0
      }
    }
  }
}
