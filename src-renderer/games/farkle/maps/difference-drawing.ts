import type { DiceCount, Points } from '#shared/base/units.ts'
import { differenceGrid, evenGrid, onSharedAxes } from '#shared/pictures/difference.ts'
import { CELL, cellIndex, type Grid, type GridCell } from '#shared/pictures/grid.ts'
import { bankGrid } from '#shared/games/farkle/pictures/map-grids.ts'
import { differenceWords } from '#shared/games/farkle/pictures/map-words.ts'
import { farklePageTexts } from '#shared/games/farkle/texts/page-texts.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { formatNumber, formatText } from '../../../components/format.ts'
import type { Banking } from './map-speech.ts'

/** Bank limits of one policy: a map, or one limit for all scores. */
export interface Side {
  readonly name: string
  readonly limits: Banking | { readonly everywhere: number | null }
}

const isMap = (limits: Side['limits']): limits is Banking => 'scores' in limits

/** Grid of a side; a single limit fills the grid of `like`. */
function gridOf({ limits }: Side, like: Side): Grid {
  if (isMap(limits)) return bankGrid(limits)
  if (!isMap(like.limits)) throw new RangeError('One of the two must have a map.')
  return evenGrid(bankGrid(like.limits), limits.everywhere ?? NaN)
}

/** Two policies on the scores that both have. */
export function compared(first: Side, second: Side, dice: DiceCount) {
  const grids = onSharedAxes(gridOf(first, second), gridOf(second, first))
  const difference = differenceGrid(...grids)
  const words = farklePageTexts.maps.difference
  const changes = differenceWords(difference, {
    up: words.later,
    down: words.sooner,
    other: words.onlyOne,
    amount: (change) => words.points(formatNumber(change)),
    cell: standingWords,
  })
  const finding = words.finding(first.name, second.name, dice, changes)
  return { first: grids[0], second: grids[1], difference, finding: formatText(finding) }
}

const standingWords = (own: Points, opponent: Points): string =>
  farkleTexts.pictures.standing(formatNumber(own), formatNumber(opponent))

const actionWords = (name: string, total: number): string =>
  farklePageTexts.maps.difference.does(name, Number.isNaN(total) ? null : formatNumber(total))

export function differenceCellWords(
  { first, second, difference }: ReturnType<typeof compared>,
  names: readonly [string, string],
  cell: GridCell,
): string {
  const { columns, rows, kinds } = difference.grid
  const at = cellIndex(difference.grid, cell)
  const standing = standingWords(columns.values[cell.column]!, rows.values[cell.row]!)
  if (kinds[at] === CELL.unreachable) return farklePageTexts.maps.cells.nobody(standing)
  return farklePageTexts.maps.difference.cell(
    standing,
    actionWords(names[0], first.values[at]!),
    actionWords(names[1], second.values[at]!),
  )
}
