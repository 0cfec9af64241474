import { ALL_DICE, DICE_COUNTS, type DiceCount, type Probability } from '../../../../base/units.ts'
import { lastChance, type FinalTurn } from './final-turn.ts'
import { rollWithoutFarkle } from './roll-value.ts'
import { endRow, type WinGame } from './win-game.ts'

/**
 * A mover's turn beyond the goal, for rules with a final turn: how far to go on before the other one
 * has the last word. Rows here count how far the mover is ahead: row k leads by k * perRow + a rest
 * that is the same for the whole turn. From some row on the mover banks with every number of dice
 * that can farkle and rolls with every other; `limit` says from which.
 */
export interface PastGoal {
  readonly rows: number
  /** Value of banking, by row; the last row stands for all larger ones, as in the arrays below. */
  readonly bank: Float64Array
  /** Value of going on as described with n dice, [n][row]; entry 0 unused. */
  readonly value: readonly Float64Array[]
  /** Going on so from this row is right if a farkle is worth at most this, by row. */
  readonly limit: Float64Array
}

/**
 * Values with n dice (entry 0 unused) where all rows are worth the same, if a farkle is worth
 * `farkle`: a bank is always worth `bank`, and the best is taken. By iteration; the chance to go on
 * for ever is nil.
 */
export function valuesFarAhead(
  game: WinGame,
  bank: Probability,
  farkle: Probability,
): Float64Array {
  let values = new Float64Array(ALL_DICE + 1).fill(bank)
  for (;;) {
    const next = values.slice()
    for (const n of DICE_COUNTS) {
      const risk = game.model.byDice[n]!.farkleProbability
      const rolled = rollWithoutFarkle(game, n, (left) => values[left]!) + risk * farkle
      next[n] = Math.max(bank, rolled)
    }
    const change = DICE_COUNTS.reduce((most, n) => Math.max(most, next[n]! - values[n]!), 0)
    values = next
    if (change <= 1e-17) return values
  }
}

/** Solves the rows beyond the goal; `rest` is what the mover leads by besides whole rows. */
export function pastGoal(game: WinGame, turn: FinalTurn, opponent: number, rest: number): PastGoal {
  const rows = turn.rows + 2
  const last = rows - 1
  const { byDice } = game.model
  // Only the lead counts, and whether the opponent has banked before.
  const bank = Float64Array.from({ length: rows }, (_, row) => {
    const lead = row * game.perRow + rest
    return lead > 0 ? 1 - lastChance(game, turn, opponent, opponent + lead) : 0
  })
  // Where nothing can farkle a roll is never worse than a bank, so 0 for a farkle changes nothing.
  const safe = byDice.map((dice) => dice.groupCount > 0 && dice.farkleProbability === 0)
  const far = valuesFarAhead(game, bank[last]!, 0)
  const value = byDice.map((_, n) => new Float64Array(rows).fill(safe[n] ? far[n]! : bank[last]!))
  const limit = new Float64Array(rows)
  let lowest = Infinity
  for (let row = last; row >= 0; row--) {
    for (const n of DICE_COUNTS) {
      const after = (left: DiceCount, steps: number): Probability =>
        value[left]![Math.min(last, row + steps)]!
      const rolled = rollWithoutFarkle(game, n, after)
      if (safe[n]) value[n]![row] = Math.max(bank[row]!, rolled)
      else {
        value[n]![row] = bank[row]!
        lowest = Math.min(lowest, (bank[row]! - rolled) / byDice[n]!.farkleProbability)
      }
    }
    limit[row] = lowest
  }
  return { rows, bank, value, limit }
}

/** The rows beyond the goal for every pair of banked scores, each kind solved once. */
export class PastGoals {
  readonly final: FinalTurn
  readonly #game: WinGame
  readonly #known = new Map<string, PastGoal>()

  constructor(game: WinGame, final: FinalTurn) {
    this.#game = game
    this.final = final
  }

  /** What holds for a mover with `own` banked, and the lead in whole rows before the turn. */
  of(own: number, opponent: number): { past: PastGoal; lead: number } {
    const { perRow } = this.#game
    const lead = Math.floor((own - opponent) / perRow)
    const rest = own - opponent - lead * perRow
    const first = opponent <= 0
    const key = `${rest} ${first}`
    let past = this.#known.get(key)
    if (!past) {
      past = pastGoal(this.#game, this.final, first ? Math.min(0, opponent) : opponent, rest)
      this.#known.set(key, past)
    }
    return { past, lead }
  }

  /**
   * The row of the turn from which on `past.value` holds if a farkle is worth at most `farkle`; null
   * if there is no such row.
   */
  startOf(own: number, opponent: number, farkle: Probability): number | null {
    const { past, lead } = this.of(own, opponent)
    const first = endRow(this.#game, own)
    for (let row = first; row + lead < past.rows; row++) {
      if (farkle <= past.limit[row + lead]!) return row
    }
    return null
  }
}
