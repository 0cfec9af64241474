import { csvLine } from '../base/csv.ts'
import { texts } from '../texts/texts.ts'
import type { GridDrawing, Imprint } from './drawing.ts'
import { CELL, cellIndex } from './grid.ts'
import type { ChartNumbers } from './chart.ts'

export function chartCsv({ columns, rows }: ChartNumbers, imprint: Imprint): string {
  return [...csvHead(imprint), columns, ...rows].map(csvLine).join('')
}

function csvHead({ title, finding, ruleSet, date }: Imprint): string[][] {
  return [[title], [finding], [texts.pictures.file.rules(ruleSet)], [date], []]
}

/**
 * One line per cell: both axis values, value with full precision or empty, reached or not, each
 * region. Omits cells with neither a value nor a region.
 */
export function gridCsv({ grid, regions }: GridDrawing, imprint: Imprint): string {
  const { columns, rows, values, kinds } = grid
  const { reached, yes, no } = texts.pictures.file
  const heading = [
    columns.title,
    rows.title,
    grid.title,
    reached,
    ...regions.map(({ title }) => title),
  ]
  const cells: (string | number | null)[][] = []
  rows.values.forEach((ofRow, row) => {
    columns.values.forEach((ofColumn, column) => {
      const cell = cellIndex(grid, { column, row })
      const value = values[cell]!
      const named = regions.some(({ mask }) => mask[cell] === 1)
      if (kinds[cell] === CELL.none && !named) return
      cells.push([
        ofColumn,
        ofRow,
        Number.isNaN(value) ? null : value,
        kinds[cell] === CELL.unreachable ? no : yes,
        ...regions.map(({ mask }) => (mask[cell] ? yes : no)),
      ])
    })
  })
  return [...csvHead(imprint), heading, ...cells].map(csvLine).join('')
}
