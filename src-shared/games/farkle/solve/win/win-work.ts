import type { Probability } from '../../../../base/units.ts'
import { newCouple, setCouple, type WinBoard } from './diagonals.ts'
import { LaneTurns } from './lane-turns.ts'
import { PairSolver } from './pair-solver.ts'
import { StatePasses, type Pass } from './state-passes.ts'
import { turnKernel } from './turn-kernel.ts'
import { gameEndings, longestTurn } from './turn-values.ts'
import type { WinGame } from './win-game.ts'

/**
 * The work of one thread on a board that it may share with others. What comes out of a couple does
 * not depend on who does it, nor on the order within a diagonal.
 */
export class WinWork {
  readonly #game: WinGame
  readonly #pairs: PairSolver
  readonly #passes: StatePasses
  readonly #couple = newCouple()

  constructor(game: WinGame, board: WinBoard) {
    this.#game = game
    const endings = gameEndings(game)
    const kernel = turnKernel(game, longestTurn(game, endings))
    const [high, low] = kernel.areas.map(
      (area) => new LaneTurns(game, endings, board.values, kernel, area),
    )
    const turns = { high: high!, low: low! }
    this.#pairs = new PairSolver(game, board, turns)
    this.#passes = new StatePasses(game, board, turns)
  }

  /** Does one couple of a diagonal. */
  run(pass: Pass, diagonal: number, index: number): void {
    setCouple(this.#couple, this.#game, diagonal, index)
    if (this.#game.penalty === 0) this.#pairs.run(this.#couple)
    else this.#passes.run(pass, this.#couple)
  }

  /** Turns evaluated since this was last asked. */
  takeEvaluations(): number {
    const evaluations = this.#pairs.evaluations + this.#passes.evaluations
    this.#pairs.evaluations = 0
    this.#passes.evaluations = 0
    return evaluations
  }

  /** The largest residual or, in a pass that repeats, the largest change since last asked. */
  takeChange(): Probability {
    const change = Math.max(this.#pairs.residual, this.#passes.change)
    this.#pairs.residual = 0
    this.#passes.change = 0
    return change
  }
}
