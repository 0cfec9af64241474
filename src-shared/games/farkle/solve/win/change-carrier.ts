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

/** Farkle values closer than this give no slope. */
const SLOPE_STEP = 1e-9

const USUAL_SLOPE = 0.2

/** Least distance of three farkle values, as part of their range, for a parabola. */
const APART = 0.15

/** Part of a carried change that may be wrong. */
const DOUBT = 0.2

/**
 * Propagates changes of W through a game with a penalty without evaluating turns. While the best
 * play stays the same, W is linear in the values that a turn leads to:
 *
 *   change of W = z (change of the farkle value) - sum over rows of p(row) (change of the
 * opponent's W after banking the row)
 *
 * The farkle probability z comes from the states that differ only in the mover's farkles in a row,
 * the bank probabilities p from a neighbour. Both are approximate and the play changes a little, so
 * this proves nothing; but the next full pass finds a hundredth of the change that it would have
 * found, for a hundredth of its work.
 *
 * Board arrays: `farkles` is the farkle value when a state was last valued, `moved` the change of
 * its value in this pass, `doubts` how far a pair's values may be off since its turns were last
 * evaluated.
 */
export class ChangeCarrier {
  readonly #game: WinGame
  readonly #board: WinBoard
  #largest: Probability = 0
  /** Changes from banks by the opponent's farkles in a row, for both movers of a pair. */
  readonly #banked: readonly [Float64Array, Float64Array]

  constructor(game: WinGame, board: WinBoard) {
    this.#game = game
    this.#board = board
    this.#banked = [new Float64Array(game.counters), new Float64Array(game.counters)]
  }

  /** Propagates changes to the pairs of a block; returns the largest doubt. */
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

  /** Change of a mover's value from the values after banks, by the opponent's farkles. */
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

  /** Estimates farkle probabilities from values that were just evaluated. */
  learn(own: number, opponent: number, second: boolean): void {
    const { counters } = this.#game
    for (let theirs = 0; theirs < counters; theirs++) {
      for (let ours = 0; ours < counters; ours++) {
        const index = stateIndex(this.#game, own, opponent, ours, theirs, second)
        this.#board.slopes[index] = this.#slope(own, opponent, ours, theirs, second)
      }
    }
  }

  /** Slope of the value over the farkle value: parabola through the nearest states, or line. */
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
