import { ALL_DICE, DICE_COUNTS, type DiceCount, type Probability } from '../../../../base/units.ts'
import { diceAfter, type TurnModel } from '../turn/turn-model.ts'
import { finalTurn } from './final-turn.ts'
import { PastGoals, valuesFarAhead } from './past-goal.ts'
import { afterFarkle, endRow, goalRow, minimumRowAt, stateIndex, type WinGame } from './win-game.ts'

/** A state at the start of a turn: banked scores in steps of the game's grid, farkles in a row. */
export interface WinState {
  readonly own: number
  readonly opponent: number
  readonly ownFarkles: number
  readonly opponentFarkles: number
}

/**
 * Everything inside one turn, W(b, d, n, t) of eq. 1 (Busche and Neller 2017), by row t. From `rows`
 * on the best is known without looking: bank, or roll where no farkle can be.
 */
export interface TurnValues {
  readonly rows: number
  /** What a farkle is worth to the mover. */
  readonly farkle: Probability
  /** Value of banking by row, through `rows` and one longest roll more; -1 where not allowed. */
  readonly bank: Float64Array
  /** Value of rolling n dice, [n][row], below `rows`; entry 0 unused. */
  readonly roll: readonly Float64Array[]
  /** Value of the best of both, [n][row], as long as `bank`. */
  readonly best: readonly Float64Array[]
}

/** Marks a row that may not be banked; every real value is larger. */
export const NO_BANK = -1

/** What a solver and a reader of a table share about a game's end; solved once per game. */
export interface GameEndings {
  /** For rules with a final turn; null for an immediate end. */
  readonly past: PastGoals | null
}

/** Solves what the end of a game needs. */
export function gameEndings(game: WinGame): GameEndings {
  return { past: game.rules.end === 'finalTurn' ? new PastGoals(game, finalTurn(game)) : null }
}

/** The most rows that any turn of the game is evaluated for. */
export function longestTurn(game: WinGame, { past }: GameEndings): number {
  const rows = endRow(game, game.lowest)
  return past ? rows + past.of(game.lowest, game.goal - 1).past.rows + game.scores : rows
}

/** W of a state whose turn is about to begin, for the player to move. */
export type ValueOf = (state: WinState) => Probability

/** Reads W from a table's values. */
export function valuesOf(game: WinGame, values: Float64Array): ValueOf {
  return ({ own, opponent, ownFarkles, opponentFarkles }) =>
    values[stateIndex(game, own, opponent, ownFarkles, opponentFarkles)]!
}

/** What a farkle is worth to the mover: the turn passes, perhaps with a penalty. */
export function farkleValue(game: WinGame, state: WinState, valueOf: ValueOf): Probability {
  const after = afterFarkle(game, state.own, state.ownFarkles)
  return (
    1 -
    valueOf({
      own: state.opponent,
      opponent: after.own,
      ownFarkles: state.opponentFarkles,
      opponentFarkles: after.farkles,
    })
  )
}

/** The value of rolling n dice at a row. */
function rollAt(
  model: TurnModel,
  n: DiceCount,
  row: number,
  certain: Probability,
  best: readonly Float64Array[],
): Probability {
  const { groupCount, probability, optionStart, optionDice, optionSteps } = model.byDice[n]!
  let sum = certain
  for (let g = 0; g < groupCount; g++) {
    let most = 0
    for (let o = optionStart[g]!; o < optionStart[g + 1]!; o++) {
      const value = best[diceAfter(n, optionDice[o]!)]![row + optionSteps[o]!]!
      if (value > most) most = value
    }
    sum += probability[g]! * most
  }
  return sum
}

/**
 * Evaluates one turn (eq. 1 and 2) given the values of the states that it can lead to; `farkle` is
 * what a farkle is worth, by default what the values say. The plain way, for looking closely at one
 * state; solvers use a faster one with the same result.
 */
export function turnValues(
  game: WinGame,
  endings: GameEndings,
  state: WinState,
  valueOf: ValueOf,
  farkle: Probability = farkleValue(game, state, valueOf),
): TurnValues {
  const { model, perRow } = game
  const { own, opponent, opponentFarkles } = state
  const goal = goalRow(game, own)
  const ahead = endings.past?.of(own, opponent)
  const end = endRow(game, own)
  const start = endings.past ? endings.past.startOf(own, opponent, farkle) : end
  // With no such row all rows beyond some point are alike, and going on is solved there.
  const rows = start ?? Math.max(end, ahead!.past.rows - 1 - ahead!.lead)
  const length = rows + model.largestSteps + 1
  const minimum = minimumRowAt(game, own)
  const bank = new Float64Array(length)
  for (let row = 0; row < length; row++) {
    if (row < minimum) bank[row] = NO_BANK
    else if (row < goal) {
      bank[row] =
        1 -
        valueOf({
          own: opponent,
          opponent: own + row * perRow,
          ownFarkles: opponentFarkles,
          opponentFarkles: 0,
        })
    } else {
      bank[row] = ahead ? ahead.past.bank[Math.min(row + ahead.lead, ahead.past.rows - 1)]! : 1
    }
  }
  const best = Array.from({ length: ALL_DICE + 1 }, () => new Float64Array(length))
  const far = start === null ? valuesFarAhead(game, bank[length - 1]!, farkle) : null
  for (const n of DICE_COUNTS) {
    for (let row = rows; row < length; row++) {
      best[n]![row] = far
        ? far[n]!
        : ahead
          ? ahead.past.value[n]![Math.min(row + ahead.lead, ahead.past.rows - 1)]!
          : 1
    }
  }
  const roll = Array.from({ length: ALL_DICE + 1 }, () => new Float64Array(rows))
  for (let row = rows - 1; row >= 0; row--) {
    for (const n of DICE_COUNTS) {
      const certain = game.instantWin[n]! + model.byDice[n]!.farkleProbability * farkle
      const rolled = rollAt(model, n, row, certain, best)
      roll[n]![row] = rolled
      best[n]![row] = Math.max(bank[row]!, rolled)
    }
  }
  return { rows, farkle, bank, roll, best }
}

/** The value of the whole turn: rolling six dice with nothing in hand. */
export function turnValue({ roll }: TurnValues): Probability {
  return roll[ALL_DICE]![0]!
}
