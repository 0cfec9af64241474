import type { WinGame } from '../win/win-game.ts'
import { goalRow } from '../win/win-states.ts'
import { DecisionVisits, type Decide } from './decision-visits.ts'
import { eachState, indexOf, type Progress, type TurnScores } from './match-order.ts'
import type { EvaluateTurn } from './turn-guide.ts'

const HARDLY_EVER = 1e-9

export interface GameParts {
  readonly count: number
  /** Indices of the parts that a state belongs to; none if its decisions do not count. */
  of(state: TurnScores): readonly number[]
}

/** Losses of banking and of rolling in one part of a game with n dice left, by row. */
export interface BankOrRollLosses {
  readonly bank: Float64Array
  readonly roll: Float64Array
  choices: number
}

/**
 * What banking and rolling lose, summed over the decisions of two optimal players. `visits` are
 * expected visits per game by stateIndex.
 */
export class BankLosses {
  /** [part][n]; entry 0 unused. */
  readonly parts: readonly (readonly BankOrRollLosses[])[]

  constructor(
    game: WinGame,
    evaluate: EvaluateTurn,
    parts: GameParts,
    visits: ArrayLike<number>,
    progress: Progress,
  ) {
    const rows = goalRow(game, game.lowest)
    const decisions = new DecisionVisits(game)
    this.parts = Array.from({ length: parts.count }, () =>
      Array.from({ length: game.model.counts.length + 1 }, () => ({
        bank: new Float64Array(rows),
        roll: new Float64Array(rows),
        choices: 0,
      })),
    )
    let at: readonly number[] = []
    const add: Decide = (row, n, often, gain) => {
      for (const part of at) {
        const losses = this.parts[part]![game.model.byDice[n]!.dice]!
        losses.choices += often
        losses.bank[row]! += often * Math.max(0, gain)
        losses.roll[row]! += often * Math.max(0, -gain)
      }
    }
    const visit = (state: TurnScores): void => {
      if (state.second && game.opponent) return
      const often = visits[indexOf(game, state)]!
      if (often <= HARDLY_EVER) return
      at = parts.of(state)
      if (at.length > 0) decisions.run(state.own, often, HARDLY_EVER, evaluate(state), add)
    }
    eachState(game, visit, progress)
  }
}

/** By row, what it loses to bank from there on, not below `first`; the last entry never banks. */
export function lossesFrom({ bank, roll }: BankOrRollLosses, first: number): Float64Array {
  const losses = new Float64Array(bank.length + 1).fill(Infinity)
  let sum = bank.subarray(first).reduce((a, b) => a + b, 0)
  for (let row = first; row <= bank.length; row++) {
    losses[row] = sum
    if (row < bank.length) sum += roll[row]! - bank[row]!
  }
  return losses
}
