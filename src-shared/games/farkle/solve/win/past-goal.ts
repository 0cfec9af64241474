import type { DiceCount, Probability } from '../../../../base/units.ts'
import { finalTurn, lastChance, type FinalTurn } from './final-turn.ts'
import {
  PastGoals,
  rollWithoutFarkle,
  valuesFarAhead,
  type GameEndings,
  type PastGoal,
} from './turn-values.ts'
import type { WinGame } from './win-game.ts'
import { endRow } from './win-states.ts'

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
    for (const n of game.model.counts) {
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

/** Solves what the end of a game needs. */
export function gameEndings(game: WinGame): GameEndings {
  if (game.rules.end !== 'finalTurn') return { past: null }
  const final = finalTurn(game)
  const solve = (opponent: number, rest: number): PastGoal => pastGoal(game, final, opponent, rest)
  return { past: new PastGoals(game, final, solve) }
}

/** The most rows that any turn of the game is evaluated for. */
export function longestTurn(game: WinGame, { past }: GameEndings): number {
  const rows = endRow(game, game.lowest)
  return past ? rows + past.of(game.lowest, game.goal - 1).past.rows + game.scores : rows
}

/** Solves every kind of end that a game has, one at each turn of the generator. */
export function* solvePastGoals({ perRow }: WinGame, { past }: GameEndings): Generator<void> {
  if (!past) return
  for (let rest = 0; rest < perRow; rest++) {
    for (const opponent of [0, 1]) yield void past.of(opponent + rest, opponent)
  }
}
