import type { Probability } from '../../../../base/units.ts'
import { BANK_ROWS, bankChancesAt, carriesChanges, keepsBankChances } from './bank-chances.ts'
import { ChangeCarrier } from './change-carrier.ts'
import {
  afterFarkle,
  afterFirstFarkle,
  LANES,
  nextSeat,
  pairIndex,
  seatsOf,
  stateIndex,
  type PairBlock,
  type WinBoard,
} from './win-states.ts'
import type { SeatTurns } from './lane-turns.ts'
import type { WinGame } from './win-game.ts'

/**
 * A pass over all states: `first` guesses unknown values, `again` evaluates turns, `carry`
 * propagates changes only, `prove` evaluates every turn and checks the values.
 */
export type Pass = 'first' | 'again' | 'carry' | 'prove'

/** A pair with at most this doubt is settled; a proving pass finds less. */
export const SETTLED = 1e-13

/**
 * Passes over the states of a game with a penalty. A farkle can lead to lower scores, so no order
 * solves all states at once, and passes are repeated until values settle. Within a pair of banked
 * scores a farkle adds one to the farkles in a row, so states with more of them come first.
 */
export class StatePasses {
  #evaluations = 0
  #change: Probability = 0
  readonly #game: WinGame
  readonly #board: WinBoard
  readonly #values: Float64Array
  readonly #carrier: ChangeCarrier | null
  readonly #turns: { readonly high: SeatTurns; readonly low: SeatTurns }
  readonly #farkles = new Float64Array(LANES)
  readonly #found = new Float64Array(LANES)

  constructor(game: WinGame, board: WinBoard, turns: { high: SeatTurns; low: SeatTurns }) {
    this.#game = game
    this.#board = board
    this.#values = board.values
    this.#carrier = carriesChanges(game) ? new ChangeCarrier(game, board) : null
    this.#turns = turns
  }

  /** Turns evaluated and largest change (`prove`: residual, `carry`: doubt) since last asked. */
  take(): { readonly evaluations: number; readonly change: Probability } {
    const taken = { evaluations: this.#evaluations, change: this.#change }
    this.#evaluations = 0
    this.#change = 0
    return taken
  }

  run(pass: Pass, block: PairBlock): void {
    if (this.#carrier && (pass === 'carry' || (pass === 'again' && this.#isSettled(block)))) {
      const doubt = this.#carrier.run(block)
      if (pass === 'carry') this.#change = Math.max(this.#change, doubt)
      return
    }
    const { lanes, high, low } = block
    if (this.#carrier) {
      for (let lane = 0; lane < lanes; lane++) {
        this.#board.doubts[pairIndex(this.#game, high[lane]!, low[lane]!)] = 0
      }
    }
    const most = this.#game.counters - 1
    if (pass === 'first') {
      for (let lane = 0; lane < lanes; lane++) {
        this.#guess(high[lane]!, low[lane]!)
        this.#guess(low[lane]!, high[lane]!)
      }
    }
    for (let level = 2 * most; level >= 0; level--) {
      for (let own = Math.min(most, level); own >= Math.max(0, level - most); own--) {
        for (const second of seatsOf(this.#game)) {
          this.#evaluate(pass, lanes, this.#turns.high, high, low, own, level - own, second)
          this.#evaluate(pass, lanes, this.#turns.low, low, high, own, level - own, second)
        }
      }
    }
    if (this.#carrier) this.#learn(this.#carrier, block, pass)
  }

  #isSettled({ lanes, high, low }: PairBlock): boolean {
    for (let lane = 0; lane < lanes; lane++) {
      if (this.#board.doubts[pairIndex(this.#game, high[lane]!, low[lane]!)]! > SETTLED)
        return false
    }
    return true
  }

  #learn(carrier: ChangeCarrier, { lanes, high, low }: PairBlock, pass: Pass): void {
    for (let lane = 0; lane < lanes; lane++) {
      for (const second of seatsOf(this.#game)) {
        carrier.learn(high[lane]!, low[lane]!, second)
        carrier.learn(low[lane]!, high[lane]!, second)
      }
      if (pass !== 'first') continue
      this.#keepBanks(this.#turns.high, lane, high[lane]!, low[lane]!)
      this.#keepBanks(this.#turns.low, lane, low[lane]!, high[lane]!)
    }
  }

  #keepBanks(turns: SeatTurns, lane: number, own: number, opponent: number): void {
    const game = this.#game
    if (!keepsBankChances(game, opponent)) return
    const at = bankChancesAt(game, own, opponent)
    turns.last.bankChances(lane, this.#board.banks.subarray(at, at + BANK_ROWS))
  }

  #evaluate(
    pass: Pass,
    lanes: number,
    seatTurns: SeatTurns,
    owns: Int32Array,
    opponents: Int32Array,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): void {
    const values = this.#values
    const turns = seatTurns.of(second)
    for (let lane = 0; lane < LANES; lane++) {
      const own = owns[lane]!
      const opponent = opponents[lane]!
      turns.setState(lane, own, opponent, opponentFarkles)
      this.#farkles[lane] =
        1 - this.#afterFarkle(pass, own, opponent, ownFarkles, opponentFarkles, second)
    }
    // Lower scores are unknown in the first pass.
    turns.evaluate(this.#farkles, this.#found, pass !== 'first')
    if (this.#game.firstPenalty > 0) {
      this.#addFirstFarkles(owns, opponents, ownFarkles, opponentFarkles, second)
    }
    for (let lane = 0; lane < lanes; lane++) {
      this.#evaluations++
      const own = owns[lane]!
      const theirs = opponents[lane]!
      const index = stateIndex(this.#game, own, theirs, ownFarkles, opponentFarkles, second)
      const change = this.#found[lane]! - values[index]!
      if (this.#carrier) {
        values[index] = this.#found[lane]!
        this.#board.farkles[index] = this.#farkles[lane]!
        // Two players with equal scores are evaluated twice.
        const isTwin = own === theirs && seatTurns === this.#turns.low
        this.#board.moved[index] = change + (isTwin ? this.#board.moved[index]! : 0)
        // Only values used before they were found leave a residual: those after a penalty. Each
        // residual is at most the value's own change.
        if (pass === 'prove' && opponentFarkles > 0) continue
      } else if (pass !== 'prove') values[index] = this.#found[lane]!
      this.#change = Math.max(this.#change, Math.abs(change))
    }
  }

  /** A farkle in the first roll costs more; the kernel does not know this. */
  #addFirstFarkles(
    owns: Int32Array,
    opponents: Int32Array,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): void {
    const game = this.#game
    const risk = game.model.byDice[game.model.start]!.farkleProbability
    for (let lane = 0; lane < LANES; lane++) {
      const after = afterFirstFarkle(game, owns[lane]!, ownFarkles)
      const { own, farkles } = after
      const next = nextSeat(game, second)
      const index = stateIndex(game, opponents[lane]!, own, opponentFarkles, farkles, next)
      this.#found[lane]! += risk * (1 - this.#values[index]! - this.#farkles[lane]!)
    }
  }

  #afterFarkle(
    pass: Pass,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    const game = this.#game
    const next = nextSeat(game, second)
    const after = afterFarkle(game, own, ownFarkles)
    const valueAt = (theirs: number, ours: number): Probability =>
      this.#values[stateIndex(game, theirs, ours, opponentFarkles, after.farkles, next)]!
    if (pass !== 'first' || after.own === own) return valueAt(opponent, after.own)
    // A lower score is unknown in the first pass: extrapolate from the same lead in two shorter
    // games.
    const lost = own - after.own
    const last = game.goal - 1
    const nearer = (lost >> 1) + 1
    if (Math.max(opponent, after.own) + 2 * nearer <= last) {
      const near = valueAt(opponent + nearer, after.own + nearer)
      const guess = 2 * near - valueAt(opponent + 2 * nearer, after.own + 2 * nearer)
      return guess > 0 && guess < 1 ? guess : near
    }
    // About the same lead where those would be beyond the goal.
    const most = Math.min(lost, last - opponent)
    return valueAt(opponent + most, Math.min(last, after.own + Math.max(most, lost - most + 1)))
  }

  /** Initial values: those of the pair one step nearer the goal. */
  #guess(own: number, opponent: number): void {
    const game = this.#game
    const last = game.goal - 1
    const { counters } = game
    const nextOwn = Math.min(last, own + 1)
    const nextOpponent = Math.min(last, opponent + 1)
    for (const second of seatsOf(game)) {
      for (let ownFarkles = 0; ownFarkles < counters; ownFarkles++) {
        for (let theirs = 0; theirs < counters; theirs++) {
          const nearer = stateIndex(game, nextOwn, nextOpponent, ownFarkles, theirs, second)
          const state = stateIndex(game, own, opponent, ownFarkles, theirs, second)
          this.#values[state] = this.#values[nearer]!
        }
      }
    }
  }
}
