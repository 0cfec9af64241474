import { LANES } from './turn-kernel.ts'
import { stateIndex, type WinGame } from './win-game.ts'

// The order of the work. States are cut into diagonals: all pairs {b, d} of banked scores with one
// sum, higher sums first; a diagonal into couples of two pairs, one for each lane of the kernel.

/** How many diagonals a game has; diagonal 0 is both players one step short of the goal. */
export function diagonalCount({ scores }: WinGame): number {
  return 2 * scores - 1
}

/** A diagonal's pairs {b, d}, b >= d: b from `first` on, `pairs` of them, and b + d = sum. */
export function pairsOf(
  { lowest, goal }: WinGame,
  diagonal: number,
): { first: number; pairs: number; sum: number } {
  const sum = 2 * (goal - 1) - diagonal
  const first = Math.ceil(sum / 2)
  const last = Math.min(goal - 1, sum - lowest)
  return { first, pairs: last - first + 1, sum }
}

/** How many couples a diagonal has; couples of one diagonal do not depend on each other. */
export function coupleCount(game: WinGame, diagonal: number): number {
  return Math.ceil(pairsOf(game, diagonal).pairs / LANES)
}

/** The banked scores of a couple, by lane; `lanes` of them count, the others repeat the first. */
export interface Couple {
  lanes: number
  readonly high: Int32Array
  readonly low: Int32Array
}

export function newCouple(): Couple {
  return { lanes: LANES, high: new Int32Array(LANES), low: new Int32Array(LANES) }
}

/** Sets a couple to one of a diagonal's. */
export function setCouple(couple: Couple, game: WinGame, diagonal: number, index: number): void {
  const { first, pairs, sum } = pairsOf(game, diagonal)
  couple.lanes = Math.min(LANES, pairs - index * LANES)
  for (let lane = 0; lane < LANES; lane++) {
    const high = first + index * LANES + (lane < couple.lanes ? lane : 0)
    couple.high[lane] = high
    couple.low[lane] = sum - high
  }
}

/**
 * The numbers that all who work on one game share. They may lie in memory that several threads see:
 * within one diagonal nobody writes what another one reads.
 */
export interface WinBoard {
  /** W by stateIndex, right for all states that are done. */
  readonly values: Float64Array
  /**
   * The farkle probability of the best play, by stateIndex: how much W falls when the other one's W
   * after a farkle rises. For games without a penalty; else empty.
   */
  readonly slopes: Float64Array
}

/** How long the arrays of a game's board are. */
export function boardSize(game: WinGame): { values: number; slopes: number } {
  const { scores, counters, penalty } = game
  return {
    values: scores * scores * counters * counters,
    slopes: penalty === 0 ? scores * scores : 0,
  }
}

/** A board at its beginning, in ordinary memory. */
export function newBoard(game: WinGame): WinBoard {
  const { values, slopes } = boardSize(game)
  return { values: new Float64Array(values).fill(0.5), slopes: new Float64Array(slopes) }
}

/** An entry of a board's array without farkles in a row; NaN beyond the goal. */
export function entryAt(game: WinGame, array: Float64Array, own: number, opponent: number): number {
  if (own >= game.goal || opponent >= game.goal) return NaN
  return array[stateIndex(game, own, opponent)]!
}
