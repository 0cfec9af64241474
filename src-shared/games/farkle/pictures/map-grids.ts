import { farkleTexts } from '../texts/texts.ts'
import { CELL, type Axis, type CellKind, type Grid } from '../../../pictures/grid.ts'
import {
  canCome,
  type BankAnswer,
  type FrequencyAnswer,
  type MapSides,
  type WinAnswer,
} from './map-answers.ts'

/** NaN becomes an empty cell. */
function overScores(sides: MapSides, title: string, valueAt: (cell: number) => number): Grid {
  const { scores } = sides
  const { ownScore, opponentScore } = farkleTexts.pictures
  const columns: Axis = { title: ownScore, values: scores }
  const rows: Axis = { title: opponentScore, values: scores }
  const values = Float64Array.from({ length: scores.length ** 2 }, (_, cell) => valueAt(cell))
  const kinds = Uint8Array.from(values, (value, cell): CellKind => {
    if (!canCome(sides, cell)) return CELL.unreachable
    return Number.isNaN(value) ? CELL.none : CELL.value
  })
  return { columns, rows, title, values, kinds }
}

export function winGrid(answer: WinAnswer): Grid {
  return overScores(
    answer,
    farkleTexts.pictures.winProbability,
    (cell) => answer.winProbability[cell]!,
  )
}

/** Empty where banking below the goal is never right. */
export function bankGrid(answer: BankAnswer): Grid {
  return overScores(answer, farkleTexts.pictures.bankFrom, (cell) => answer.bankFrom[cell] ?? NaN)
}

/**
 * Win probability lost by the wrong choice between bank and roll: mean per choice or, with
 * frequencies, summed over a game. Empty where there is no choice.
 */
export function costGrid(answer: BankAnswer, frequency?: FrequencyAnswer): Grid {
  const { cost, perTurn } = answer
  const { cost: ofOne, costInGame } = farkleTexts.pictures
  const title = frequency ? costInGame : ofOne
  return overScores(answer, title, (cell) => {
    if (perTurn[cell] === 0) return NaN
    return frequency ? cost[cell]! * perTurn[cell]! * frequency.perGame[cell]! : cost[cell]!
  })
}
