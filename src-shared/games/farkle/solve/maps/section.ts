import type { DiceCount } from '../../../../base/units.ts'
import type { EvaluateTurn } from '../match/turn-guide.ts'
import { cellOf } from '../match/turn-mass.ts'
import type { WinGame } from '../win/win-game.ts'
import { goalRow, mayBankAt } from '../win/win-states.ts'
import { bankLimit, type BankLimit } from './bank-limit.ts'
import type { Counters } from './bank-map.ts'
import { MAX_SHOWN, shownScores } from './shown-scores.ts'

/**
 * Rolling n dice against banking at one score of the opponent. Cells are laid out by
 * `row * scores.length + own`, in places of the lists.
 */
export interface Section {
  /** Banked scores shown, in steps. */
  readonly scores: readonly number[]
  /** Rows shown. */
  readonly rows: readonly number[]
  /** Win probability of rolling; NaN from the goal on. */
  readonly roll: Float64Array
  /** Win probability of banking; NaN where it is not allowed and from the goal on. */
  readonly bank: Float64Array
  /** By own score, over all rows whether shown or not. */
  readonly limits: readonly BankLimit[]
}

/** Parameters of a section. */
export interface Slice extends Counters {
  /** Banked by the opponent, in steps; below the goal. */
  readonly opponent: number
  readonly dice: DiceCount
  /** The largest row to show. */
  readonly upTo: number
}

/** The rows up to one: all or, where there are more than MAX_SHOWN, every k-th. */
function shownRows(game: WinGame, upTo: number): number[] {
  const last = Math.min(upTo, goalRow(game, game.lowest) - 1)
  const every = Math.ceil((last + 1) / MAX_SHOWN)
  return Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => i * every)
}

/** Cuts a solved game open; `reached` are the rows that play can come to with these dice. */
export function section(
  game: WinGame,
  evaluate: EvaluateTurn,
  reached: Uint8Array,
  { opponent, dice, upTo, ownFarkles, opponentFarkles, second }: Slice,
): Section {
  const scores = shownScores(game)
  const rows = shownRows(game, upTo)
  const roll = new Float64Array(scores.length * rows.length).fill(NaN)
  const bank = roll.slice()
  const limits = scores.map((own, place) => {
    const evaluation = evaluate({ own, opponent, ownFarkles, opponentFarkles, second })
    const goal = goalRow(game, own)
    for (let i = 0; i < rows.length && rows[i]! < goal; i++) {
      const row = rows[i]!
      const at = i * scores.length + place
      roll[at] = evaluation.roll[cellOf(game.model, row, dice)]!
      if (mayBankAt(game, own, dice, row)) bank[at] = evaluation.bank[row]!
    }
    return bankLimit(game, reached, own, dice, evaluation)
  })
  return { scores, rows, roll, bank, limits }
}
