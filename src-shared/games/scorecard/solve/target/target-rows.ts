import type { Points, Probability } from '../../../../base/units.ts'
import { DOUBLES, SINGLES, type Lanes } from '../lattice-code.ts'
import { bonusAt, statesOf, tableLength, type CardStates } from '../states.ts'
import type { Chances } from './slot-memory.ts'

/**
 * Chances of states (by stateIndex) by need, the points still to come. A row is 1 up to some need
 * and 0 from another on; only the part between is stored.
 */
export interface TargetRows {
  /** Lowest need with a chance below 1. */
  readonly first: Uint16Array
  /** Number of needs from `first` on with a chance above 0. */
  readonly length: Uint16Array
  /** Index of the row in its level. */
  readonly offset: Uint32Array
  /** By level, modulo their number: two levels, or all of them. */
  readonly levels: readonly Chances[]
  /** Used length of each of `levels`, for Atomics. */
  readonly taken: Uint32Array
}

export interface TargetMemory {
  readonly index: SharedArrayBuffer
  readonly levels: readonly SharedArrayBuffer[]
  readonly taken: SharedArrayBuffer
}

/** Probability of at least n more points, or chance to win by the final score; n up to a limit. */
export interface Sweep {
  readonly limit: Points
  /**
   * Chance to win with a final score of `limit` - i, for i from 1; with `limit` it is 1. Null: the
   * chance is 1 when no points are needed.
   */
  readonly reward: Float64Array | null
}

/** Number type and tolerance of a sweep. */
export interface SweepNumbers {
  readonly on: Lanes
  /** Chances this close to 0 or 1 count as 0 or 1. A turn moves no chance by more than this. */
  readonly trim: Probability
  /** Value of a box that may not be filled: mass never flows there. */
  readonly closed: number
}

/** Win chances differ between good plays by less than single precision tells. */
export const numbersOf = ({ reward }: Sweep): SweepNumbers =>
  reward ? { on: DOUBLES, trim: 1e-12, closed: -1 } : { on: SINGLES, trim: 0, closed: 0 }

const U16 = Uint16Array.BYTES_PER_ELEMENT
const U32 = Uint32Array.BYTES_PER_ELEMENT

/** `chances`: most chances of each level; `kept`: number of levels to hold at once. */
export function targetMemory(
  states: CardStates,
  chances: readonly number[],
  sweep: Sweep,
  kept = 2,
): TargetMemory {
  const { on } = numbersOf(sweep)
  const levels = Array.from({ length: kept }, (_, place) => {
    const most = Math.max(0, ...chances.filter((_, level) => level % kept === place))
    return new SharedArrayBuffer(most * on.array.BYTES_PER_ELEMENT)
  })
  return {
    index: new SharedArrayBuffer(tableLength(states) * (U32 + 2 * U16)),
    levels,
    taken: new SharedArrayBuffer(kept * U32),
  }
}

export function rowsIn(
  states: CardStates,
  { index, levels, taken }: TargetMemory,
  sweep: Sweep,
): TargetRows {
  const { on } = numbersOf(sweep)
  const size = tableLength(states)
  return {
    offset: new Uint32Array(index, 0, size),
    first: new Uint16Array(index, size * U32, size),
    length: new Uint16Array(index, size * (U32 + U16), size),
    levels: levels.map((memory) => arrayOn(on, memory)),
    taken: new Uint32Array(taken),
  }
}

const arrayOn = ({ array }: Lanes, memory: SharedArrayBuffer): Chances =>
  array === Float64Array ? new Float64Array(memory) : new Float32Array(memory)

/** Stored chances of a level. */
export function levelOf({ levels }: TargetRows, level: number): Chances {
  return levels[level % levels.length]!
}

/** Chance of a state with `level` boxes used, for any need. */
export function chanceIn(
  rows: TargetRows,
  level: number,
  state: number,
  need: Points,
): Probability {
  const { first, length, offset } = rows
  const place = need - first[state]!
  if (place < 0) return 1
  return place < length[state]! ? levelOf(rows, level)[offset[state]! + place]! : 0
}

/** Rows of full cards: only the bonus is still to come. */
export function fillEnds(states: CardStates, rows: TargetRows, { reward }: Sweep): void {
  const level = states.rules.boxes.length
  if (reward) levelOf(rows, level).set(reward)
  for (const state of statesOf(states, level)) {
    rows.first[state] = bonusAt(states, state) + 1
    rows.length[state] = reward?.length ?? 0
    rows.offset[state] = 0
  }
}
