import type { TurnModel, TurnNode } from '../turn/turn-model.ts'
import {
  farkleValue,
  pastOf,
  turnValues,
  valuesOf,
  type GameEndings,
  type WinState,
} from '../win/turn-values.ts'
import type { WinGame } from '../win/win-game.ts'
import { gameOfSeat } from '../win/win-states.ts'
import { cellOf } from './turn-mass.ts'

/** Values of banking and of the best action throughout one turn. */
export interface TurnGuide {
  /** From this row on the game is won or, with a final turn, the rows past the goal decide. */
  readonly rows: number
  /** Whether instead all rows from there on equal the first of them. */
  readonly alike: boolean
  /** Value of banking by row, through `rows` plus one longest roll; negative where not allowed. */
  readonly bank: Float64Array
  /** Value of the better of bank and roll, by cell of the same rows. */
  readonly best: Float64Array
}

export interface TurnEvaluation extends TurnGuide {
  readonly roll: Float64Array
}

/** Whether the best play banks: the value of a bank equals the best value. */
export function isBanked(
  model: TurnModel,
  { bank, best }: Pick<TurnGuide, 'bank' | 'best'>,
  n: TurnNode,
  row: number,
): boolean {
  return model.bankable[n]! && bank[row]! >= best[cellOf(model, row, n)]!
}

/** Evaluates the turn of a state; the result may be reused by the next call. */
export type EvaluateTurn = (state: WinState) => TurnEvaluation

export type TurnGuides = (state: WinState) => TurnGuide

export interface SolvedGame {
  readonly game: WinGame
  readonly endings: GameEndings
  /** W of every state, by stateIndex. */
  readonly values: Float64Array
}

export function plainEvaluations({ game, endings, values }: SolvedGame): EvaluateTurn {
  const valueOf = valuesOf(game, values)
  return (state) => {
    const mover = gameOfSeat(game, state.second)
    const past = pastOf(endings, state.second)
    const farkle = farkleValue(game, state, valueOf)
    const { rows, bank, best, roll } = turnValues(mover, endings, state, valueOf, farkle)
    const alike = past !== null && past.startOf(state.own, state.opponent, farkle) === null
    const cells = { best: byCell(mover.model, best), roll: byCell(mover.model, roll) }
    return { rows, alike, bank, ...cells }
  }
}

/** Converts [node][row] to cells. */
function byCell(model: TurnModel, columns: readonly Float64Array[]): Float64Array {
  const cells = new Float64Array(cellOf(model, columns[model.start]!.length, 1))
  for (const n of model.nodes) {
    columns[n]!.forEach((value, row) => (cells[cellOf(model, row, n)] = value))
  }
  return cells
}
