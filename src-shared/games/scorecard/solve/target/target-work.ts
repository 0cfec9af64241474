import type { Points } from '../../../../base/units.ts'
import { FACES, withDice, type Multiset } from '../../../../dice/multiset.ts'
import type { RuleSet } from '../../rules/rule-set.ts'
import { countOfSet } from '../../rules/scorecard.ts'
import { possiblePoints } from '../possible-points.ts'
import { openBoxes } from '../../rules/scoring.ts'
import { baseAfter, placeOf } from '../places.ts'
import { unitRows, usedOf, type CardStates, type Unit } from '../states.ts'
import { NEEDS_AT_ONCE, targetKernel, type TargetTurn } from './target-kernel.ts'
import { targetNodes, type TargetNodes } from './target-nodes.ts'
import type { TargetRows } from './target-rows.ts'

/** Raise when results of a solve for targets change: part of the label of cached results. */
export const TARGET_SOLVER_VERSION = 1

const mostOf = (rules: RuleSet, box: number): Points => possiblePoints(rules, box).at(-1)!

/** Input whose row leads on from every state of a unit. */
interface Leading {
  readonly input: number
  /** Index of the first row of the next context, and entry of `next`; -1: the same row. */
  readonly base: number
  readonly entry: number
  /** Points in the address of the row, beside the input's shifts. */
  readonly points: Points
}

/**
 * One thread's work on shared rows, like CardWork for expected scores. Every probability is made of
 * the same numbers in the same order on any thread, so results are equal to the last bit.
 *
 * Probabilities are in single precision. A turn of five dice with two rerolls rounds a probability
 * at most 62 times, a game of 13 turns 806 times, so the relative error is below 5e-5; observed
 * errors are below 2e-6. Rows never rise with the need, since rounding keeps order.
 */
export class TargetWork {
  readonly #states: CardStates
  readonly #limit: Points
  readonly #rows: TargetRows
  readonly #nodes: TargetNodes
  readonly #turn: TargetTurn
  /** Entries before need 0 in a slot: most points of a turn. */
  readonly #before: number
  /** Slot of an input that is not open: a row of zeros. */
  readonly #never: number
  readonly #slotOf = new Map<number, number>()

  constructor(states: CardStates, limit: Points, rows: TargetRows) {
    const { rules, stride, others, alike } = states
    this.#states = states
    this.#limit = limit
    this.#rows = rows
    this.#nodes = targetNodes(states)
    this.#before = rules.further + Math.max(...rules.boxes.map((_, box) => mostOf(rules, box)))
    // A next state for each score in a group box and each other box, two for dice all alike.
    this.#never = stride + others.length + (alike < 0 ? 0 : 1)
    const length = this.#before + limit + 1 + NEEDS_AT_ONCE
    const size = { slots: this.#never + 1, length, needs: limit + 1 }
    this.#turn = targetKernel(rules, this.#nodes, size)
  }

  run(unit: Unit): void {
    const level = countOfSet(usedOf(this.#states, unit))
    const leading = this.#leading(unit)
    const { from: first, end: last, base } = unitRows(this.#states, unit)
    for (let row = first; row < last; row++) {
      const { from, end } = this.#readInputs(leading, row)
      if (from < end) {
        this.#fillSlots(level + 1, from, end)
        this.#turn.run(from, end)
      }
      this.#keep(level, base + row, from, end)
    }
  }

  /** Open inputs of a unit; the others are set to the row of zeros. */
  #leading(unit: Unit): Leading[] {
    const states = this.#states
    const { rules, group, others, contexts, rows } = states
    const { firstOther, firstAlike } = this.#nodes
    const { addresses, addressIn } = this.#turn
    addresses.fill(addressIn(this.#never, 0))
    const set = Math.floor(unit / contexts.length)
    const number = unit % contexts.length
    const context = contexts[number]!
    const open = openBoxes(rules, usedOf(states, unit))
    const found: Leading[] = []
    for (const { box, points, offset } of group) {
      if (!open.includes(box)) continue
      for (const i of points.keys()) {
        const entry = offset + i
        found.push({ input: entry, base: number * rows, entry, points: 0 })
      }
    }
    for (const [i, box] of others.entries()) {
      if (!open.includes(box)) continue
      const base = baseAfter(states, context, box)
      found.push({ input: firstOther + i, base, entry: -1, points: 0 })
    }
    if (firstAlike < 0) return found
    for (const face of FACES) {
      const dice = withDice(0 as Multiset, face, rules.dice)
      for (const box of open) {
        const place = placeOf(states, set, context, dice, box)
        const input = firstAlike + (face - 1) * rules.boxes.length + box
        if (place) found.push({ input, ...place })
      }
    }
    return found
  }

  /** Assigns each input its row. Returns the needs whose chance may be between 0 and 1. */
  #readInputs(leading: readonly Leading[], row: number): { from: Points; end: Points } {
    const { next, stride } = this.#states
    const { leastShift, mostShift } = this.#nodes
    const { addresses, addressIn } = this.#turn
    const { first, length } = this.#rows
    const slotOf = this.#slotOf
    const before = this.#before
    slotOf.clear()
    let from = this.#limit + 1
    let end = 0
    for (const { input, base, entry, points } of leading) {
      const target = base + (entry < 0 ? row : next[row * stride + entry]!)
      let slot = slotOf.get(target)
      if (slot === undefined) {
        slot = slotOf.size
        slotOf.set(target, slot)
      }
      const most = points + mostShift[input]!
      addresses[input] = addressIn(slot, before - most)
      from = Math.min(from, first[target]! + points + leastShift[input]!)
      end = Math.max(end, first[target]! + length[target]! + most)
    }
    return { from, end: Math.min(end, this.#limit + 1) }
  }

  #fillSlots(level: number, from: Points, end: Points): void {
    const { slots } = this.#turn
    const { first, length, offset, levels } = this.#rows
    const data = levels[level & 1]!
    const before = this.#before
    for (const [state, number] of this.#slotOf) {
      const slot = slots[number]!
      const begin = before + first[state]!
      const stop = before + end + NEEDS_AT_ONCE
      const count = Math.max(0, Math.min(length[state]!, stop - begin))
      slot.fill(1, from, begin)
      slot.set(data.subarray(offset[state], offset[state]! + count), Math.min(begin, stop))
      slot.fill(0, begin + count, stop)
    }
  }

  #keep(level: number, state: number, from: Points, end: Points): void {
    const { results } = this.#turn
    let first = Math.min(from, this.#limit + 1)
    while (first < end && results[first] === 1) first++
    let last = end
    while (last > first && results[last - 1] === 0) last--
    const { taken, levels } = this.#rows
    const length = last - first
    const place = Atomics.add(taken, level & 1, length)
    this.#rows.first[state] = first
    this.#rows.length[state] = length
    this.#rows.offset[state] = place
    if (length > 0) levels[level & 1]!.set(results.subarray(first, last), place)
  }
}
