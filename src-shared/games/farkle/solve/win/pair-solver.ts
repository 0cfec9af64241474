import type { Probability } from '../../../../base/units.ts'
import {
  entryAt,
  LANES,
  nextSeat,
  seatsOf,
  stateIndex,
  type PairBlock,
  type WinBoard,
} from './win-states.ts'
import type { SeatTurns } from './lane-turns.ts'
import type { WinGame } from './win-game.ts'

/** A pair is solved when both residuals are at most this. */
const PAIR_RESIDUAL = 1e-13

/** Newton's method takes 2 to 4 rounds; the bound matters if rounding prevents convergence. */
const MAX_ROUNDS = 60

/** Farkle values closer than this give no slope. */
const SLOPE_STEP = 1e-9

const USUAL_SLOPE = 0.2

/** One side of both lanes' pairs: values and slopes of the last rounds. */
class Side {
  readonly guess = new Float64Array(LANES)
  readonly slope = new Float64Array(LANES)
  readonly found = new Float64Array(LANES)
  readonly guessBefore = new Float64Array(LANES)
  readonly foundBefore = new Float64Array(LANES)

  /** Updates the slope from the last two rounds, if the other side's guess moved enough. */
  learn(lane: number, other: Side): void {
    const moved = other.guessBefore[lane]! - other.guess[lane]!
    if (Math.abs(moved) <= SLOPE_STEP) return
    const slope = (this.found[lane]! - this.foundBefore[lane]!) / moved
    this.slope[lane] = Math.min(1, Math.max(0, slope))
  }

  moveTo(lane: number, guess: Probability): void {
    this.guessBefore[lane] = this.guess[lane]!
    this.foundBefore[lane] = this.found[lane]!
    this.guess[lane] = guess
  }
}

/**
 * Solves the pairs of a game without a penalty. For banked scores {b, d} the unknowns x = W(b, d)
 * and y = W(d, b) have the Bellman equations x = f(1 - y), y = g(1 - x), where f(q) is the value of
 * the turn if a farkle is worth q: convex, piecewise linear, its slope the farkle probability of
 * the best play. Each round evaluates f and g and takes a Newton step, with slopes first from
 * neighbours, then from the last two evaluations.
 */
export class PairSolver {
  #evaluations = 0
  #residual: Probability = 0
  readonly #game: WinGame
  readonly #board: WinBoard
  readonly #turns: { readonly high: SeatTurns; readonly low: SeatTurns }
  readonly #x = new Side()
  readonly #y = new Side()
  readonly #farkles = new Float64Array(LANES)
  readonly #done = new Uint8Array(LANES)

  constructor(game: WinGame, board: WinBoard, turns: { high: SeatTurns; low: SeatTurns }) {
    this.#game = game
    this.#board = board
    this.#turns = turns
  }

  /** Turns evaluated and largest residual since the last call. */
  take(): { readonly evaluations: number; readonly change: Probability } {
    const taken = { evaluations: this.#evaluations, change: this.#residual }
    this.#evaluations = 0
    this.#residual = 0
    return taken
  }

  run(block: PairBlock): void {
    for (const second of seatsOf(this.#game)) this.#solve(block, second)
  }

  #solve({ lanes, high, low }: PairBlock, second: boolean): void {
    const other = nextSeat(this.#game, second)
    const highTurns = this.#turns.high.of(second)
    const lowTurns = this.#turns.low.of(other)
    for (let lane = 0; lane < LANES; lane++) {
      this.#begin(lane, this.#x, high[lane]!, low[lane]!, second)
      this.#begin(lane, this.#y, low[lane]!, high[lane]!, other)
      highTurns.setState(lane, high[lane]!, low[lane]!, 0)
      lowTurns.setState(lane, low[lane]!, high[lane]!, 0)
      this.#done[lane] = 0
    }
    for (let round = 0; ; round++) {
      highTurns.evaluate(this.#afterFarkle(this.#y), this.#x.found)
      lowTurns.evaluate(this.#afterFarkle(this.#x), this.#y.found)
      let done = 0
      for (let lane = 0; lane < LANES; lane++) {
        if (this.#done[lane] === 0) {
          if (lane < lanes) this.#evaluations += 2
          if (this.#step(lane, round)) {
            this.#keep(lane, this.#x, high[lane]!, low[lane]!, second)
            this.#keep(lane, this.#y, low[lane]!, high[lane]!, other)
            this.#done[lane] = 1
          }
        }
        done += this.#done[lane]!
      }
      if (done === LANES) return
    }
  }

  #begin(lane: number, side: Side, own: number, opponent: number, second: boolean): void {
    side.guess[lane] = this.#guess(own, opponent, second)
    side.slope[lane] = this.#guessSlope(own, opponent, second)
  }

  #afterFarkle(other: Side): Float64Array {
    for (let lane = 0; lane < LANES; lane++) this.#farkles[lane] = 1 - other.guess[lane]!
    return this.#farkles
  }

  /** Takes one Newton step for a lane's pair; true if it was already solved. */
  #step(lane: number, round: number): boolean {
    const x = this.#x
    const y = this.#y
    const xRest = x.found[lane]! - x.guess[lane]!
    const yRest = y.found[lane]! - y.guess[lane]!
    if (round > 0) {
      x.learn(lane, y)
      y.learn(lane, x)
    }
    const residual = Math.max(Math.abs(xRest), Math.abs(yRest))
    if (residual <= PAIR_RESIDUAL || round >= MAX_ROUNDS) {
      this.#residual = Math.max(this.#residual, residual)
      return true
    }
    const xSlope = x.slope[lane]!
    const ySlope = y.slope[lane]!
    const scale = 1 - xSlope * ySlope
    x.moveTo(lane, x.guess[lane]! + (xRest - xSlope * yRest) / scale)
    y.moveTo(lane, y.guess[lane]! + (yRest - ySlope * xRest) / scale)
    return false
  }

  #keep(lane: number, side: Side, own: number, opponent: number, second: boolean): void {
    const index = stateIndex(this.#game, own, opponent, 0, 0, second)
    this.#board.values[index] = side.guess[lane]!
    this.#board.slopes[index] = side.slope[lane]!
  }

  /** First guess from neighbours nearer the goal, assuming zero fourth differences. */
  #guess(own: number, opponent: number, second: boolean): Probability {
    const w = (i: number, j: number): number =>
      entryAt(this.#game, this.#board.values, own + i, opponent + j, second)
    const smooth =
      2 * (w(1, 0) + w(0, 1) + w(2, 1) + w(1, 2)) - w(2, 0) - w(0, 2) - w(2, 2) - 4 * w(1, 1)
    if (smooth > 0 && smooth < 1) return smooth
    const plane = w(1, 0) + w(0, 1) - w(1, 1)
    if (plane > 0 && plane < 1) return plane
    return w(1, 1) > 0 ? w(1, 1) : 0.5
  }

  #guessSlope(own: number, opponent: number, second: boolean): Probability {
    const { slopes } = this.#board
    const slope = entryAt(this.#game, slopes, own, opponent + 1, second)
    if (slope > 0 && slope < 1) return slope
    const other = entryAt(this.#game, slopes, own + 1, opponent, second)
    return other > 0 && other < 1 ? other : USUAL_SLOPE
  }
}
