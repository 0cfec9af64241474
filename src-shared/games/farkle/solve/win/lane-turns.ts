import { ALL_DICE, type Probability } from '../../../../base/units.ts'
import { LANES, type TurnArea, type TurnKernel } from './turn-kernel.ts'
import { NO_BANK, turnValue, turnValues, type GameEndings, type ValueOf } from './turn-values.ts'
import { endRow, goalRow, minimumRowAt, stateIndex, type WinGame } from './win-game.ts'

/** A state but for the mover's farkles in a row, which only what a farkle is worth depends on. */
interface LaneState {
  own: number
  opponent: number
  opponentFarkles: number
}

/** How far a farkle's value may rise above the one that an area was prepared for, of what is left to 1. */
const FARKLE_MARGIN = 0.02

/**
 * The turns of two states side by side, in one area of a kernel. The rows are
 * laid out once for their banked scores, then evaluated for any farkle values.
 */
export class LaneTurns {
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #values: Float64Array
  readonly #kernel: TurnKernel
  readonly #area: TurnArea
  readonly #states: LaneState[]
  /** The largest farkle value of each lane that the rows are right for; below 0 when not prepared. */
  readonly #limits = [-1, -1]
  #rows = 0
  #banksRead = false
  /** Whether some lane has no row from which on the best is known; the plain way is taken then. */
  #plain = false

  constructor(
    game: WinGame,
    endings: GameEndings,
    values: Float64Array,
    kernel: TurnKernel,
    area: TurnArea,
  ) {
    this.#game = game
    this.#endings = endings
    this.#values = values
    this.#kernel = kernel
    this.#area = area
    this.#states = Array.from({ length: LANES }, () => {
      return { own: 0, opponent: 0, opponentFarkles: 0 }
    })
  }

  /** Puts a state into a lane. */
  setState(lane: number, own: number, opponent: number, opponentFarkles: number): void {
    const state = this.#states[lane]!
    if (own !== state.own || opponent !== state.opponent) this.#limits[lane] = -1
    state.own = own
    state.opponent = opponent
    state.opponentFarkles = opponentFarkles
    this.#banksRead = false
  }

  /** Lays out the rows for both lanes, for farkles that are worth so much or little more. */
  #prepare(farkles: Float64Array): void {
    const { past } = this.#endings
    this.#rows = 0
    this.#plain = false
    for (let lane = 0; lane < LANES; lane++) {
      const { own, opponent } = this.#states[lane]!
      const farkle = farkles[lane]!
      const risen = farkle + FARKLE_MARGIN * (1 - farkle)
      const limit = past ? Math.max(this.#limits[lane]!, risen) : Infinity
      const start = past ? past.startOf(own, opponent, limit) : endRow(this.#game, own)
      this.#limits[lane] = limit
      if (start === null) this.#plain = true
      else this.#rows = Math.max(this.#rows, start)
    }
    this.#banksRead = false
    if (this.#plain) return
    for (let lane = 0; lane < LANES; lane++) this.#fillEnd(lane)
  }

  #fillBank(lane: number): void {
    const { own, opponent, opponentFarkles } = this.#states[lane]!
    const { bank } = this.#area
    const values = this.#values
    const game = this.#game
    const minimum = Math.min(this.#rows, minimumRowAt(game, own))
    const goal = Math.min(this.#rows, goalRow(game, own))
    for (let row = 0; row < minimum; row++) bank[row * LANES + lane] = NO_BANK
    const { perRow } = game
    let index = stateIndex(game, opponent, own, opponentFarkles, 0) + minimum * perRow
    for (let row = minimum; row < goal; row++, index += perRow) {
      bank[row * LANES + lane] = 1 - values[index]!
    }
    const ahead = this.#endings.past?.of(own, opponent)
    for (let row = Math.max(minimum, goal); row < this.#rows; row++) {
      bank[row * LANES + lane] = ahead ? ahead.past.bank[this.#at(ahead, row)]! : 1
    }
  }

  #fillEnd(lane: number): void {
    const { own, opponent } = this.#states[lane]!
    const { best } = this.#area
    const ahead = this.#endings.past?.of(own, opponent)
    const end = this.#rows + this.#game.model.largestSteps + 1
    for (let row = this.#rows; row < end; row++) {
      const at = ahead ? this.#at(ahead, row) : 0
      for (let n = 1; n <= ALL_DICE; n++) {
        best[(row * ALL_DICE + n - 1) * LANES + lane] = ahead ? ahead.past.value[n]![at]! : 1
      }
    }
  }

  #at({ past, lead }: { past: { rows: number }; lead: number }, row: number): number {
    return Math.min(row + lead, past.rows - 1)
  }

  /**
   * Evaluates both turns for these farkle values; `into` receives the values, by lane. The values
   * that banking leads to must not change between setState and the last evaluation.
   */
  evaluate(farkles: Float64Array, into: Float64Array): void {
    for (let lane = 0; lane < LANES; lane++) {
      if (farkles[lane]! > this.#limits[lane]!) {
        this.#prepare(farkles)
        break
      }
    }
    if (this.#plain) {
      // Some lane has no row from which on the best is known.
      for (let lane = 0; lane < LANES; lane++) into[lane] = this.#plainValue(lane, farkles[lane]!)
      return
    }
    if (!this.#banksRead) {
      for (let lane = 0; lane < LANES; lane++) this.#fillBank(lane)
      this.#banksRead = true
    }
    this.#kernel.farkle.set(farkles)
    this.#kernel.run(this.#area, this.#rows)
    into.set(this.#kernel.result)
  }

  #plainValue(lane: number, farkle: Probability): Probability {
    const valueOf: ValueOf = ({ own, opponent, ownFarkles, opponentFarkles }) =>
      this.#values[stateIndex(this.#game, own, opponent, ownFarkles, opponentFarkles)]!
    const state = { ...this.#states[lane]!, ownFarkles: 0 }
    return turnValue(turnValues(this.#game, this.#endings, state, valueOf, farkle))
  }
}
