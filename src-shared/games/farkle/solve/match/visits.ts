import type { Probability } from '../../../../base/units.ts'
import {
  afterFarkle,
  gameOfSeat,
  nextSeat,
  seatPairs,
  stateCount,
  stateIndex,
} from '../win/win-states.ts'
import { startsOf } from './match-chances.ts'
import { eachPair, type Progress } from './match-order.ts'
import type { Match, Mover } from './match-solver.ts'

/** Default for `leftAtMost`: visits still to be counted. */
const LEFT = 1e-12

const MAX_SWEEPS = 10_000

/** Share of the progress of the first sweep, which may have to play all turns. */
const FIRST_SWEEP = 0.8

export class Visits {
  /** By player and stateIndex. */
  readonly counts: readonly [Float64Array, Float64Array]
  readonly #match: Match
  readonly #waiting: readonly [Float64Array, Float64Array]
  readonly #least: number
  /** Whether the last sweep continued any game; with a penalty. */
  #played = true

  /** Games from the start, half begun by either; states with at most `least` are left out. */
  constructor(match: Match, progress: Progress = () => {}, leftAtMost = LEFT, least = 0) {
    const { game } = match
    const states = stateCount(game)
    this.#match = match
    this.#least = least
    this.counts = [new Float64Array(states), new Float64Array(states)]
    this.#waiting = [new Float64Array(states), new Float64Array(states)]
    startsOf(game).forEach((start, mover) => (this.#waiting[mover]![start] = 0.5))
    this.#sweep((fraction) => progress(FIRST_SWEEP * fraction))
    for (let sweep = 1, left = this.#left(); sweep < MAX_SWEEPS && left > leftAtMost; sweep++) {
      // Each sweep removes about the same number of digits.
      progress(FIRST_SWEEP + (1 - FIRST_SWEEP) * (Math.log(Math.min(1, left)) / Math.log(LEFT)))
      this.#played = game.penalty === 0
      this.#sweep()
      if (!this.#played) break
      left = this.#left()
    }
    progress(1)
  }

  #left(): number {
    return this.#waiting.reduce((sum, waiting) => sum + waiting.reduce((a, b) => a + b, 0), 0)
  }

  /** Continues every waiting game, by ascending total, so that most of them end. */
  #sweep(progress?: Progress): void {
    const { game } = this.#match
    const last = game.counters - 1
    const play = (own: number, opponent: number): void => {
      if (game.penalty === 0) {
        for (const [second] of seatPairs(game)) this.#playPair(own, opponent, second)
      } else {
        for (let sum = 0; sum <= 2 * last; sum++) {
          for (let mine = Math.min(sum, last); mine >= Math.max(0, sum - last); mine--) {
            for (const [second, theirs] of seatPairs(game)) {
              this.#playOn(0, own, opponent, mine, sum - mine, second)
              this.#playOn(1, opponent, own, mine, sum - mine, theirs)
            }
          }
        }
      }
    }
    eachPair(game, 'ascending', play, progress)
  }

  /** Farkles only pass the turn back and forth: a geometric series. `second`: seat of player 0. */
  #playPair(own: number, opponent: number, second: boolean): void {
    const { game, players } = this.#match
    const next = nextSeat(game, second)
    const mineAt = stateIndex(game, own, opponent, 0, 0, second)
    const theirsAt = stateIndex(game, opponent, own, 0, 0, next)
    const [mine, theirs] = this.#waiting
    const id = players[0].outcomeAt(own, opponent, 0, 0, second)
    const farkle = players[0].outcomes.farkle[id]!
    const otherId = players[1].outcomeAt(opponent, own, 0, 0, next)
    const otherFarkle = players[1].outcomes.farkle[otherId]!
    const toAndFro = 1 - farkle * otherFarkle
    const games = toAndFro > 0 ? (mine[mineAt]! + otherFarkle * theirs[theirsAt]!) / toAndFro : 0
    const otherGames = theirs[theirsAt]! + farkle * games
    mine[mineAt] = 0
    theirs[theirsAt] = 0
    this.#bank(0, own, opponent, 0, 0, second, games)
    this.#bank(1, opponent, own, 0, 0, next, otherGames)
  }

  #playOn(
    mover: Mover,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): void {
    const { game } = this.#match
    const waiting = this.#waiting[mover]
    const at = stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)
    const games = waiting[at]!
    if (games <= this.#least) return
    this.#played = true
    waiting[at] = 0
    const farkle = this.#bank(mover, own, opponent, ownFarkles, opponentFarkles, second, games)
    const after = afterFarkle(game, own, ownFarkles)
    const seat = nextSeat(game, second)
    const next = stateIndex(game, opponent, after.own, opponentFarkles, after.farkles, seat)
    this.#waiting[mover === 0 ? 1 : 0][next]! += games * farkle
  }

  /** Counts the visits to a state and passes on the banks; returns the farkle probability. */
  #bank(
    mover: Mover,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
    games: number,
  ): Probability {
    const { game, players } = this.#match
    const { outcomes } = players[mover]
    this.counts[mover][stateIndex(game, own, opponent, ownFarkles, opponentFarkles, second)]! +=
      games
    const id = players[mover].outcomeAt(own, opponent, ownFarkles, opponentFarkles, second)
    const { rows, chances } = outcomes.blockOf(id)
    const offset = outcomes.offsetOf(id)
    const end = outcomes.goal[id]! - offset
    const next = this.#waiting[mover === 0 ? 1 : 0]
    const base = stateIndex(game, opponent, own, opponentFarkles, 0, nextSeat(game, second))
    const stride = gameOfSeat(game, second).perRow
    for (let i = outcomes.start[id]! - offset; i < end; i++) {
      next[base + rows[i]! * stride]! += games * chances[i]!
    }
    return outcomes.farkle[id]!
  }
}
