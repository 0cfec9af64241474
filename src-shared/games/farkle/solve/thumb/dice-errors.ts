import {
  asProbability,
  type DiceCount,
  type Points,
  type Probability,
} from '../../../../base/units.ts'
import { facesOf, type Face } from '../../../../dice/multiset.ts'
import type { TurnGuide } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnState } from './thumb-guide.ts'
import type { HearRoll } from './thumb-turns.ts'
import { costliestOf, LEAST_COST, standingOf, type WrongDecision } from './wrong-decisions.ts'

export interface SetAsideDice {
  readonly dice: DiceCount
  readonly points: Points
}

/** A wrong choice of dice; the turn total is the one before the roll. */
export interface DiceError extends WrongDecision {
  readonly rolled: readonly Face[]
  readonly does: SetAsideDice
  readonly best: SetAsideDice
}

/** The costliest choice at a node; `taken` and `better` are option indices. */
interface Worst {
  readonly row: number
  readonly n: TurnNode
  readonly group: number
  readonly taken: number
  readonly better: number
  readonly loss: Probability
  readonly cost: Probability
}

/** Collects a rule's wrong choices of dice, the costliest of each state and node. */
export class DiceErrors {
  readonly #found: DiceError[] = []
  readonly #game: WinGame
  readonly #model: TurnModel

  constructor(game: WinGame, model: TurnModel) {
    this.#game = game
    this.#model = model
  }

  /** Pass `rolled` the rolls of a state visited `visits` times per game, then call `leave`. */
  hear(
    state: TurnState,
    visits: number,
    { best, rows }: Pick<TurnGuide, 'best' | 'rows'>,
    answered: boolean,
  ): { readonly rolled: HearRoll; readonly leave: () => void } {
    const model = this.#model
    const worst: (Worst | undefined)[] = []
    const rolled: HearRoll = (row, n, chance, worth) => {
      const often = visits * chance
      if (often < LEAST_COST || (answered && row >= rows)) return
      const { groupCount, probability, optionStart, optionLeft, optionSteps } = model.byDice[n]!
      const cellAt = (o: number, most: number): number =>
        cellOf(model, Math.min(row + optionSteps[o]!, most), optionLeft[o]!)
      const most = answered ? Infinity : rows
      for (let group = 0; group < groupCount; group++) {
        const first = optionStart[group]!
        const end = optionStart[group + 1]!
        if (end - first < 2) continue
        let [taken, better] = [first, first]
        for (let o = first + 1; o < end; o++) {
          if (worth[cellAt(o, Infinity)]! > worth[cellAt(taken, Infinity)]!) taken = o
          if (best[cellAt(o, most)]! > best[cellAt(better, most)]!) better = o
        }
        const loss = asProbability(best[cellAt(better, most)]! - best[cellAt(taken, most)]!)
        const cost = often * probability[group]! * loss
        if (cost <= Math.max(LEAST_COST, worst[n]?.cost ?? 0)) continue
        worst[n] = { row, n, group, taken, better, loss, cost }
      }
    }
    const leave = (): void => {
      for (const one of worst) if (one) this.#found.push(this.#errorOf(state, one))
    }
    return { rolled, leave }
  }

  #errorOf(state: TurnState, { row, n, group, taken, better, loss, cost }: Worst): DiceError {
    const { grid, byDice } = this.#model
    const { optionDice, optionSteps, example } = byDice[n]!
    const setAside = (o: number): SetAsideDice => ({
      dice: optionDice[o]!,
      points: optionSteps[o]! * grid,
    })
    return {
      ...standingOf(this.#game, state),
      ...{ turnTotal: row * grid, rolled: facesOf(example[group]!) },
      ...{ does: setAside(taken), best: setAside(better), loss, cost },
    }
  }

  costliest(): DiceError[] {
    return costliestOf(
      this.#found,
      this.#game.rules.goal,
      ({ rolled, does, best }) => `${rolled.join('')} ${does.dice} ${best.dice}`,
    )
  }
}
