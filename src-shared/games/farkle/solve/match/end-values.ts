import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { pastOf, type GameEndings, type PastGoal } from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'

const SETTLED = 1e-15

/** Probability of winning one last turn against `target`; scores in steps. */
export type LastChance = (own: number, target: number, ownFarkles: number) => Probability

/** Value of a turn beyond the goal if the opponent's last turn is not optimal; rows as PastGoal. */
export interface EndValue {
  readonly past: PastGoal
  /** The mover's lead in whole rows before the turn. */
  readonly lead: number
  /** Value of banking by row of lead; the last row stands for all larger ones. */
  readonly bank: Float64Array
  /** Value of playing on as PastGoal does, with farkles worth 0, [n][row]; entry 0 unused. */
  readonly value: readonly Float64Array[]
}

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
      // A roll may lead back to the last row; the probability of rolling for ever is 0.
    } while (row === last && moved > SETTLED)
  }
  return value
}

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

  /** For games with a final turn. */
  of(own: number, opponent: number, opponentFarkles: number, second = false): EndValue {
    const game = this.#game
    const { past, lead } = pastOf(this.#endings, second)!.of(own, opponent)
    const rest = own - opponent - lead * game.perRow
    // Besides the lead only the opponent's farkles and whether they have banked before matter.
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
