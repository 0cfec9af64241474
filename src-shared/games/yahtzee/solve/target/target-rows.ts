import type { Points, Probability } from '../../../../base/units.ts'
import { UPPER_CATEGORIES } from '../../rules/categories.ts'
import { tableSize, TURNS, upperBonusOf, type YahtzeeGame } from '../game.ts'

/**
 * The chances of states by need, as rows that are 1 up to a need and 0 from another on; what lies
 * between is kept. A state stands where stateIndex says. Of the chances themselves two levels are
 * kept, that with an even and that with an odd number of categories used.
 */
export interface TargetRows {
  /** The lowest need whose chance is below 1. */
  readonly first: Uint16Array
  /** How many needs from there on have a chance above 0. */
  readonly length: Uint16Array
  /** Where the chances of those stand among those of their level. */
  readonly offset: Uint32Array
  readonly levels: readonly [Float32Array, Float32Array]
  /** How many places of each level are taken, for Atomics. */
  readonly taken: Uint32Array
}

/** Memory of TargetRows, which threads can share. */
export interface TargetMemory {
  readonly index: SharedArrayBuffer
  readonly levels: readonly [SharedArrayBuffer, SharedArrayBuffer]
  readonly taken: SharedArrayBuffer
}

const U16 = Uint16Array.BYTES_PER_ELEMENT
const U32 = Uint32Array.BYTES_PER_ELEMENT

/** Memory for rows of which no level has more than so many chances; see mostChances. */
export function targetMemory(game: YahtzeeGame, chances: readonly number[]): TargetMemory {
  const most = (parity: number): number =>
    Math.max(0, ...chances.filter((_, level) => level % 2 === parity))
  const level = (parity: number): SharedArrayBuffer =>
    new SharedArrayBuffer(most(parity) * Float32Array.BYTES_PER_ELEMENT)
  return {
    index: new SharedArrayBuffer(tableSize(game) * (U32 + 2 * U16)),
    levels: [level(0), level(1)],
    taken: new SharedArrayBuffer(2 * U32),
  }
}

/** The rows that stand in some memory. */
export function rowsIn(game: YahtzeeGame, { index, levels, taken }: TargetMemory): TargetRows {
  const size = tableSize(game)
  return {
    offset: new Uint32Array(index, 0, size),
    first: new Uint16Array(index, size * U32, size),
    length: new Uint16Array(index, size * (U32 + U16), size),
    levels: [new Float32Array(levels[0]), new Float32Array(levels[1])],
    taken: new Uint32Array(taken),
  }
}

/** Fills in the ends of the game: full cards, whose upper bonus alone can still meet a need. */
export function fillEnds(game: YahtzeeGame, { first, length }: TargetRows): void {
  const { upper, contexts, rules } = game
  for (let row = upper.start[UPPER_CATEGORIES]!; row < upper.rows; row++) {
    for (const unit of game.units[TURNS]!) {
      const state = row * contexts + (unit % contexts)
      first[state] = upperBonusOf(rules, upper.totalOf[row]!) + 1
      length[state] = 0
    }
  }
}

/** The chance of at least `need` more points in a state with so many categories used. */
export function chanceIn(
  { first, length, offset, levels }: TargetRows,
  level: number,
  state: number,
  need: Points,
): Probability {
  const place = need - first[state]!
  if (place < 0) return 1
  return place < length[state]! ? levels[level & 1]![offset[state]! + place]! : 0
}
