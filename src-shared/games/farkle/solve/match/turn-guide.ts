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
import { cellOf } from './turn-mass.ts'

/** Values of banking and of the best action at every position of one turn. */
export interface TurnGuide {
  /** From here on the game is won or, with a final turn, the rows past the goal say what is best. */
  readonly rows: number
  /** Whether instead all rows from there on are like the first of them. */
  readonly alike: boolean
  /**
   * Value of banking with dice that may be banked, by row through `rows` and a longest roll more;
   * negative where none may.
   */
  readonly bank: Float64Array
  /** Value of the better of banking and rolling, by cell of the same rows. */
  readonly best: Float64Array
}

/** The same with what rolling is worth where banking is better. */
export interface TurnEvaluation extends TurnGuide {
  /** Value of rolling, by cell of the rows below `rows`. */
  readonly roll: Float64Array
}

/** Whether the best play banks a row at node n: the value of a bank is that of the best. */
export function isBanked(
  model: TurnModel,
  { bank, best }: Pick<TurnGuide, 'bank' | 'best'>,
  n: TurnNode,
  row: number,
): boolean {
  return model.bankable[n]! && bank[row]! >= best[cellOf(model, row, n)]!
}

/** Looks inside the turn of a state. The answer may be reused for the next one. */
export type EvaluateTurn = (state: WinState) => TurnEvaluation

/** Finds what is best in the turn of a state. The answer may be reused for the next one. */
export type TurnGuides = (state: WinState) => TurnGuide

/** A solved game: what every way to look inside its turns needs. */
export interface SolvedGame {
  readonly game: WinGame
  readonly endings: GameEndings
  /** W of every state, by stateIndex. */
  readonly values: Float64Array
}

/** Looks inside turns the plain way, by turnValues. */
export function plainEvaluations({ game, endings, values }: SolvedGame): EvaluateTurn {
  const valueOf = valuesOf(game, values)
  return (state) => {
    const past = pastOf(endings, state.second)
    const farkle = farkleValue(game, state, valueOf)
    const { rows, bank, best, roll } = turnValues(game, endings, state, valueOf, farkle)
    const alike = past !== null && past.startOf(state.own, state.opponent, farkle) === null
    const cells = { best: byCell(game.model, best), roll: byCell(game.model, roll) }
    return { rows, alike, bank, ...cells }
  }
}

/** Looks inside turns the plain way for what is best there. */
export const plainGuides: (solved: SolvedGame) => TurnGuides = plainEvaluations

/** Converts values by node and row to values by cell. */
function byCell(model: TurnModel, columns: readonly Float64Array[]): Float64Array {
  const cells = new Float64Array(cellOf(model, columns[model.start]!.length, 1))
  for (const n of model.nodes) {
    columns[n]!.forEach((value, row) => (cells[cellOf(model, row, n)] = value))
  }
  return cells
}
