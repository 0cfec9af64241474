import { bonusAt, statesOf, tableLength, type CardStates } from '../states.ts'

/**
 * Probabilities of states (by stateIndex) by need, the points still to come. A row is 1 up to some
 * need and 0 from another on; only the part between is stored. Probabilities are kept for two
 * levels, by parity of the number of boxes used.
 */
export interface TargetRows {
  /** Lowest need with a probability below 1. */
  readonly first: Uint16Array
  /** Number of needs from `first` on with a probability above 0. */
  readonly length: Uint16Array
  /** Index of the row in its level. */
  readonly offset: Uint32Array
  readonly levels: readonly [Float32Array, Float32Array]
  /** Used length of each level, for Atomics. */
  readonly taken: Uint32Array
}

export interface TargetMemory {
  readonly index: SharedArrayBuffer
  readonly levels: readonly [SharedArrayBuffer, SharedArrayBuffer]
  readonly taken: SharedArrayBuffer
}

const U16 = Uint16Array.BYTES_PER_ELEMENT
const U32 = Uint32Array.BYTES_PER_ELEMENT

/** `chances`: most probabilities of each level; see mostChances. */
export function targetMemory(states: CardStates, chances: readonly number[]): TargetMemory {
  const most = (parity: number): number =>
    Math.max(0, ...chances.filter((_, level) => level % 2 === parity))
  const level = (parity: number): SharedArrayBuffer =>
    new SharedArrayBuffer(most(parity) * Float32Array.BYTES_PER_ELEMENT)
  return {
    index: new SharedArrayBuffer(tableLength(states) * (U32 + 2 * U16)),
    levels: [level(0), level(1)],
    taken: new SharedArrayBuffer(2 * U32),
  }
}

export function rowsIn(states: CardStates, { index, levels, taken }: TargetMemory): TargetRows {
  const size = tableLength(states)
  return {
    offset: new Uint32Array(index, 0, size),
    first: new Uint16Array(index, size * U32, size),
    length: new Uint16Array(index, size * (U32 + U16), size),
    levels: [new Float32Array(levels[0]), new Float32Array(levels[1])],
    taken: new Uint32Array(taken),
  }
}

/** Rows of full cards: only the bonus can still meet a need. */
export function fillEnds(states: CardStates, { first, length }: TargetRows): void {
  for (const state of statesOf(states, states.rules.boxes.length)) {
    first[state] = bonusAt(states, state) + 1
    length[state] = 0
  }
}
