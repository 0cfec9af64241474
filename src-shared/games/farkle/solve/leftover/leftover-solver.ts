import { offerPlace, placeOf, type LeftoverGame, type LeftoverTable } from './leftover-game.ts'
import { PairTurns } from './pair-turns.ts'

/** Changes with every change of what is computed. */
export const LEFTOVER_VERSION = 1

/** Two values that move less than this are equal but for rounding. */
const STILL = 1e-14

/** Rounds after which a pair is only iterated, which takes off a part of what is wrong each time. */
const FAST_ROUNDS = 40

/** Far more than an iteration needs. */
const MAX_ROUNDS = 500

type Two = readonly [number, number]

/**
 * The next two values to try for a pair, by Broyden's method: what the last steps did to the errors
 * tells how far to go. The equations consist of few linear pieces, so a handful of steps ends.
 */
class TwoValues {
  /** The inverse of how the errors move with the values; at first an error moves against its own. */
  #inverse: [number, number, number, number] = [-1, 0, 0, -1]
  #step: Two = [0, 0]
  #errors: Two | null = null

  next([x, y]: Two, errors: Two, round: number): Two {
    if (this.#errors && round < FAST_ROUNDS) this.#learn(errors, this.#errors)
    else this.#inverse = [-1, 0, 0, -1]
    const [a, b, c, d] = this.#inverse
    const to = (value: number, step: number): number => Math.min(1, Math.max(0, value + step))
    const next: Two = [
      to(x, -(a * errors[0] + b * errors[1])),
      to(y, -(c * errors[0] + d * errors[1])),
    ]
    this.#step = [next[0] - x, next[1] - y]
    this.#errors = errors
    return next
  }

  #learn(errors: Two, before: Two): void {
    const [s, t] = this.#step
    const [a, b, c, d] = this.#inverse
    const [u, v] = [errors[0] - before[0], errors[1] - before[1]]
    const [p, q] = [a * u + b * v, c * u + d * v]
    const scale = s * p + t * q
    if (Math.abs(scale) < 1e-3 * (s * s + t * t) || scale === 0) {
      this.#inverse = [-1, 0, 0, -1]
      return
    }
    const [left, right] = [(s * a + t * c) / scale, (s * b + t * d) / scale]
    this.#inverse = [
      ...([a + (s - p) * left, b + (s - p) * right] as const),
      ...([c + (t - q) * left, d + (t - q) * right] as const),
    ]
  }
}

/** Solves pairs of scores, those of a larger sum first. */
class LeftoverSolver {
  readonly fresh: Float64Array
  readonly offered: Float64Array
  residual = 0
  evaluations = 0
  readonly #laidOut: LeftoverGame
  readonly #turns: PairTurns

  constructor(laidOut: LeftoverGame) {
    const { game, offers } = laidOut
    this.#laidOut = laidOut
    this.fresh = new Float64Array(game.goal ** 2)
    this.offered = new Float64Array(offers.at(-1)!)
    this.#turns = new PairTurns(laidOut, this)
  }

  /** The pairs of one sum; none needs another one. */
  solveSum(sum: number): void {
    const { goal } = this.#laidOut.game
    for (let first = Math.max(0, sum - goal + 1); 2 * first <= sum; first++) {
      this.#solvePair(first, sum - first)
    }
  }

  #solvePair(first: number, second: number): void {
    this.#turns.begin(first, second)
    const values = new TwoValues()
    let now = this.#guess(first, second)
    for (let round = 1; ; round++) {
      const made = this.#turns.evaluate(now[0], now[1])
      this.evaluations += 2
      const errors = [made[0] - now[0], made[1] - now[1]] as const
      const wrong = Math.max(Math.abs(errors[0]), Math.abs(errors[1]))
      if (wrong <= STILL || round === MAX_ROUNDS) {
        this.residual = Math.max(this.residual, wrong)
        break
      }
      now = values.next(now, errors, round)
    }
    const [x, y] = now
    this.#keep(first, second, x, 0)
    if (first !== second) this.#keep(second, first, y, 1)
  }

  /** What it is worth where the second player has one row more, to begin with. */
  #guess(first: number, second: number): Two {
    if (second + 1 === this.#laidOut.game.goal) return [0.5, 0.5]
    const [mine, other] = [first, second + 1]
    return [
      this.fresh[placeOf(this.#laidOut, mine, other)]!,
      this.fresh[placeOf(this.#laidOut, other, mine)]!,
    ]
  }

  #keep(own: number, other: number, value: number, seat: 0 | 1): void {
    const { game, offers } = this.#laidOut
    const place = placeOf(this.#laidOut, own, other)
    this.fresh[place] = value
    const rows = (offers[place + 1]! - offers[place]!) / game.model.nodes.length
    for (let row = 1; row <= rows; row++) {
      for (const node of game.model.nodes) {
        const at = offerPlace(this.#laidOut, own, other, { node, row })
        this.offered[at] = Math.max(value, this.#turns.rolled(seat, node, row))
      }
    }
  }
}

/**
 * Solves a game in which a turn leaves something behind. Scores never fall, so the pairs of scores are
 * solved from the goal backward, and within a pair the turns of both players until nothing moves.
 */
export function solveLeftovers(
  laidOut: LeftoverGame,
  progress: (fraction: number) => void = () => {},
): LeftoverTable {
  const solver = new LeftoverSolver(laidOut)
  const most = 2 * (laidOut.game.goal - 1)
  let done = 0
  for (let sum = most; sum >= 0; sum--) {
    solver.solveSum(sum)
    done += (Math.min(sum, most - sum) + 1) * (most - sum + 1)
    progress(Math.min(1, done / ((most + 2) ** 3 / 8)))
  }
  const { fresh, offered, residual, evaluations } = solver
  return { fresh, offered, residual, evaluations }
}
