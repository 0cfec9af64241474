import type { Points } from '../../../../base/units.ts'
import { countOfSet } from '../../rules/scorecard.ts'
import { unitRows, usedOf, type CardStates, type Unit } from '../states.ts'
import { NextRows, slotSizes } from '../target/next-rows.ts'
import { targetNodes } from '../target/target-nodes.ts'
import { numbersOf, type Sweep, type TargetRows } from '../target/target-rows.ts'
import { massKernel, type MassTurn } from './mass-kernel.ts'
import { ENTRY, type MassRows } from './mass-rows.ts'

/**
 * Mass at either end of a row below this is dropped: together less than 2e-12 on a card of a million
 * states. The sum of the final scores tells what was lost.
 */
const TRIFLE = 1e-18

/** Row of the next level that a unit's turns write into. */
interface Written {
  /** Place of need 0 in `scratch`; may be negative. */
  readonly at: number
  from: Points
  end: Points
}

/**
 * One thread's work on the distribution of the best play: moves the probability of each state and
 * need through its turn to the states after it.
 */
export class MassWork {
  readonly #states: CardStates
  readonly #mass: MassRows
  readonly #turn: MassTurn
  readonly #next: NextRows
  readonly #written = new Map<number, Written>()

  constructor(states: CardStates, sweep: Sweep, rows: TargetRows, mass: MassRows) {
    const nodes = targetNodes(states)
    const numbers = numbersOf(sweep)
    const sizes = slotSizes(states, sweep.limit, numbers)
    this.#states = states
    this.#mass = mass
    this.#turn = massKernel(states.rules, nodes, sizes)
    this.#next = new NextRows(states, rows, nodes, this.#turn, sizes, numbers)
  }

  /** Moves the mass of a unit into `scratch`; `piece` tells its place in the sum. */
  run(unit: Unit, piece: number): void {
    const level = countOfSet(usedOf(this.#states, unit))
    const { windows } = this.#mass
    const { from: first, end: last, base } = unitRows(this.#states, unit)
    const written = this.#written
    written.clear()
    this.#next.setUnit(unit)
    for (let row = first; row < last; row++) {
      const mass = this.#mass.of(level, base + row)
      let start = 0
      let stop = mass.length
      for (let lost = 0; start < stop && (lost += mass[start]!) < TRIFLE;) start++
      for (let lost = 0; stop > start && (lost += mass[stop - 1]!) < TRIFLE;) stop--
      if (start === stop) continue
      const from = windows.from[base + row]! + start
      const end = from + stop - start
      this.#turn.mass.set(mass.subarray(start, stop), from)
      this.#turn.mass[end] = 0
      this.#next.read(row)
      this.#next.fill(level + 1, from, end)
      this.#turn.run(from, end)
      this.#collect(from, end)
    }
    const { entries, taken } = this.#mass
    for (const [state, { at, from, end }] of written) {
      const entry = Atomics.add(taken, 1, 1) * ENTRY
      entries[entry] = piece
      entries[entry + 1] = state
      entries[entry + 2] = at + windows.from[state]!
      entries[entry + 3] = from
      entries[entry + 4] = end
    }
  }

  /** Adds what the kernel moved to the rows in `scratch`, and clears it. */
  #collect(from: Points, end: Points): void {
    const { scratch } = this.#mass
    const { before, slotOf, slotMost } = this.#next
    for (const [state, slot] of slotOf) {
      const moved = this.#turn.moved[slot]!
      let low = from - slotMost[slot]!
      let high = end
      while (low < high && moved[before + low] === 0) low++
      while (low < high && moved[before + high - 1] === 0) high--
      if (low === high) continue
      const row = this.#rowOf(state)
      const { at } = row
      for (let need = low; need < high; need++) {
        // A score above the limit counts as the limit.
        scratch[at + Math.max(0, need)]! += moved[before + need]!
        moved[before + need] = 0
      }
      row.from = Math.min(row.from, Math.max(0, low))
      row.end = Math.max(row.end, high, 1)
    }
  }

  #rowOf(state: number): Written {
    const known = this.#written.get(state)
    if (known) return known
    const { windows, scratch, taken } = this.#mass
    const first = windows.from[state]!
    const length = windows.end[state]! - first
    const place = Atomics.add(taken, 0, length)
    scratch.fill(0, place, place + length)
    const row: Written = { at: place - first, from: Infinity, end: 0 }
    this.#written.set(state, row)
    return row
  }
}
