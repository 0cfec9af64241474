import type { Probability } from '../../../../base/units.ts'
import { remainingChange } from '../win/remaining-change.ts'
import type { WinGame } from '../win/win-game.ts'
import {
  afterFarkle,
  nextSeat,
  seatPairs,
  stateCount,
  stateIndex,
  UnsolvableError,
} from '../win/win-states.ts'
import { eachPair, type Progress } from './match-order.ts'
import type { Player } from './player.ts'

/** Sweeps stop when the values are expected to move less than this. */
const STANDSTILL = 1e-14

const MAX_SWEEPS = 20_000

const FIRST_SWEEP = 0.8

export type Mover = 0 | 1

/**
 * Exact match of two players: the mover's win probability in every state. Where the sides differ,
 * the first player has yours and the second the opponent's, whoever begins. Without a penalty, pairs
 * of states are solved by descending sum of the banked scores, each a linear 2x2 system (section 6
 * of the mathematics). With a penalty, sweeps are repeated until the values settle.
 */
export class Match {
  readonly game: WinGame
  readonly players: readonly [Player, Player]
  /** [player][stateIndex], for that player to move. */
  readonly values: readonly [Float64Array, Float64Array]
  sweeps = 0
  /** Cached probability of winning by ending the game, [player][stateIndex], and its outcome. */
  readonly #ending: readonly [Float64Array, Float64Array]
  readonly #endingOf: readonly [Int32Array, Int32Array]
  /** Steps per row of a turn total, by player. */
  readonly #perRow: readonly [number, number]

  /** The values begin at `values`, such as those of optimal play; without them at 1/2. */
  constructor(game: WinGame, first: Player, second: Player, values?: Float64Array) {
    const states = stateCount(game)
    const beginning = (): Float64Array => values?.slice() ?? new Float64Array(states).fill(0.5)
    this.game = game
    this.players = [first, second]
    this.#perRow = [game.perRow, (game.opponent ?? game).perRow]
    this.values = [beginning(), beginning()]
    this.#ending = [new Float64Array(states), new Float64Array(states)]
    this.#endingOf = [new Int32Array(states).fill(-1), new Int32Array(states).fill(-1)]
  }

  solve(progress: Progress = () => {}): void {
    this.sweeps = 1
    if (this.game.penalty === 0) {
      const solvePair = (own: number, opponent: number): void => {
        for (const [second] of seatPairs(this.game)) this.#solvePair(own, opponent, second)
      }
      eachPair(this.game, 'descending', solvePair, progress)
      return
    }
    const first = this.#sweep(true, (fraction) => progress(FIRST_SWEEP * fraction))
    let before = Infinity
    for (let moved = first; remainingChange(moved, before) > STANDSTILL; this.sweeps++) {
      if (this.sweeps > MAX_SWEEPS) throw new UnsolvableError('matchUnsettled')
      before = moved
      moved = this.#sweep(true)
      const settled = Math.log(moved / first) / Math.log(STANDSTILL / first)
      progress(FIRST_SWEEP + (1 - FIRST_SWEEP) * Math.max(0, Math.min(1, settled)))
    }
    progress(1)
  }

  /** Largest residual over all states. */
  residual(): Probability {
    return this.#sweep(false)
  }

  /** Solves both turns at the same banked scores; `second` is the seat of player 0. */
  #solvePair(own: number, opponent: number, second: boolean): void {
    const [mine, theirs] = this.players
    const next = nextSeat(this.game, second)
    // Read everything of one outcome before asking for the next, which may overwrite it.
    const id = mine.outcomeAt(own, opponent, 0, 0, second)
    const scores = this.#scoringChance(0, id, own, opponent, 0, 0, second)
    const farkle = mine.outcomes.farkle[id]!
    const scored = mine.outcomes.scored[id]!
    const otherId = theirs.outcomeAt(opponent, own, 0, 0, next)
    const otherScores = this.#scoringChance(1, otherId, opponent, own, 0, 0, next)
    const otherFarkle = theirs.outcomes.farkle[otherId]!
    const otherScored = theirs.outcomes.scored[otherId]!
    // x = scores + farkle (1 - y) and the same for y, solved without subtracting nearly equal
    // numbers. If nobody ever banks there is no winner: 0.5.
    const either = scored + otherScored - scored * otherScored
    const value = either > 0 ? (scores + farkle * (otherScored - otherScores)) / either : 0.5
    this.values[0][stateIndex(this.game, own, opponent, 0, 0, second)] = value
    this.values[1][stateIndex(this.game, opponent, own, 0, 0, next)] =
      otherScores + otherFarkle * (1 - value)
  }

  /** Evaluates every state of both players; returns the largest change. */
  #sweep(write: boolean, progress?: Progress): Probability {
    const last = this.game.counters - 1
    let most = 0
    const evaluation = (own: number, opponent: number): void => {
      // A farkle leads to a larger sum of farkles in a row, or to the penalty.
      for (let sum = 2 * last; sum >= 0; sum--) {
        for (let mine = Math.min(sum, last); mine >= Math.max(0, sum - last); mine--) {
          for (const [seat, theirs] of seatPairs(this.game)) {
            const first = this.#update(0, own, opponent, mine, sum - mine, seat, write)
            const second = this.#update(1, opponent, own, mine, sum - mine, theirs, write)
            most = Math.max(most, first, second)
          }
        }
      }
    }
    eachPair(this.game, 'descending', evaluation, progress)
    return most
  }

  #update(
    mover: Mover,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
    write: boolean,
  ): Probability {
    const id = this.players[mover].outcomeAt(own, opponent, ownFarkles, opponentFarkles, second)
    const value =
      this.#scoringChance(mover, id, own, opponent, ownFarkles, opponentFarkles, second) +
      this.#farkleChance(mover, id, own, opponent, ownFarkles, opponentFarkles, second)
    const at = stateIndex(this.game, own, opponent, ownFarkles, opponentFarkles, second)
    const values = this.values[mover]
    const moved = Math.abs(value - values[at]!)
    if (write) values[at] = value
    return moved
  }

  /** The mover's win probability in a state if the turn has this outcome. */
  valueWith(
    mover: Mover,
    id: number,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    return (
      this.#endingChance(mover, id, own, opponent, opponentFarkles, second) +
      this.#bankedChance(mover, id, own, opponent, opponentFarkles, second) +
      this.#farkleChance(mover, id, own, opponent, ownFarkles, opponentFarkles, second)
    )
  }

  #farkleChance(
    mover: Mover,
    id: number,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    const { game } = this
    const after = afterFarkle(game, own, ownFarkles)
    const next = nextSeat(game, second)
    const theirs = stateIndex(game, opponent, after.own, opponentFarkles, after.farkles, next)
    return (
      this.players[mover].outcomes.farkle[id]! * (1 - this.values[mover === 0 ? 1 : 0][theirs]!)
    )
  }

  /** Win probability of a turn with this outcome from all its ends but a farkle. */
  #scoringChance(
    mover: Mover,
    id: number,
    own: number,
    opponent: number,
    ownFarkles: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    const at = stateIndex(this.game, own, opponent, ownFarkles, opponentFarkles, second)
    const ending = this.#ending[mover]
    if (this.#endingOf[mover][at] !== id) {
      this.#endingOf[mover][at] = id
      ending[at] = this.#endingChance(mover, id, own, opponent, opponentFarkles, second)
    }
    return ending[at]! + this.#bankedChance(mover, id, own, opponent, opponentFarkles, second)
  }

  /** Win probability from banks short of the goal. */
  #bankedChance(
    mover: Mover,
    id: number,
    own: number,
    opponent: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    const { outcomes } = this.players[mover]
    const block = outcomes.blockOf(id)
    const offset = outcomes.offsetOf(id)
    return bankedChance(
      block.rows,
      block.chances,
      outcomes.start[id]! - offset,
      outcomes.goal[id]! - offset,
      this.values[mover === 0 ? 1 : 0],
      stateIndex(this.game, opponent, own, opponentFarkles, 0, nextSeat(this.game, second)),
      this.#perRow[mover],
    )
  }

  /** Win probability from instant wins, and from banks of the goal that survive the last turn. */
  #endingChance(
    mover: Mover,
    id: number,
    own: number,
    opponent: number,
    opponentFarkles: number,
    second: boolean,
  ): Probability {
    const { outcomes } = this.players[mover]
    const { rows, chances } = outcomes.blockOf(id)
    const offset = outcomes.offsetOf(id)
    const other = this.players[mover === 0 ? 1 : 0]
    let sum = outcomes.won[id]!
    for (let i = outcomes.goal[id]! - offset; i < outcomes.end[id]! - offset; i++) {
      // Under equal turns a second player who reaches the goal has won.
      const target = own + rows[i]! * this.#perRow[mover]
      const theirs =
        second && !this.game.opponent ? 0 : other.lastChance(opponent, target, opponentFarkles)
      sum += chances[i]! * (1 - theirs)
    }
    return sum
  }
}

/** Win probability from banks short of the goal; the hot loop of every match. */
function bankedChance(
  rows: Int32Array,
  chances: Float64Array,
  start: number,
  end: number,
  theirs: Float64Array,
  base: number,
  stride: number,
): Probability {
  let sum = 0
  for (let i = start; i < end; i++) sum += chances[i]! * (1 - theirs[base + rows[i]! * stride]!)
  return sum
}
