import { mayBank } from '../turn/banking.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { bankChancesLength, carriesChanges } from './bank-chances.ts'
import type { WinGame } from './win-game.ts'

// The states of a game: where a table keeps each, what follows it, and the order in which they are solved.

/** States that a kernel evaluates side by side. */
export const LANES = 2

/** The number of states at the start of a turn. */
export function stateCount(game: WinGame): number {
  return game.seats * statesOfSeat(game)
}

/** The states of one seat; where seats count, those of the second player follow the first one's. */
function statesOfSeat({ scores, counters }: WinGame): number {
  return scores * scores * counters * counters
}

const ONE_SEAT: readonly boolean[] = [false]
const BOTH_SEATS: readonly boolean[] = [false, true]

/** Whether the mover is the second player, for every seat that a game tells apart. */
export function seatsOf({ seats }: Pick<WinGame, 'seats'>): readonly boolean[] {
  return seats === 2 ? BOTH_SEATS : ONE_SEAT
}

/** The game for a mover in a seat: with that player's dice. */
export function gameOfSeat(game: WinGame, second = false): WinGame {
  return (second && game.opponent) || game
}

/** The mover's seat after a turn of somebody in this one: the other, where seats count. */
export function nextSeat({ seats }: Pick<WinGame, 'seats'>, second: boolean): boolean {
  return seats === 2 && !second
}

/**
 * Where a table keeps a state: the player to move has `own` banked and `ownFarkles` farkles in a row,
 * the other one the rest. Scores in steps of the grid. States that differ only in what the other one
 * has banked lie side by side: they are what a turn reads, one for each row that may be banked.
 * `second` is for games in which seats count: the mover is the one who moved second.
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

/** The least row that a player with this banked score (in steps) may bank, if the dice left allow it. */
export function minimumRowAt(game: WinGame, own: number): number {
  const least = own <= 0 ? game.minimumFirstRow : game.minimumRow
  // What hits the goal exactly needs no minimum; what lies beyond is lost before.
  if (game.exact) {
    return own >= game.finishFrom ? goalRow(game, own) : Math.min(least, goalRow(game, own))
  }
  return own >= game.finishFrom ? Math.max(least, goalRow(game, own)) : least
}

/** Whether a player with this banked score (in steps) may bank a row with n dice left. */
export function mayBankAt(game: WinGame, own: number, n: TurnNode, row: number): boolean {
  if (game.exact && row >= endRow(game, own)) return false
  return mayBank(game.model, minimumRowAt(game, own), n, row)
}

/** The row from which on a bank reaches the goal. */
export function goalRow({ goal, perRow }: WinGame, own: number): number {
  return Math.ceil((goal - own) / perRow)
}

/**
 * The row from which on a turn may end the game: it reaches the goal and may be banked. Where the goal
 * must be hit exactly, the row from which on a turn is lost.
 */
export function endRow(game: WinGame, own: number): number {
  if (game.exact) return Math.floor((game.goal - own) / game.perRow) + 1
  return Math.max(goalRow(game, own), minimumRowAt(game, own))
}

/** A mover's banked score and farkles in a row after a turn that has failed. */
interface Fallen {
  readonly own: number
  readonly farkles: number
}

/** After a farkle in the first roll of a turn. */
export function afterFirstFarkle(game: WinGame, own: number, ownFarkles: number): Fallen {
  const after = afterFarkle(game, own, ownFarkles)
  const { firstPenalty, lowest } = game
  if (firstPenalty === 0) return after
  return { ...after, own: Math.max(lowest, after.own - firstPenalty) }
}

/** After a farkle that takes so many rows from what is banked. */
export function afterTaking({ perRow }: WinGame, own: number, row: number): Fallen {
  return { own: Math.max(Math.min(0, own), own - row * perRow), farkles: 0 }
}

/** After a roll of the losing dice, where they take what is banked. */
export function afterLosingDice(own: number): Fallen {
  return { own: Math.min(0, own), farkles: 0 }
}

/** After a farkle. */
export function afterFarkle(
  { counters, penalty, lowest }: WinGame,
  own: number,
  ownFarkles: number,
): Fallen {
  if (penalty === 0) return { own, farkles: 0 }
  if (ownFarkles + 1 < counters) return { own, farkles: ownFarkles + 1 }
  return { own: Math.max(lowest, own - penalty), farkles: 0 }
}

// The order of the work. States are cut into diagonals: all pairs {b, d} of banked scores with one
// sum, higher sums first; a diagonal into blocks of two pairs, one for each lane of the kernel.

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

/** How many blocks a diagonal has; blocks of one diagonal do not depend on each other. */
export function blockCount(game: WinGame, diagonal: number): number {
  return Math.ceil(pairsOf(game, diagonal).pairs / LANES)
}

/** The banked scores of a block, by lane; `lanes` of them count, the others repeat the first. */
export interface PairBlock {
  lanes: number
  readonly high: Int32Array
  readonly low: Int32Array
}

export function newPairBlock(): PairBlock {
  return { lanes: LANES, high: new Int32Array(LANES), low: new Int32Array(LANES) }
}

/** Sets a block to one of a diagonal's. */
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

/**
 * The numbers that all who work on one game share. They may lie in memory that several threads see:
 * within one diagonal nobody writes what another one reads.
 */
export interface WinBoard {
  /** W by stateIndex, right for all states that are done. */
  readonly values: Float64Array
  /**
   * The farkle probability of the best play, by stateIndex: how much W falls when the other one's W
   * after a farkle rises. Empty for games in which scores fall and changes are not carried on.
   */
  readonly slopes: Float64Array
  /** For games whose changes are carried on, else empty; see ChangeCarrier. */
  readonly farkles: Float64Array
  readonly moved: Float64Array
  /** By pairIndex. */
  readonly doubts: Float64Array
  readonly banks: Float32Array
}

/** Where a board keeps what it knows of a pair of banked scores. */
export function pairIndex({ scores, lowest }: WinGame, high: number, low: number): number {
  return (high - lowest) * scores + (low - lowest)
}

/** How long the arrays of a game's board are. */
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

/** An entry of a board's array without farkles in a row; NaN beyond the goal. */
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

/** A solve that cannot succeed, with the code of the reason. */
export class UnsolvableError extends Error {
  readonly unsolvable: 'gameUnsettled' | 'matchUnsettled'

  constructor(unsolvable: UnsolvableError['unsolvable']) {
    super(unsolvable)
    this.unsolvable = unsolvable
  }
}
