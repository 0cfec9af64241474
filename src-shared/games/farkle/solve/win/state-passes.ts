import type { Probability } from '../../../../base/units.ts'
import {
  afterFarkle,
  afterFirstFarkle,
  LANES,
  nextSeat,
  seatsOf,
  stateIndex,
  type PairBlock,
  type WinBoard,
} from './win-states.ts'
import type { LaneTurns } from './lane-turns.ts'
import type { WinGame } from './win-game.ts'

/** A way through all states: with values to be guessed first, again with those there are, or only to look. */
export type Pass = 'first' | 'again' | 'prove'

/**
 * Passes over the states of a game with a penalty. A farkle can lead to lower scores, so the states
 * have no order that solves all at once; they are passed over until nothing moves. Within a pair of
 * banked scores the farkles in a row order them: a farkle adds one, so more of them come first.
 */
export class StatePasses {
  #evaluations = 0
  #change: Probability = 0
  readonly #game: WinGame
  readonly #values: Float64Array
  readonly #turns: { readonly high: LaneTurns; readonly low: LaneTurns }
  readonly #farkles = new Float64Array(LANES)
  readonly #found = new Float64Array(LANES)

  constructor(game: WinGame, { values }: WinBoard, turns: { high: LaneTurns; low: LaneTurns }) {
    this.#game = game
    this.#values = values
    this.#turns = turns
  }

  /**
   * The turns evaluated, and the largest change, or in a proving pass the largest residual of a Bellman
   * equation, since this was last asked.
   */
  take(): { readonly evaluations: number; readonly change: Probability } {
    const taken = { evaluations: this.#evaluations, change: this.#change }
    this.#evaluations = 0
    this.#change = 0
    return taken
  }

  run(pass: Pass, { lanes, high, low }: PairBlock): void {
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
  }

  #evaluate(
    pass: Pass,
    lanes: number,
    turns: LaneTurns,
    owns: Int32Array,
    opponents: Int32Array,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): void {
    const values = this.#values
    turns.setSeat(second)
    for (let lane = 0; lane < LANES; lane++) {
      const own = owns[lane]!
      const opponent = opponents[lane]!
      turns.setState(lane, own, opponent, opponentFarkles)
      const next = this.#farkleIndex(pass, own, opponent, ownFarkles, opponentFarkles, second)
      this.#farkles[lane] = 1 - values[next]!
    }
    // In the first pass lower scores are not known yet.
    turns.evaluate(this.#farkles, this.#found, pass !== 'first')
    if (this.#game.firstPenalty > 0) {
      this.#addFirstFarkles(owns, opponents, ownFarkles, opponentFarkles, second)
    }
    for (let lane = 0; lane < lanes; lane++) {
      this.#evaluations++
      const own = owns[lane]!
      const theirs = opponents[lane]!
      const index = stateIndex(this.#game, own, theirs, ownFarkles, opponentFarkles, second)
      const value = this.#found[lane]!
      this.#change = Math.max(this.#change, Math.abs(value - values[index]!))
      if (pass !== 'prove') values[index] = value
    }
  }

  /** A farkle in the first roll costs more, which no other roll of the turn knows of. */
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

  /** The state of the other one after a farkle. */
  #farkleIndex(
    pass: Pass,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): number {
    const game = this.#game
    const next = nextSeat(game, second)
    const after = afterFarkle(game, own, ownFarkles)
    if (pass !== 'first' || after.own === own) {
      return stateIndex(game, opponent, after.own, opponentFarkles, after.farkles, next)
    }
    // A lower score is not known in the first pass: take about the same lead in a shorter game.
    const lost = own - after.own
    const nearer = Math.min(lost, game.goal - 1 - opponent)
    const ownNearer = after.own + Math.max(nearer, lost - nearer + 1)
    return stateIndex(
      game,
      opponent + nearer,
      Math.min(game.goal - 1, ownNearer),
      opponentFarkles,
      after.farkles,
      next,
    )
  }

  /** Before the first pass a pair's values are those of the pair one step nearer the goal. */
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
