import type { Points, Probability } from '../../../../base/units.ts'
import { has } from '../../rules/scorecard.ts'
import { openBoxes } from '../../rules/scoring.ts'
import { bonusAt, statesOf, unitLevels, unitRows, usedOf, type CardStates } from '../states.ts'
import type { NeedWindows } from './need-windows.ts'

/** Piece, state, place in `scratch`, first need, need after the last: of a row in `scratch`. */
export const ENTRY = 5

/** Most numbers that the turns of a batch are given to write, unless one unit writes more. */
const BATCH_NUMBERS = 2 ** 24

/** Units of a level whose turns are played before their mass is added up. */
export interface Batch {
  readonly from: number
  readonly end: number
}

/** Numbers and rows that are written. */
interface Size {
  readonly numbers: number
  readonly rows: number
}

const NOTHING: Size = { numbers: 0, rows: 0 }

const plus = (a: Size, b: Size): Size => ({ numbers: a.numbers + b.numbers, rows: a.rows + b.rows })

interface BatchPlan {
  /** By level. */
  readonly batches: readonly (readonly Batch[])[]
  /** The most that a batch can write. */
  readonly most: Size
}

/** Number of needs that can occur in a state. */
const needsOf = ({ from, end }: NeedWindows, state: number): number => end[state]! - from[state]!

/** Batches by what their units can write; they do not depend on the number of threads. */
function planBatches(states: CardStates, windows: NeedWindows): BatchPlan {
  const { rules, contexts, group, others } = states
  const levels = unitLevels(states)
  const sizeOf = new Map<number, Size>()
  for (const unit of levels.flatMap((units) => [...units])) {
    const { from, end, base } = unitRows(states, unit)
    let numbers = 0
    for (let row = base + from; row < base + end; row++) numbers += needsOf(windows, row)
    sizeOf.set(unit, { numbers, rows: end - from })
  }
  const unitOf = (set: number, context: number): number => {
    const number = states.numberOf(context)
    return number < 0 ? -1 : set * contexts.length + number
  }
  const written = (unit: number): Size => {
    const set = Math.floor(unit / contexts.length)
    const context = contexts[unit % contexts.length]!
    let sum = NOTHING
    for (const box of openBoxes(rules, usedOf(states, unit))) {
      const inGroup = group.findIndex((one) => one.box === box)
      const next = inGroup < 0 ? context | (1 << others.indexOf(box)) : context
      const nextSet = inGroup < 0 ? set : set | (1 << inGroup)
      const scored = has(context, others.length) ? [] : [next + 2 ** others.length]
      for (const one of [next, ...scored]) {
        sum = plus(sum, sizeOf.get(unitOf(nextSet, one)) ?? NOTHING)
      }
    }
    return sum
  }
  let most = NOTHING
  const batches = levels.slice(0, -1).map((units) => {
    const found: Batch[] = []
    let from = 0
    let sum = NOTHING
    const close = (end: number): void => {
      if (end > from) found.push({ from, end })
      most = { numbers: Math.max(most.numbers, sum.numbers), rows: Math.max(most.rows, sum.rows) }
      from = end
      sum = NOTHING
    }
    for (const [i, unit] of units.entries()) {
      const one = written(unit)
      if (sum.numbers + one.numbers > BATCH_NUMBERS) close(i)
      sum = plus(sum, one)
    }
    close(units.length)
    return found
  })
  return { batches, most }
}

export interface MassMemory {
  readonly levels: readonly [SharedArrayBuffer, SharedArrayBuffer]
  readonly scratch: SharedArrayBuffer
  readonly entries: SharedArrayBuffer
  /** Used length of `scratch` and number of entries. */
  readonly taken: SharedArrayBuffer
}

export const doubles = (count: number): SharedArrayBuffer =>
  new SharedArrayBuffer(count * Float64Array.BYTES_PER_ELEMENT)

function newMemory({ sizes }: NeedWindows, most: Size): MassMemory {
  const level = (parity: number): SharedArrayBuffer =>
    doubles(Math.max(...sizes.filter((_, one) => one % 2 === parity)))
  return {
    levels: [level(0), level(1)],
    scratch: doubles(most.numbers),
    entries: new SharedArrayBuffer(most.rows * ENTRY * Int32Array.BYTES_PER_ELEMENT),
    taken: new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT),
  }
}

/**
 * Probability of each state and need at the start of a turn, of two levels. The turns of a batch
 * write into `scratch`; `addUp` adds that to the next level in the order of the units, so that sums
 * are equal to the last bit for any number of threads.
 */
export class MassRows {
  readonly windows: NeedWindows
  readonly memory: MassMemory
  readonly batches: BatchPlan['batches']
  /** By stateIndex: start of a row in its level. */
  readonly offset: Float64Array
  readonly levels: readonly Float64Array[]
  readonly scratch: Float64Array
  readonly entries: Int32Array
  readonly taken: Int32Array
  readonly #states: CardStates

  /** `memory`: that of another thread; default: new. */
  constructor(states: CardStates, windows: NeedWindows, memory?: MassMemory) {
    const { batches, most } = planBatches(states, windows)
    this.#states = states
    this.windows = windows
    this.memory = memory ?? newMemory(windows, most)
    this.batches = batches
    this.offset = new Float64Array(windows.from.length)
    for (const level of unitLevels(states).keys()) {
      let at = 0
      for (const state of statesOf(states, level)) {
        this.offset[state] = at
        at += needsOf(windows, state)
      }
    }
    this.levels = this.memory.levels.map((one) => new Float64Array(one))
    this.scratch = new Float64Array(this.memory.scratch)
    this.entries = new Int32Array(this.memory.entries)
    this.taken = new Int32Array(this.memory.taken)
  }

  /** All mass at the start of the game. */
  begin(start: number): void {
    this.clear(0)
    this.levels[0]![this.offset[start]! + needsOf(this.windows, start) - 1] = 1
    this.taken.fill(0)
  }

  clear(level: number): void {
    this.levels[level % 2]!.fill(0, 0, this.windows.sizes[level])
  }

  /** Mass of a state by need, from windows.from on. */
  of(level: number, state: number): Float64Array {
    const at = this.offset[state]!
    return this.levels[level % 2]!.subarray(at, at + needsOf(this.windows, state))
  }

  /** Adds what the turns of a batch wrote to the rows of `level`. */
  addUp(level: number): void {
    const { scratch, entries, windows, offset } = this
    const sum = this.levels[level % 2]!
    const order = Array.from({ length: this.taken[1]! }, (_, i) => i * ENTRY)
    order.sort((a, b) => entries[a]! - entries[b]! || entries[a + 1]! - entries[b + 1]!)
    for (const at of order) {
      const state = entries[at + 1]!
      const first = windows.from[state]!
      const shift = entries[at + 2]! - first
      const to = offset[state]! - first
      const end = entries[at + 4]!
      for (let need = entries[at + 3]!; need < end; need++) {
        sum[to + need]! += scratch[shift + need]!
      }
    }
    this.taken.fill(0)
  }

  /** Final scores from 0 to the limit, at which higher ones count. */
  finalScores(limit: Points): Float64Array<ArrayBuffer> {
    const level = this.#states.rules.boxes.length
    const scores = new Float64Array(limit + 1)
    for (const state of statesOf(this.#states, level)) {
      const bonus = bonusAt(this.#states, state)
      const first = this.windows.from[state]!
      this.of(level, state).forEach((mass: Probability, i) => {
        scores[Math.min(limit, limit - first - i + bonus)]! += mass
      })
    }
    return scores
  }
}
