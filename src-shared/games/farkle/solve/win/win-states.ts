import { mayBank } from '../turn/banking.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { bankChancesLength, carriesChanges } from './bank-chances.ts'
import type { WinGame } from './win-game.ts'

export const LANES = 2

export function stateCount(game: WinGame): number {
  return game.seats * statesOfSeat(game)
}

function statesOfSeat({ scores, counters }: WinGame): number {
  return scores * scores * counters * counters
}

const ONE_SEAT: readonly boolean[] = [false]
const BOTH_SEATS: readonly boolean[] = [false, true]

/** For every seat that a game tells apart, whether the mover is the second player. */
export function seatsOf({ seats }: Pick<WinGame, 'seats'>): readonly boolean[] {
  return seats === 2 ? BOTH_SEATS : ONE_SEAT
}

/** Seats that a match of two players tells apart, those of both players. */
export function seatPairs(game: WinGame): readonly (readonly [boolean, boolean])[] {
  return game.opponent ? [[false, true]] : seatsOf(game).map((second) => [second, second])
}

export function gameOfSeat(game: WinGame, second = false): WinGame {
  return (second && game.opponent) || game
}

/** The other seat, where seats matter. */
export function nextSeat({ seats }: Pick<WinGame, 'seats'>, second: boolean): boolean {
  return seats === 2 && !second
}

/**
 * Index of a state. Scores in grid steps; `own` and `ownFarkles` are the mover's; `second` says
 * whether the mover is the second player, where seats matter. States that differ only in the
 * opponent's score are adjacent, as a turn reads them row by row.
 */
export function stateIndex(
  { scores, lowest, counters }: WinGame,
  own: number,
  opponent: number,
  ownFarkles = 0,
  opponentFarkles = 0,
  second = false,
): number {
  const farkles = (second ? counters * counters : 0) + ownFarkles * counters + opponentFarkles
  return (farkles * scores + (own - lowest)) * scores + (opponent - lowest)
}

/** Least row that may be banked at a banked score, in steps. */
export function minimumRowAt(game: WinGame, own: number): number {
  const least = own <= 0 ? game.minimumFirstRow : game.minimumRow
  // Hitting the goal exactly needs no minimum.
  if (game.exact) {
    return own >= game.finishFrom ? goalRow(game, own) : Math.min(least, goalRow(game, own))
  }
  return own >= game.finishFrom ? Math.max(least, goalRow(game, own)) : least
}

/** Whether a row may be banked with the dice of node n. */
export function mayBankAt(game: WinGame, own: number, n: TurnNode, row: number): boolean {
  if (game.exact && row >= endRow(game, own)) return false
  return mayBank(game.model, minimumRowAt(game, own), n, row)
}

export function goalRow({ goal, perRow }: WinGame, own: number): number {
  return Math.ceil((goal - own) / perRow)
}

/** First row that reaches the goal and may be banked; with an exact goal, first row lost. */
export function endRow(game: WinGame, own: number): number {
  if (game.exact) return Math.floor((game.goal - own) / game.perRow) + 1
  return Math.max(goalRow(game, own), minimumRowAt(game, own))
}

interface Fallen {
  readonly own: number
  readonly farkles: number
}

export function afterFirstFarkle(game: WinGame, own: number, ownFarkles: number): Fallen {
  const after = afterFarkle(game, own, ownFarkles)
  const { firstPenalty, lowest } = game
  if (firstPenalty === 0) return after
  return { ...after, own: Math.max(lowest, after.own - firstPenalty) }
}

export function afterTaking({ perRow }: WinGame, own: number, row: number): Fallen {
  return { own: Math.max(Math.min(0, own), own - row * perRow), farkles: 0 }
}

export function afterLosingDice(own: number): Fallen {
  return { own: Math.min(0, own), farkles: 0 }
}

export function afterFarkle(
  { counters, penalty, lowest }: WinGame,
  own: number,
  ownFarkles: number,
): Fallen {
  if (penalty === 0) return { own, farkles: 0 }
  if (ownFarkles + 1 < counters) return { own, farkles: ownFarkles + 1 }
  return { own: Math.max(lowest, own - penalty), farkles: 0 }
}

// Order of the work: diagonals are all pairs {b, d} of banked scores with one sum, higher sums
// first; blocks of a diagonal have one pair per kernel lane and do not depend on each other.

export function diagonalCount({ scores }: WinGame): number {
  return 2 * scores - 1
}

/** A diagonal's pairs {b, d}, b >= d: b counts from `first`, and b + d = sum. */
export function pairsOf(
  { lowest, goal }: WinGame,
  diagonal: number,
): { first: number; pairs: number; sum: number } {
  const sum = 2 * (goal - 1) - diagonal
  const first = Math.ceil(sum / 2)
  const last = Math.min(goal - 1, sum - lowest)
  return { first, pairs: last - first + 1, sum }
}

export function blockCount(game: WinGame, diagonal: number): number {
  return Math.ceil(pairsOf(game, diagonal).pairs / LANES)
}

/** Banked scores of a block by lane; lanes from `lanes` on repeat the first. */
export interface PairBlock {
  lanes: number
  readonly high: Int32Array
  readonly low: Int32Array
}

export function newPairBlock(): PairBlock {
  return { lanes: LANES, high: new Int32Array(LANES), low: new Int32Array(LANES) }
}

export function setPairBlock(
  block: PairBlock,
  game: WinGame,
  diagonal: number,
  index: number,
): void {
  const { first, pairs, sum } = pairsOf(game, diagonal)
  block.lanes = Math.min(LANES, pairs - index * LANES)
  for (let lane = 0; lane < LANES; lane++) {
    const high = first + index * LANES + (lane < block.lanes ? lane : 0)
    block.high[lane] = high
    block.low[lane] = sum - high
  }
}

/** Shared by all threads of a solve; within a diagonal no thread writes what another reads. */
export interface WinBoard {
  /** W by stateIndex, final for solved states. */
  readonly values: Float64Array
  /** Farkle probability of the best play, by stateIndex; empty if scores fall without carrying. */
  readonly slopes: Float64Array
  /** Empty without ChangeCarrier, which explains them. */
  readonly farkles: Float64Array
  readonly moved: Float64Array
  /** By pairIndex. */
  readonly doubts: Float64Array
  readonly banks: Float32Array
}

export function pairIndex({ scores, lowest }: WinGame, high: number, low: number): number {
  return (high - lowest) * scores + (low - lowest)
}

export function boardSize(game: WinGame): Readonly<Record<keyof WinBoard, number>> {
  const values = stateCount(game)
  const carried = carriesChanges(game) ? values : 0
  return {
    values,
    slopes: game.falls ? carried : values,
    farkles: carried,
    moved: carried,
    doubts: carried > 0 ? game.scores * game.scores : 0,
    banks: carried > 0 ? bankChancesLength(game) : 0,
  }
}

/** An array's entry for 0 farkles in a row; NaN beyond the goal. */
export function entryAt(
  game: WinGame,
  array: Float64Array,
  own: number,
  opponent: number,
  second: boolean,
): number {
  if (own >= game.goal || opponent >= game.goal) return NaN
  return array[stateIndex(game, own, opponent, 0, 0, second)]!
}

export class UnsolvableError extends Error {
  readonly unsolvable: 'gameUnsettled' | 'matchUnsettled'

  constructor(unsolvable: UnsolvableError['unsolvable']) {
    super(unsolvable)
    this.unsolvable = unsolvable
  }
}
