import type { DiceCount, Probability } from '../../../base/units.ts'
import type { FarkleResult } from '../solve/leftover/pair-turns.ts'
import { finalBank, finalRoll, needOf, type FinalTurn } from '../solve/win/final-turn.ts'
import {
  lostInRoll,
  pastOf,
  turnValues,
  valuePastGoal,
  type GameEndings,
  type ValueOf,
  type WinState,
} from '../solve/win/turn-values.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import { goalRow, mayBankAt } from '../solve/win/win-states.ts'
import type { BankOutcome } from './kind-names.ts'

interface BankValue {
  readonly value: Probability
  readonly outcome: BankOutcome
}

/** `row` is the turn total in steps of the turn model's grid. */
export interface TurnOutlook {
  farkle(row: number): Probability
  /** Value of a farkle in the first roll, and of a roll of the losing dice. */
  readonly firstFarkle: Probability
  readonly losing: Probability
  /** Value of a farkle with n dice, if it depends on them. */
  readonly farkleAt?: (n: DiceCount, row: number) => FarkleResult
  /** null if the rules forbid banking with n dice left. */
  bank(n: DiceCount, row: number): BankValue | null
  roll(n: DiceCount, row: number): Probability
}

/** W(b, d, n, t) of any turn but a last one, also for totals beyond the rows of turnValues. */
export function usualTurn(
  game: WinGame,
  endings: GameEndings,
  state: WinState,
  valueOf: ValueOf,
): TurnOutlook {
  const values = turnValues(game, endings, state, valueOf)
  const { rows, farkle, farkleAt, firstFarkle, losing } = values
  const length = values.bank.length
  const ahead = pastOf(endings, state.second)?.of(state.own, state.opponent)
  const goal = goalRow(game, state.own)
  /** Row in the table beyond the goal that corresponds to a turn row beyond the kept rows. */
  const far = (row: number): number => Math.min(row + ahead!.lead, ahead!.past.rows - 1)
  // True if all rows that are not kept are equal.
  const settled = ahead === undefined || rows + ahead.lead >= ahead.past.rows - 1
  const bankAt = (row: number): Probability =>
    row < length || settled ? values.bank[Math.min(row, length - 1)]! : ahead.past.bank[far(row)]!
  const bestAt = (n: DiceCount, row: number): Probability =>
    row < length || settled
      ? values.best[n]![Math.min(row, length - 1)]!
      : valuePastGoal(game, ahead.past, n, far(row), farkle)
  const outcome: BankOutcome = ahead ? 'last-word' : 'wins'
  return {
    farkle: farkleAt,
    firstFarkle,
    losing,
    bank(n, row) {
      if (!mayBankAt(game, state.own, n, row)) return null
      return { value: bankAt(row), outcome: row < goal ? 'passes' : outcome }
    },
    roll(n, row) {
      if (row < rows) return values.roll[n]![row]!
      if (game.exact) return farkle
      const dice = game.model.byDice[n]!
      let sum = game.instantWin[n]! + dice.farkleProbability * farkleAt(row)
      sum += game.losingRoll[n]! * losing
      for (let g = 0; g < dice.groupCount; g++) {
        let best = 0
        for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
          const left = dice.optionLeft[o]!
          best = Math.max(best, bestAt(left, row + dice.optionSteps[o]!))
        }
        sum += dice.probability[g]! * best
      }
      return sum
    },
  }
}

/** `own` (banked) and `target` (to beat) are in steps. */
export function lastTurn(
  game: WinGame,
  final: FinalTurn,
  own: number,
  target: number,
): TurnOutlook {
  const need = needOf(game, own, target)
  return {
    farkle: () => 0,
    firstFarkle: 0,
    losing: 0,
    bank(n, row) {
      if (!mayBankAt(game, own, n, row)) return null
      const value = finalBank(need, row)
      return { value, outcome: value === 1 ? 'wins' : value > 0 ? 'ties' : 'loses' }
    },
    roll(n, row) {
      // From here on only a farkle loses; finalRoll has no rows for such totals.
      if (row >= need.winRow) return 1 - lostInRoll(game, n)
      return finalRoll(final, need, n, row)
    },
  }
}
