import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import type { GameEndings, PastGoal } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'

/** Values that move by less have settled, but for rounding. */
const SETTLED = 1e-15

/** The chance to win with one last turn against `target`, scores in steps. */
export type LastChance = (own: number, target: number, ownFarkles: number) => Probability

/**
 * Value of the optimal player's turn beyond the goal against an opponent who does not play a last
 * turn optimally; rows count the lead as in PastGoal, whose choices are played.
 */
export interface EndValue {
  readonly past: PastGoal
  /** Whole rows that the mover leads by before the turn. */
  readonly lead: number
  /** Value of banking by row of lead; the last row stands for all larger ones. */
  readonly bank: Float64Array
  /** Value of going on as PastGoal does with n dice but for the farkles, [n][row]; entry 0 unused. */
  readonly value: readonly Float64Array[]
}

/** The option that PastGoal takes: of those that are lost least the one with the best value. */
function optionOf(
  { model, lost }: WinGame,
  { value, rows }: PastGoal,
  n: TurnNode,
  group: number,
  row: number,
): { left: TurnNode; at: number } {
  const dice = model.byDice[n]!
  let best = { left: n, at: row }
  let most = -1
  let least: Probability = 1
  for (let o = dice.optionStart[group]!; o < dice.optionStart[group + 1]!; o++) {
    const left = dice.optionLeft[o]!
    const at = Math.min(rows - 1, row + dice.optionSteps[o]!)
    const risk = lost[left]!
    if (risk < least || (risk === least && value[left]![at]! > most)) {
      least = risk
      most = value[left]![at]!
      best = { left, at }
    }
  }
  return best
}

/** The values of going on, from the last row down. */
function endValue(game: WinGame, past: PastGoal, bank: Float64Array): readonly Float64Array[] {
  const value = past.value.map(() => bank.slice())
  const { byDice, nodes, bankable } = game.model
  const banks = (n: TurnNode, row: number): boolean =>
    bankable[n]! && past.value[n]![row]! <= past.bank[row]!
  const rolls = nodes.filter((n) => past.value[n]!.some((_, row) => !banks(n, row)))
  const rollAt = (n: TurnNode, row: number): Probability => {
    const { probability } = byDice[n]!
    return probability.reduce((sum, chance, group) => {
      const { left, at } = optionOf(game, past, n, group, row)
      return sum + chance * value[left]![at]!
    }, game.instantWin[n]!)
  }
  const last = past.rows - 1
  for (let row = last; row >= 0; row--) {
    let moved: Probability
    do {
      moved = 0
      for (const n of rolls) {
        if (banks(n, row)) continue
        const rolled = rollAt(n, row)
        moved = Math.max(moved, Math.abs(rolled - value[n]![row]!))
        value[n]![row] = rolled
      }
      // From the last row a roll may lead back to it; the chance to go on for ever is nil.
    } while (row === last && moved > SETTLED)
  }
  return value
}

/** The ends of all turns of the optimal player against one opponent, each kind solved once. */
export class EndValues {
  readonly #game: WinGame
  readonly #endings: GameEndings
  readonly #theirChance: LastChance
  readonly #known = new Map<string, Omit<EndValue, 'lead'>>()

  constructor(game: WinGame, endings: GameEndings, theirChance: LastChance) {
    this.#game = game
    this.#endings = endings
    this.#theirChance = theirChance
  }

  /** The end value for a mover with `own` banked; for a game with a final turn. */
  of(own: number, opponent: number, opponentFarkles: number): EndValue {
    const game = this.#game
    const { past, lead } = this.#endings.past!.of(own, opponent)
    const rest = own - opponent - lead * game.perRow
    // Besides the lead it only counts whether the opponent has banked before, and their farkles.
    const key = `${rest} ${opponent <= 0} ${opponentFarkles}`
    let known = this.#known.get(key)
    if (!known) {
      const bank = Float64Array.from({ length: past.rows }, (_, row) => {
        const ahead = row * game.perRow + rest
        return ahead >= 0 ? 1 - this.#theirChance(opponent, opponent + ahead, opponentFarkles) : 0
      })
      known = { past, bank, value: endValue(game, past, bank) }
      this.#known.set(key, known)
    }
    return { ...known, lead }
  }
}
