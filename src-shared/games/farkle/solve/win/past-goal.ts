import type { Probability } from '../../../../base/units.ts'
import type { TurnNode } from '../turn/turn-model.ts'
import { finalTurn, lastChance, type FinalTurn } from './final-turn.ts'
import { tailRolls } from '../turn/tail.ts'
import {
  PastGoals,
  valuesFarAhead,
  type GameEndings,
  lostInRoll,
  pastOf,
  type PastGoal,
} from './turn-values.ts'
import type { WinGame } from './win-game.ts'
import { keeping } from '../keeping.ts'
import { endRow, gameOfSeat } from './win-states.ts'

/** Value of a roll with PastGoal's choices, and the largest farkle value where they are best. */
interface PastRoll {
  readonly value: Probability
  readonly limit: Probability
}

/**
 * Value of rolling at node n past the goal, farkles counting 0, if each roll takes its option with
 * the least risk, of equals the best. Another option is better only if a farkle is worth more than
 * `limit`.
 */
function rollPastGoal(
  { model, instantWin, lost }: WinGame,
  n: TurnNode,
  valueAt: (next: TurnNode, rows: number) => Probability,
): PastRoll {
  const dice = model.byDice[n]!
  let value = instantWin[n]!
  let limit = Infinity
  for (let g = 0; g < dice.groupCount; g++) {
    let best = 0
    let least: Probability = 1
    for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
      const left = dice.optionLeft[o]!
      const other = valueAt(left, dice.optionSteps[o]!)
      if (lost[left]! < least || (lost[left]! === least && other > best)) best = other
      least = Math.min(least, lost[left]!)
    }
    for (let o = dice.optionStart[g]!; o < dice.optionStart[g + 1]!; o++) {
      const left = dice.optionLeft[o]!
      const more = lost[left]! - least
      if (more > 0) limit = Math.min(limit, (best - valueAt(left, dice.optionSteps[o]!)) / more)
    }
    value += dice.probability[g]! * best
  }
  return { value, limit }
}

/**
 * Solves the rows beyond the goal. `rest` is the lead besides whole rows; `turn` is the last turn
 * of the other player's game `answer`. Where dice must be rolled totals have no bound, but finitely
 * many rows suffice: the value of a bank rises to a limit that the last row reaches within 1e-17
 * (FinalTurn), and the risk `lost` is the same in every row. So the last row stands for all larger
 * ones, and the others follow from larger rows.
 */
export function pastGoal(
  game: WinGame,
  answer: WinGame,
  turn: FinalTurn,
  opponent: number,
  rest: number,
): PastGoal {
  const rows = Math.ceil((turn.rows * answer.perRow) / game.perRow) + 2
  const last = rows - 1
  const { byDice, bankable } = game.model
  // Only the lead matters, and whether the opponent has banked before.
  const bank = Float64Array.from({ length: rows }, (_, row) => {
    const lead = row * game.perRow + rest
    return lead > 0 ? 1 - lastChance(answer, turn, opponent, opponent + lead) : 0
  })
  // If nothing can farkle, a roll is never worse than a bank. Elsewhere a farkle counts 0.
  const rolls = tailRolls(game.model)
  const risk = byDice.map((_, n) => lostInRoll(game, n))
  const far = valuesFarAhead(game, bank[last]!, 0)
  const value = byDice.map((_, n) => new Float64Array(rows).fill(rolls[n] ? far[n]! : bank[last]!))
  const limit = new Float64Array(rows)
  let lowest = Infinity
  for (let row = last; row >= 0; row--) {
    for (const n of game.model.nodes) {
      const after = (left: TurnNode, steps: number): Probability =>
        value[left]![Math.min(last, row + steps)]!
      const rolled = rollPastGoal(game, n, after)
      lowest = Math.min(lowest, rolled.limit)
      if (!bankable[n]) value[n]![row] = rolled.value
      else if (rolls[n]) value[n]![row] = Math.max(bank[row]!, rolled.value)
      else {
        value[n]![row] = bank[row]!
        lowest = Math.min(lowest, (bank[row]! - rolled.value) / risk[n]!)
      }
    }
    limit[row] = lowest
  }
  return { rows, bank, value, limit }
}

export function gameEndings(game: WinGame): GameEndings {
  if (game.rules.end !== 'finalTurn' && game.rules.end !== 'equalTurns') return { past: null }
  if (!game.opponent) return { past: pastGoals(game, game) }
  const theirs = gameOfSeat(game, true)
  return { past: pastGoals(game, theirs), opponentPast: pastGoals(theirs, game) }
}

interface Sided {
  readonly game: WinGame
  readonly endings: GameEndings
}

const gamesOfSides = keeping(
  (game: WinGame) => ({
    yours: { ...game, seats: 1 },
    theirs: { ...game.opponent!, seats: 1, opponent: game },
  }),
  new WeakMap<WinGame, { readonly yours: WinGame; readonly theirs: WinGame }>(),
)

/** A game as the player of one side knows it: the own turns and endings first, and one seat. */
export function sideOf({ game, endings }: Sided, second = false): Sided {
  if (!game.opponent) return { game, endings }
  const { yours, theirs } = gamesOfSides(game)
  if (!second) return { game: yours, endings }
  const { past, opponentPast = null } = endings
  return { game: theirs, endings: { past: opponentPast, opponentPast: past } }
}

function pastGoals(game: WinGame, answer: WinGame): PastGoals {
  const final = finalTurn(answer)
  const solve = (opponent: number, rest: number): PastGoal =>
    pastGoal(game, answer, final, opponent, rest)
  return new PastGoals(game, final, solve)
}

/** Largest number of rows evaluated in a mover's turn. */
export function longestTurn(game: WinGame, past: PastGoals | null): number {
  const rows = endRow(game, game.lowest)
  return past ? rows + past.of(game.lowest, game.goal - 1).past.rows + game.scores : rows
}

/** Solves every kind of end of a game, one per step of the generator. */
export function* solvePastGoals(game: WinGame, endings: GameEndings): Generator<void> {
  for (const second of [false, true]) {
    const past = pastOf(endings, second)
    if (!past) continue
    for (let rest = 0; rest < gameOfSeat(game, second).perRow; rest++) {
      for (const opponent of [0, 1]) yield void past.of(opponent + rest, opponent)
    }
  }
}
