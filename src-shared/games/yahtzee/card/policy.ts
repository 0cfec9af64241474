import type { Points } from '../../../base/units.ts'
import { hasJokers } from './card.ts'
import { averageUp, latticeOf, type DiceLattice } from '../solve/lattice.ts'
import { baseAfter, entryOf, placeOf } from './places.ts'
import { alikeFace, boxPoints, fits } from './scoring.ts'
import { openBoxes, unitOf, usedBoxes, type CardStates } from './states.ts'

/** By roll, the score that ends a turn. */
class TurnScores {
  /** -1 where there is none. */
  readonly box: Int8Array
  /** Points for it, without the bonus of the group. */
  readonly points: Int16Array
  /** Index of the state after it. */
  readonly target: Int32Array
  readonly value: Float64Array

  constructor(rolls: number) {
    this.box = new Int8Array(rolls)
    this.points = new Int16Array(rolls)
    this.target = new Int32Array(rolls)
    this.value = new Float64Array(rolls)
  }

  offer(roll: number, box: number, points: Points, target: number, value: number): void {
    if (!(value > this.value[roll]!)) return
    this.value[roll] = value
    this.box[roll] = box
    this.points[roll] = points
    this.target[roll] = target
  }
}

/**
 * The play with the highest expected score within a turn, for one state at a time. Of equal scores
 * the box that stands first is used; of equal keeps, the one with more dice.
 */
export class TurnPolicy {
  readonly #states: CardStates
  readonly #table: Float64Array
  readonly #lattice: DiceLattice
  readonly #isAlike: readonly boolean[]
  /** By box, then by roll: points and entry of `next`, without jokers. */
  readonly #points: readonly Int16Array[]
  readonly #entries: readonly Int16Array[]
  readonly #best: Float64Array
  readonly #keepValues: Float64Array
  /** The best score with no reroll left. */
  readonly last: TurnScores
  /** The best score with points for the first roll, where it is better than going on. */
  readonly first: TurnScores
  /** By rerolls left, from 1, then by roll: number of the best keep; the roll itself to stop. */
  readonly bestKeeps: readonly Uint16Array[]

  constructor(states: CardStates, table: Float64Array) {
    const { card } = states
    const { dice, boxes } = card
    const lattice = latticeOf(dice)
    const { rolls, keeps } = lattice
    this.#states = states
    this.#table = table
    this.#lattice = lattice
    this.#isAlike = rolls.map((roll) => hasJokers(card) && alikeFace(roll, dice) > 0)
    this.#points = boxes.map((box) => Int16Array.from(rolls, (roll) => boxPoints(box, roll)))
    this.#entries = boxes.map((_, box) =>
      this.#points[box]!.map((points) => entryOf(states, box, points)),
    )
    this.#best = new Float64Array(keeps.length)
    this.#keepValues = new Float64Array(keeps.length)
    this.last = new TurnScores(rolls.length)
    this.first = new TurnScores(rolls.length)
    this.bestKeeps = Array.from({ length: card.rolls }, () => new Uint16Array(keeps.length))
  }

  /** Selects a state by index; its card must not be full. Returns its value. */
  look(index: number): number {
    const { rolls, chances } = this.#lattice
    const best = this.#best
    this.#findLast(index)
    best.set(this.last.value)
    for (let left = 1; left < this.#states.card.rolls; left++) this.#goBack(this.bestKeeps[left]!)
    this.#findFirst(index)
    let value = 0
    for (let roll = 0; roll < rolls.length; roll++)
      value += chances[roll]! * this.first.value[roll]!
    return value
  }

  /** One reroll earlier: values and numbers of the best keeps within each roll. */
  #goBack(bestKeeps: Uint16Array): void {
    const { keeps, fewerStart, oneFewer, rolls } = this.#lattice
    const best = this.#best
    const values = this.#keepValues
    values.set(best.subarray(0, rolls.length))
    averageUp(this.#lattice, values)
    for (let keep = keeps.length - 1; keep >= 0; keep--) {
      let value = values[keep]!
      let number = keep
      const end = fewerStart[keep + 1]!
      for (let i = fewerStart[keep]!; i < end; i++) {
        const fewer = oneFewer[i]!
        if (best[fewer]! <= value) continue
        value = best[fewer]!
        number = bestKeeps[fewer]!
      }
      best[keep] = value
      bestKeeps[keep] = number
    }
  }

  #findLast(index: number): void {
    const states = this.#states
    const { next, stride } = states
    const table = this.#table
    const { row, set, context } = unitOf(states, index)
    const scores = this.last
    const count = this.#lattice.rolls.length
    scores.value.fill(-Infinity)
    for (const box of openBoxes(states.card, usedBoxes(states, set, context))) {
      const base = baseAfter(states, context, box)
      const points = this.#points[box]!
      const entries = this.#entries[box]!
      for (let roll = 0; roll < count; roll++) {
        if (this.#isAlike[roll]) {
          const place = placeOf(states, set, context, this.#lattice.rolls[roll]!, box)
          if (!place) continue
          const target = place.base + (place.entry < 0 ? row : next[row * stride + place.entry]!)
          scores.offer(roll, box, place.points, target, place.points + table[target]!)
        } else {
          const entry = entries[roll]!
          const target = base + (entry < 0 ? row : next[row * stride + entry]!)
          scores.offer(roll, box, points[roll]!, target, points[roll]! + table[target]!)
        }
      }
    }
  }

  #findFirst(index: number): void {
    const states = this.#states
    const { card, next, stride } = states
    const { row, set, context } = unitOf(states, index)
    const scores = this.first
    scores.box.fill(-1)
    scores.value.set(this.#best.subarray(0, scores.value.length))
    for (const box of openBoxes(card, usedBoxes(states, set, context))) {
      const { atOnce = 0 } = card.boxes[box]!
      if (atOnce === 0) continue
      for (const [roll, dice] of this.#lattice.rolls.entries()) {
        if (!fits(card.boxes[box]!, dice)) continue
        const entry = this.#entries[box]![roll]!
        const target =
          baseAfter(states, context, box) + (entry < 0 ? row : next[row * stride + entry]!)
        const points = this.#points[box]![roll]! + atOnce
        scores.offer(roll, box, points, target, points + this.#table[target]!)
      }
    }
  }
}
