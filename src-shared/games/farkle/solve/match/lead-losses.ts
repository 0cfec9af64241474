import type { WinGame } from '../win/win-game.ts'
import { goalRow } from '../win/win-states.ts'
import { DecisionVisits, type Decide } from './decision-visits.ts'
import { partCount, partOf, type LeadParts } from './lead-advice.ts'
import { eachState, indexOf, type Progress, type TurnScores } from './match-order.ts'
import type { EvaluateTurn } from './turn-guide.ts'

const HARDLY_EVER = 1e-9

/** Losses of banking and of rolling in one part of a game with n dice left, by row. */
export interface BankOrRollLosses {
  readonly bank: Float64Array
  readonly roll: Float64Array
  choices: number
}

export class LeadLosses {
  /** [part][n]; entry 0 unused. */
  readonly parts: readonly (readonly BankOrRollLosses[])[]

  constructor(
    game: WinGame,
    evaluate: EvaluateTurn,
    parts: LeadParts,
    visits: ArrayLike<number>,
    progress: Progress,
  ) {
    const { lowest, grid } = game
    const rows = goalRow(game, lowest)
    const decisions = new DecisionVisits(game)
    this.parts = Array.from({ length: partCount(parts) }, () =>
      Array.from({ length: game.model.counts.length + 1 }, () => ({
        bank: new Float64Array(rows),
        roll: new Float64Array(rows),
        choices: 0,
      })),
    )
    let part = this.parts[0]!
    const add: Decide = (row, n, often, gain) => {
      const losses = part[game.model.byDice[n]!.dice]!
      losses.choices += often
      losses.bank[row]! += often * Math.max(0, gain)
      losses.roll[row]! += often * Math.max(0, -gain)
    }
    const visit = (state: TurnScores): void => {
      const { own, opponent, second } = state
      if (second && game.opponent) return
      const often = visits[indexOf(game, state)]!
      if (often <= HARDLY_EVER) return
      part = this.parts[partOf(parts, own * grid, opponent * grid)]!
      decisions.run(own, often, HARDLY_EVER, evaluate(state), add)
    }
    eachState(game, visit, progress)
  }
}
