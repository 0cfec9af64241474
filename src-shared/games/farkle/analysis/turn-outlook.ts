import type { DiceCount, Probability } from '../../../base/units.ts'
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
import type { BankOutcome } from './outcome-names.ts'

/** What a farkle does beside ending the turn: the other one takes up its total, or it scores. */
export type FarkleThen = 'taken-up' | 'scores'

/** What a farkle is worth that leaves something behind. */
export interface FarkleValue {
  readonly value: Probability
  readonly then: FarkleThen | null
}

/** Value of banking for the player to move, and the reason. */
export interface BankValue {
  readonly value: Probability
  readonly outcome: BankOutcome
}

/** Values of the actions within one turn, by turn total in rows of the game's turn model. */
export interface TurnOutlook {
  /** Value of a farkle for the player to move, with so much in hand. */
  farkle(row: number): Probability
  /** The same in the first roll, and the value of a roll of the losing dice. */
  readonly firstFarkle: Probability
  readonly losing: Probability
  /** The value of a farkle with n dice at a row, where it depends on them. */
  readonly farkleAt?: (n: DiceCount, row: number) => FarkleValue
  /** Value of banking with n dice left; null where the rules do not allow it. */
  bank(n: DiceCount, row: number): BankValue | null
  /** The value of rolling n dice, with the best play for winning after it. */
  roll(n: DiceCount, row: number): Probability
}

/**
 * A turn at whose end the other one moves, or at which the game ends: W(b, d, n, t) for all n and t
 * of any size, also where turnValues has no rows any more.
 */
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
  /** The row beyond the goal that holds for a row of the turn beyond those kept. */
  const far = (row: number): number => Math.min(row + ahead!.lead, ahead!.past.rows - 1)
  // Where even the first row not looked at is the last of those, all above it are alike.
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

/** The last turn of a game: the mover has `own` banked and must beat `target`, both in steps. */
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
      // With enough in hand only a farkle can still lose; finalRoll counts rows that are missing.
      if (row >= need.winRow) return 1 - lostInRoll(game, n)
      return finalRoll(final, need, n, row)
    },
  }
}
