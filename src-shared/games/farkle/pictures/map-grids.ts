import { farkleTexts } from '../texts/texts.ts'
import { CELL, type Axis, type CellKind, type Grid, type Region } from '../../../pictures/grid.ts'
import { canCome, type BankAnswer, type MapSides, type WinMapAnswer } from './map-answers.ts'
import type { Points, Probability } from '../../../base/units.ts'

const marked = (cells: readonly unknown[], holds: (cell: number) => boolean): Uint8Array =>
  Uint8Array.from(cells, (_, cell) => (holds(cell) ? 1 : 0))

/** Possible cells in which banking below the goal is never right. */
export function goForItRegion(answer: BankAnswer): Region {
  const { bankFrom } = answer
  return {
    title: farkleTexts.pictures.goForIt,
    mask: marked(bankFrom, (cell) => bankFrom[cell] === null && canCome(answer, cell)),
  }
}

/** Least score of a side above which all possible cells are in the region. */
function always(
  sides: MapSides,
  mask: Uint8Array,
  cellAt: (side: number, other: number) => number,
): Points | null {
  const { scores } = sides
  const others = [...scores.keys()]
  let from: Points | null = null
  for (let side = scores.length - 1; side >= 0; side--) {
    const cells = others.map((other) => cellAt(side, other)).filter((at) => canCome(sides, at))
    if (cells.length === 0) continue
    if (!cells.every((cell) => mask[cell] === 1)) break
    from = scores[side]!
  }
  return from
}

/** Edges of the two arms of the go-for-it region, as in figure 1 of the article. */
export function goForItScores(answer: BankAnswer) {
  const { mask } = goForItRegion(answer)
  const wide = answer.scores.length
  return {
    own: always(answer, mask, (own, opponent) => opponent * wide + own),
    opponent: always(answer, mask, (opponent, own) => opponent * wide + own),
  }
}

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

export function winGrid(answer: WinMapAnswer): Grid {
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
 * Win probability lost by the wrong choice between bank and roll, mean per choice. NaN where there
 * is no choice.
 */
export function costAt({ cost, perTurn }: BankAnswer, cell: number): Probability {
  return perTurn[cell] === 0 ? NaN : cost[cell]!
}

export function costGrid(answer: BankAnswer): Grid {
  return overScores(answer, farkleTexts.pictures.cost, (cell) => costAt(answer, cell))
}
