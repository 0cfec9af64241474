import { asProbability, type DiceCount, type Probability } from '../../../../base/units.ts'
import type { TurnEvaluation } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import type { WinGame } from '../win/win-game.ts'
import type { TurnState } from './thumb-guide.ts'
import type { HearDecision } from './thumb-turns.ts'
import { costliestOf, LEAST_COST, standingOf, type WrongDecision } from './wrong-decisions.ts'

/** A decision between bank and roll that a rule gets wrong. */
export interface BankError extends WrongDecision {
  readonly dice: DiceCount
  /** What the rule does. */
  readonly does: 'bank' | 'roll'
}

/** Collects the decisions between bank and roll that a rule gets wrong, of each state the costliest. */
export class BankErrors {
  /** What they cost together, in parts of all games. */
  cost: Probability = 0
  readonly #found: BankError[] = []
  readonly #game: WinGame

  constructor(game: WinGame) {
    this.#game = game
  }

  /** Hears of the decisions of a turn from a state, which comes so often in all games; `leave` ends it. */
  hear(
    state: TurnState,
    visits: number,
    { bank, best, roll, rows }: TurnEvaluation,
  ): { readonly decided: HearDecision; readonly leave: () => void } {
    const { model } = this.#game
    /** The costliest decision by node and by what is done, at [2 n + banks]. */
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

  /** The costliest decisions, no two alike. */
  costliest(): BankError[] {
    const { goal } = this.#game.rules
    return costliestOf(this.#found, goal, ({ dice, does }) => `${dice} ${does}`)
  }
}
