import {
  forPairs,
  offerPlace,
  placeOf,
  type LeftoverGame,
  type LeftoverTable,
} from './leftover-game.ts'
import { PairTurns } from './pair-turns.ts'
import { solveTwo, type Two } from './two-values.ts'

/** Increase when results change; part of the cache key. */
export const LEFTOVER_VERSION = 2

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

  solvePair(first: number, second: number): void {
    this.#turns.begin(first, second)
    const solved = solveTwo(this.#guess(first, second), (x, y) => {
      this.evaluations += 2
      return this.#turns.evaluate(x, y)
    })
    this.residual = Math.max(this.residual, solved.wrong)
    const [x, y] = solved.values
    this.#keep(first, second, x, 0)
    if (first !== second) this.#keep(second, first, y, 1)
  }

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

/** Solves the pairs of scores from the goal backward, as scores never fall. */
export function solveLeftovers(
  laidOut: LeftoverGame,
  progress: (fraction: number) => void = () => {},
): LeftoverTable {
  const solver = new LeftoverSolver(laidOut)
  const most = 2 * (laidOut.game.goal - 1)
  let done = 0
  for (let sum = most; sum >= 0; sum--) {
    forPairs(laidOut.game, sum, (first, second) => solver.solvePair(first, second))
    done += (Math.min(sum, most - sum) + 1) * (most - sum + 1)
    progress(Math.min(1, done / ((most + 2) ** 3 / 8)))
  }
  const { fresh, offered, residual, evaluations } = solver
  return { fresh, offered, residual, evaluations }
}
