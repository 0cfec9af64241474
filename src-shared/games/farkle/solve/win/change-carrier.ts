import { asProbability, type Probability } from '../../../../base/units.ts'
import { BANK_ROWS, bankChancesAt } from './bank-chances.ts'
import type { WinGame } from './win-game.ts'
import {
  afterFarkle,
  goalRow,
  nextSeat,
  pairIndex,
  seatsOf,
  stateIndex,
  type PairBlock,
  type WinBoard,
} from './win-states.ts'

/** Farkle values that differ by less tell no slope. */
const SLOPE_STEP = 1e-9

/** A likely farkle probability of a turn, where nothing tells a better one. */
const USUAL_SLOPE = 0.2

/** Of three farkle values the closest two are at least so far apart, of the whole, or only two are used. */
const APART = 0.15

/** So much of a change that was carried on may be wrong. */
const DOUBT = 0.2

/**
 * Carries changes on through all states of a game with a penalty, without looking into a turn. While
 * the best play stays the same W is linear in the values that a turn leads to:
 *
 *   change of W = z (change of what a farkle is worth) - sum over rows of p(row) (change of what a bank
 *   of the row leaves the other one)
 *
 * with z, the farkle probability, told by the values of the states that differ only in the mover's
 * farkles in a row, and p, the chances to bank, by those of a neighbour. Both are a little wrong, and
 * the play changes a little, so this proves nothing; but a pass over all turns that follows finds
 * a hundredth of the change that it would have found, for a hundredth of its work.
 *
 * The board's `farkles` tell what a farkle was worth when a state was last valued, `moved` by how much
 * the present pass has changed its value, and `doubts` how far a pair's values may be off since its
 * turns were last looked into.
 */
export class ChangeCarrier {
  readonly #game: WinGame
  readonly #board: WinBoard
  /** The largest change of the present pair. */
  #largest: Probability = 0
  /** Changes by way of a bank, by the opponent's farkles in a row, of the two movers of a pair. */
  readonly #banked: readonly [Float64Array, Float64Array]

  constructor(game: WinGame, board: WinBoard) {
    this.#game = game
    this.#board = board
    this.#banked = [new Float64Array(game.counters), new Float64Array(game.counters)]
  }

  /** Carries the changes on to the pairs of a block; the largest doubt about one of them. */
  run({ lanes, high, low }: PairBlock): Probability {
    const { doubts } = this.#board
    let most = 0
    for (let lane = 0; lane < lanes; lane++) {
      this.#largest = 0
      for (const second of seatsOf(this.#game)) this.#carry(high[lane]!, low[lane]!, second)
      const pair = pairIndex(this.#game, high[lane]!, low[lane]!)
      doubts[pair] = doubts[pair]! + DOUBT * this.#largest
      most = Math.max(most, doubts[pair])
    }
    return most
  }

  #carry(high: number, low: number, second: boolean): void {
    const most = this.#game.counters - 1
    const other = nextSeat(this.#game, second)
    this.#sumBanks(high, low, second, this.#banked[0])
    this.#sumBanks(low, high, other, this.#banked[1])
    for (let level = 2 * most; level >= 0; level--) {
      for (let own = Math.min(most, level); own >= Math.max(0, level - most); own--) {
        this.#value(high, low, own, level - own, second, this.#banked[0])
        if (high !== low) this.#value(low, high, own, level - own, other, this.#banked[1])
      }
    }
  }

  /** What the changes of the values after a bank make of a mover's, by the opponent's farkles. */
  #sumBanks(own: number, opponent: number, second: boolean, into: Float64Array): void {
    const game = this.#game
    const { banks, moved } = this.#board
    const from = bankChancesAt(game, own, opponent)
    const rows = Math.min(BANK_ROWS, goalRow(game, own))
    const next = nextSeat(game, second)
    for (let farkles = 0; farkles < game.counters; farkles++) {
      let index = stateIndex(game, opponent, own, farkles, 0, next)
      let sum = 0
      for (let row = 1; row < rows; row++) {
        index += game.perRow
        sum += banks[from + row]! * moved[index]!
      }
      into[farkles] = sum
    }
  }

  #value(
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
    banked: Float64Array,
  ): void {
    const game = this.#game
    const { values, slopes, farkles, moved } = this.#board
    const after = afterFarkle(game, own, ownFarkles)
    const next = nextSeat(game, second)
    const farkle =
      1 - values[stateIndex(game, opponent, after.own, opponentFarkles, after.farkles, next)]!
    const index = stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)
    const before = values[index]!
    const change = slopes[index]! * (farkle - farkles[index]!) - banked[opponentFarkles]!
    this.#largest = Math.max(this.#largest, Math.abs(change))
    values[index] = asProbability(before + change)
    moved[index] = values[index] - before
    farkles[index] = farkle
  }

  /** Reads the farkle probabilities of a mover's turns from their values, which have just been found. */
  learn(own: number, opponent: number, second: boolean): void {
    const { counters } = this.#game
    for (let theirs = 0; theirs < counters; theirs++) {
      for (let ours = 0; ours < counters; ours++) {
        const index = stateIndex(this.#game, own, opponent, ours, theirs, second)
        this.#board.slopes[index] = this.#slope(own, opponent, ours, theirs, second)
      }
    }
  }

  /**
   * The slope of the turn's value over what a farkle is worth, at one of the mover's farkles in a row:
   * that of the parabola through it and the two nearest others, or of the line to the nearest.
   */
  #slope(
    own: number,
    opponent: number,
    ours: number,
    theirs: number,
    second: boolean,
  ): Probability {
    const { counters } = this.#game
    const { values, farkles } = this.#board
    const here = stateIndex(this.#game, own, opponent, ours, theirs, second)
    let [near, nearSlope] = [Infinity, USUAL_SLOPE]
    let [far, farSlope] = [Infinity, USUAL_SLOPE]
    for (let count = 0; count < counters; count++) {
      const index = stateIndex(this.#game, own, opponent, count, theirs, second)
      const distance = farkles[index]! - farkles[here]!
      if (Math.abs(distance) < SLOPE_STEP || Math.abs(distance) >= Math.abs(far)) continue
      const slope = asProbability((values[index]! - values[here]!) / distance)
      if (Math.abs(distance) < Math.abs(near)) {
        far = near
        farSlope = nearSlope
        near = distance
        nearSlope = slope
      } else {
        far = distance
        farSlope = slope
      }
    }
    if (far === Infinity) return nearSlope
    const between = far - near
    const whole = Math.max(Math.abs(far), Math.abs(between))
    if (Math.min(Math.abs(near), Math.abs(between)) < APART * whole) return nearSlope
    const slope = nearSlope + ((nearSlope - farSlope) * near) / between
    return asProbability(Math.min(2 * nearSlope, Math.max(nearSlope / 2, slope)))
  }
}
