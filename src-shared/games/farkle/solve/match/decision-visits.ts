import type { Probability } from '../../../../base/units.ts'
import type { WinGame } from '../win/win-game.ts'
import type { DiceModel, TurnNode } from '../turn/turn-model.ts'
import { mayBank } from '../turn/banking.ts'
import { goalRow, minimumRowAt } from '../win/win-states.ts'
import type { TurnEvaluation } from './turn-guide.ts'
import { cellOf, cellSteps } from './turn-mass.ts'

export type Decide = (row: number, n: TurnNode, often: number, gain: number) => void

/** Adds the chance of every roll to the cell of its best option, the first maximum of `best`. */
function spreadBest(
  { groupCount, probability, optionStart }: DiceModel,
  cells: Int32Array,
  base: number,
  chance: Probability,
  best: Float64Array,
  arrived: Float64Array,
): void {
  for (let g = 0, o = 0; g < groupCount; g++) {
    const end = optionStart[g + 1]!
    let cell = base + cells[o]!
    let most = best[cell]!
    for (o++; o < end; o++) {
      const other = base + cells[o]!
      const value = best[other]!
      if (value > most) {
        most = value
        cell = other
      }
    }
    arrived[cell]! += chance * probability[g]!
  }
}

/** Propagates turns under the best play and reports their decisions between bank and roll. */
export class DecisionVisits {
  readonly #game: WinGame
  readonly #cellSteps: readonly Int32Array[]
  readonly #arrived: Float64Array

  constructor(game: WinGame) {
    const { model, lowest } = game
    this.#game = game
    this.#cellSteps = cellSteps(model)
    this.#arrived = new Float64Array(
      cellOf(model, goalRow(game, lowest) + model.largestSteps + 1, 1),
    )
  }

  /** Reports a turn's decisions exactly; cells visited at most `least` times are skipped. */
  run(own: number, often: number, least: number, evaluation: TurnEvaluation, decide: Decide): void {
    const { bank, best, roll } = evaluation
    const { model } = this.#game
    const { byDice } = model
    const minimum = minimumRowAt(this.#game, own)
    const goal = goalRow(this.#game, own)
    const arrived = this.#arrived.fill(0)
    arrived[cellOf(model, 0, model.start)] = often
    for (let row = 0; row < goal; row++) {
      for (const n of model.nodes) {
        const cell = cellOf(model, row, n)
        const chance = arrived[cell]!
        if (chance <= least) continue
        if (mayBank(model, minimum, n, row)) {
          const gain = roll[cell]! - bank[row]!
          decide(row, n, chance, gain)
          if (gain <= 0) continue
        }
        spreadBest(byDice[n]!, this.#cellSteps[n]!, cellOf(model, row, 1), chance, best, arrived)
      }
    }
  }
}
