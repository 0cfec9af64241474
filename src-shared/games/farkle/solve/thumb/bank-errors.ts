import { asProbability, type DiceCount, type Probability } from '../../../../base/units.ts'
import type { TurnEvaluation } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnState } from './thumb-guide.ts'
import type { HearDecision } from './thumb-turns.ts'
import { costliestOf, LEAST_COST, standingOf, type WrongDecision } from './wrong-decisions.ts'

export interface BankError extends WrongDecision {
  readonly dice: DiceCount
  readonly does: 'bank' | 'roll'
}

/** Collects a rule's wrong bank-or-roll decisions, the costliest of each state. */
export class BankErrors {
  /** Summed cost of all wrong decisions, per game. */
  cost: Probability = 0
  readonly #found: BankError[] = []
  readonly #game: WinGame

  constructor(game: WinGame) {
    this.#game = game
  }

  /** Pass `decided` the decisions of a state visited `visits` times per game, then call `leave`. */
  hear(
    state: TurnState,
    visits: number,
    { bank, best, roll, rows }: TurnEvaluation,
  ): { readonly decided: HearDecision; readonly leave: () => void } {
    const { model } = this.#game
    const worst: (BankError | undefined)[] = []
    const decided: HearDecision = (row, n, chance, banks) => {
      if (row >= rows) return
      const cell = cellOf(model, row, n)
      const loss = asProbability(best[cell]! - (banks ? bank[row]! : roll[cell]!))
      if (loss <= 0) return
      const cost = visits * chance * loss
      this.cost += cost
      const place = 2 * n + Number(banks)
      if (cost <= Math.max(LEAST_COST, worst[place]?.cost ?? 0)) return
      worst[place] = {
        ...standingOf(this.#game, state),
        turnTotal: row * model.grid,
        dice: model.byDice[n]!.dice,
        does: banks ? 'bank' : 'roll',
        ...{ loss, cost },
      }
    }
    const leave = (): void => {
      for (const one of worst) if (one) this.#found.push(one)
    }
    return { decided, leave }
  }

  costliest(): BankError[] {
    const { goal } = this.#game.rules
    return costliestOf(this.#found, goal, ({ dice, does }) => `${dice} ${does}`)
  }
}
