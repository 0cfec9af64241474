import type { Probability } from '../../../../base/units.ts'
import { LANES } from '../win/win-states.ts'
import type { WinGame } from '../win/win-game.ts'

/**
 * The three-player game. A state is the banked scores of the mover, of the next and of the third
 * player, in grid steps; its value is the three chances to win, which add up to 1. The chance of the
 * next player is what the other two leave.
 */
export interface ThreeBoard {
  /** Win probabilities of the mover and of the third player, by threeIndex. */
  readonly mover: Float64Array
  readonly third: Float64Array
}

export const PLAYERS = 3

/** Bound on the states, for memory and time. */
export const MAX_THREE_STATES = 10_000_000

export function threeStates({ scores }: Pick<WinGame, 'scores'>): number {
  return scores ** PLAYERS
}

/** States that differ only in the third player's score are adjacent: a turn reads them in a row. */
export function threeIndex(
  { scores }: Pick<WinGame, 'scores'>,
  own: number,
  next: number,
  third: number,
): number {
  return (own * scores + next) * scores + third
}

/** Win probabilities of the mover, the next and the third player. */
export type ThreeChances = readonly [Probability, Probability, Probability]

export function chancesAt({ mover, third }: ThreeBoard, index: number): ThreeChances {
  const [own, last] = [mover[index]!, third[index]!]
  return [own, 1 - own - last, last]
}

// Order of the work: the states with one sum of scores, higher sums first. A bank leads to a higher
// sum. A farkle passes the turn, so it leads around a cycle of three states: (a, b, c), (b, c, a),
// (c, a, b). The cycles of one sum do not depend on each other. A cycle is named by its state with
// the largest score first; of two largest scores, the one whose other is next.

export function sumCount({ scores }: Pick<WinGame, 'scores'>): number {
  return PLAYERS * (scores - 1) + 1
}

/** Sum of the scores in a step of the work, from 0. */
export function sumOf(game: Pick<WinGame, 'scores'>, step: number): number {
  return sumCount(game) - 1 - step
}

/** The largest scores that occur with a sum; each makes a piece of work. */
export function largestScores(
  { scores }: Pick<WinGame, 'scores'>,
  sum: number,
): { readonly first: number; readonly count: number } {
  const first = Math.ceil(sum / PLAYERS)
  return { first, count: Math.min(scores - 1, sum) - first + 1 }
}

/** The next player's scores in the cycles with this sum and largest score. */
export function nextScores(
  sum: number,
  largest: number,
): { readonly first: number; readonly count: number } {
  if (sum === PLAYERS * largest) return { first: largest, count: 1 }
  // The third player's score is less than the largest.
  const first = Math.max(0, sum - 2 * largest + 1)
  return { first, count: Math.min(largest, sum - largest) - first + 1 }
}

/** Scores of the cycles that are solved together, one per lane. */
export interface CycleBlock {
  lanes: number
  readonly scores: readonly Int32Array[]
}

export function newCycleBlock(): CycleBlock {
  return { lanes: LANES, scores: Array.from({ length: PLAYERS }, () => new Int32Array(LANES)) }
}

/** Calls `run` with each block of a piece; lanes from `lanes` on repeat the first. */
export function forEachBlock(
  block: CycleBlock,
  sum: number,
  largest: number,
  run: (block: CycleBlock) => void,
): void {
  const { first, count } = nextScores(sum, largest)
  for (let at = 0; at < count; at += LANES) {
    block.lanes = Math.min(LANES, count - at)
    for (let lane = 0; lane < LANES; lane++) {
      const next = first + at + (lane < block.lanes ? lane : 0)
      block.scores[0]![lane] = largest
      block.scores[1]![lane] = next
      block.scores[2]![lane] = sum - largest - next
    }
    run(block)
  }
}
