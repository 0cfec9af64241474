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

/** Dice that are set aside from a roll. */
export interface SetAsideDice {
  readonly dice: DiceCount
  readonly points: Points
}

/** A choice of dice that a rule gets wrong; the turn total is that before the roll. */
export interface DiceError extends WrongDecision {
  readonly rolled: readonly Face[]
  /** What the rule sets aside. */
  readonly does: SetAsideDice
  readonly best: SetAsideDice
}

/** The costliest choice at a node: its row, and the places of the roll's group and of two options. */
interface Worst {
  readonly row: number
  readonly n: TurnNode
  readonly group: number
  readonly taken: number
  readonly better: number
  readonly loss: Probability
  readonly cost: Probability
}

/** Collects the choices of dice that a rule gets wrong, of each state and number of dice the costliest. */
export class DiceErrors {
  readonly #found: DiceError[] = []
  readonly #game: WinGame
  readonly #model: TurnModel

  /** The model is that by which the rule chooses. */
  constructor(game: WinGame, model: TurnModel) {
    this.#game = game
    this.#model = model
  }

  /**
   * Hears of the rolls of a turn from a state, which comes so often in all games; `leave` ends it.
   * `answered`: what a total is worth beyond the rows of the evaluation is not known.
   */
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
      // Unanswered, whatever reaches the goal is alike.
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

  /** The costliest choices, no two alike. */
  costliest(): DiceError[] {
    return costliestOf(
      this.#found,
      this.#game.rules.goal,
      ({ rolled, does, best }) => `${rolled.join('')} ${does.dice} ${best.dice}`,
    )
  }
}
