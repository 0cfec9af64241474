import type { WinGame } from '../win/win-game.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { isEveryBankable } from '../turn/banking.ts'
import { mostPointsToBank } from '../turn/hold-policy.ts'
import type { DiceSet, TurnPlan } from './turn-plan.ts'
import { cellOf, cellSteps, TurnMass, type Banks, type SpreadRoll } from './turn-mass.ts'

/** Adjusts a plan to the scores in one turn. */
export interface TurnAim {
  readonly take: number | null
  /** With these numbers of dice nothing else is banked. */
  readonly goFor: DiceSet
  readonly tie: number | null
}

export class TurnPass {
  readonly mass: TurnMass
  readonly #game: WinGame
  readonly #cellSteps: readonly Int32Array[]
  /** The option with most points that may be banked, [n][group]; -1 for none. */
  readonly #most: readonly Int32Array[]
  /** Whether a total to take may always be banked. */
  readonly #endsWithTake: boolean

  constructor(game: WinGame) {
    this.#game = game
    this.mass = new TurnMass(game.model)
    this.#cellSteps = cellSteps(game.model)
    this.#most = mostPointsToBank(game.model)
    this.#endsWithTake = isEveryBankable(game.model)
  }

  /** Plays a turn. A tie is banked if the next roll farkles with more than 1/2; all others win. */
  run(plan: TurnPlan, aim: TurnAim, top: number): void {
    const { model, instantWin } = this.#game
    const { mass } = this
    const far = Math.max(top, plan.rows)
    const highest = this.#endsWithTake ? (aim.take ?? far) : Math.max(far, aim.take ?? 0)
    const end = aim.take ?? Infinity
    const banks: Banks = (row, n) =>
      model.bankable[n]! && (row >= end || this.#banks(plan, aim, row, n))
    const spread: SpreadRoll = (row, n, chance) => {
      const { groupCount, probability, farkleProbability, optionSteps } = model.byDice[n]!
      const most = this.#most[n]!
      const cells = this.#cellSteps[n]!
      const chosen = plan.option[n]!
      const from = Math.min(row, plan.rows) * groupCount
      const base = cellOf(model, row, 1)
      const { arrived } = mass
      mass.farkle += chance * farkleProbability
      mass.end(chance * instantWin[n]!, 1)
      for (let g = 0; g < groupCount; g++) {
        const toTake = most[g]!
        const winning = toTake >= 0 && row + optionSteps[toTake]! >= end
        const option = winning ? toTake : chosen[from + g]!
        arrived[base + cells[option]!]! += chance * probability[g]!
      }
    }
    mass.flow(highest, highest + model.largestSteps, banks, spread)
    mass.finish(highest, banks, spread)
  }

  #banks(plan: TurnPlan, { goFor, tie }: TurnAim, row: number, n: TurnNode): boolean {
    if (row === tie) return this.#game.model.byDice[n]!.farkleProbability > 0.5
    return (
      (goFor & (1 << this.#game.model.byDice[n]!.dice)) === 0 &&
      plan.bank[n]![Math.min(row, plan.rows)] === 1
    )
  }
}
