import type { Probability } from '../../../base/units.ts'
import { mayBank } from '../solve/turn/banking.ts'
import type { TurnNode } from '../solve/turn/turn-model.ts'
import { rollWithoutFarkle, valueAtGoal } from '../solve/win/turn-values.ts'
import type { WinGame } from '../solve/win/win-game.ts'
import type { BankOutcome } from './outcome-names.ts'
import type { TurnOutlook } from './turn-outlook.ts'

/** A turn whose bank and farkle values depend only on the turn total (in rows). */
export interface PlainTurn {
  /** Minimum row for a bank. */
  readonly least: number
  /** From this row on a bank is allowed and wins for certain. */
  readonly sure: number
  readonly farkle: Probability
  readonly bank: (row: number) => Probability
  readonly outcome: (row: number) => BankOutcome
}

/** Evaluates the turn backwards from row `sure`; the result accepts any row. */
export function plainOutlook(game: WinGame, turn: PlainTurn): TurnOutlook {
  const { nodes, largestSteps, byDice } = game.model
  const { least, sure, farkle } = turn
  const far = byDice.map((_, n) => (n === 0 ? 0 : valueAtGoal(game, n, farkle, 0)))
  const columns = (length: number): Float64Array[] => byDice.map(() => new Float64Array(length))
  const best = columns(sure + largestSteps + 1)
  const roll = columns(sure)
  const rolled = (n: TurnNode, row: number): Probability =>
    rollWithoutFarkle(game, n, (left, steps) => best[left]![row + steps]!) +
    byDice[n]!.farkleProbability * farkle
  for (const n of nodes) best[n]!.fill(far[n]!, sure)
  for (let row = sure - 1; row >= 0; row--) {
    for (const n of nodes) {
      roll[n]![row] = rolled(n, row)
      const bank = mayBank(game.model, least, n, row) ? turn.bank(row) : 0
      best[n]![row] = Math.max(bank, roll[n]![row]!)
    }
  }
  return {
    farkle: () => farkle,
    firstFarkle: farkle,
    losing: 0,
    bank: (n, row) =>
      mayBank(game.model, least, n, row)
        ? { value: row < sure ? turn.bank(row) : 1, outcome: turn.outcome(row) }
        : null,
    roll: (n, row) => (row < sure ? roll[n]![row]! : rolled(n, sure)),
  }
}
