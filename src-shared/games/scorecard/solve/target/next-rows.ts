import type { Points } from '../../../../base/units.ts'
import { EMPTY, FACES, withDice } from '../../../../dice/multiset.ts'
import { openBoxes } from '../../rules/scoring.ts'
import { baseAfter, boxStepOf } from '../box-steps.ts'
import { mostInBox } from '../possible-points.ts'
import { usedOf, type CardStates, type Unit } from '../states.ts'
import { needsAtOnce, type SlotSizes, type TargetSlots } from './slot-memory.ts'
import type { TargetNodes } from './target-nodes.ts'
import { levelOf, type SweepNumbers, type TargetRows } from './target-rows.ts'

/** Input whose row leads on from every state of a unit. */
interface Leading {
  readonly input: number
  /** Index of the first row of the next context, and entry of `next`; -1: the same row. */
  readonly base: number
  readonly entry: number
  /** Points in the address of the row, beside the input's shifts. */
  readonly points: Points
}

/** Sizes of a kernel's slots for needs up to a limit. */
export function slotSizes(
  { rules, stride, others, alike }: CardStates,
  limit: Points,
  { on }: SweepNumbers,
): SlotSizes & { readonly before: Points } {
  // Entries before need 0 in a slot: most points of a turn.
  const before = rules.further + Math.max(...rules.boxes.map((_, box) => mostInBox(rules, box)))
  // A next state for each score in a group box and each other box, two for dice all alike; and the
  // row of boxes that are not open.
  const slots = stride + others.length + (alike < 0 ? 0 : 1) + 1
  const needs = limit + 1
  return { before, slots, needs, length: before + needs + needsAtOnce(on) }
}

/** Gives the turns of a kernel the rows of the next states, for one state at a time. */
export class NextRows {
  readonly #states: CardStates
  readonly #rows: TargetRows
  readonly #nodes: TargetNodes
  readonly #turn: TargetSlots
  readonly before: number
  /** Slot of an input that is not open. */
  readonly #never: number
  readonly #needs: number
  readonly #spare: number
  #leading: readonly Leading[] = []
  /** Slot of each next state. */
  readonly slotOf = new Map<number, number>()
  /** By slot: most points on the way to its state. */
  readonly slotMost: Int32Array

  constructor(
    states: CardStates,
    rows: TargetRows,
    nodes: TargetNodes,
    turn: TargetSlots,
    { before, slots, needs }: ReturnType<typeof slotSizes>,
    { on, closed }: SweepNumbers,
  ) {
    this.#states = states
    this.#rows = rows
    this.#nodes = nodes
    this.#turn = turn
    this.before = before
    this.#never = slots - 1
    this.#needs = needs
    this.#spare = needsAtOnce(on)
    this.slotMost = new Int32Array(slots)
    turn.slots[this.#never]!.fill(closed)
  }

  /** Selects the unit of the next states. */
  setUnit(unit: Unit): void {
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
    this.#leading = found
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
    if (firstAlike < 0) return
    for (const face of FACES) {
      const dice = withDice(EMPTY, face, rules.dice)
      for (const box of open) {
        const step = boxStepOf(states, set, context, dice, box)
        const input = firstAlike + (face - 1) * rules.boxes.length + box
        if (step) found.push({ input, ...step })
      }
    }
  }

  /** Assigns each input its row. Returns the needs whose chance may be between 0 and 1. */
  read(row: number): { from: Points; end: Points } {
    const { next, stride } = this.#states
    const { leastShift, mostShift } = this.#nodes
    const { addresses, addressIn } = this.#turn
    const { first, length } = this.#rows
    const { slotOf, slotMost, before } = this
    slotOf.clear()
    let from = this.#needs
    let end = 0
    for (const { input, base, entry, points } of this.#leading) {
      const target = base + (entry < 0 ? row : next[row * stride + entry]!)
      const most = points + mostShift[input]!
      let slot = slotOf.get(target)
      if (slot === undefined) {
        slot = slotOf.size
        slotOf.set(target, slot)
        slotMost[slot] = most
      } else if (most > slotMost[slot]!) slotMost[slot] = most
      addresses[input] = addressIn(slot, before - most)
      from = Math.min(from, first[target]! + points + leastShift[input]!)
      end = Math.max(end, first[target]! + length[target]! + most)
    }
    return { from, end: Math.min(end, this.#needs) }
  }

  /** Copies the rows, which are of this level, for needs of the turn from `from` to before `end`. */
  fill(level: number, from: Points, end: Points): void {
    const { slots } = this.#turn
    const { first, length, offset } = this.#rows
    const data = levelOf(this.#rows, level)
    const { before } = this
    for (const [state, number] of this.slotOf) {
      const slot = slots[number]!
      const begin = before + first[state]!
      const stop = before + end + this.#spare
      const count = Math.max(0, Math.min(length[state]!, stop - begin))
      slot.fill(1, from, begin)
      slot.set(data.subarray(offset[state], offset[state]! + count), Math.min(begin, stop))
      slot.fill(0, begin + count, stop)
    }
  }
}
