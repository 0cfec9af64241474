import { expect, it } from 'vitest'
import { CELL } from '#shared/pictures/grid.ts'
import { gridCsv } from '#shared/pictures/grid-csv.ts'
import { IMPRINT, smallDrawing } from '#test/support/small-grid.ts'

const lines = gridCsv(smallDrawing(), IMPRINT).split('\r\n')

it('says first what it holds, for which rules, and when it was made', () => {
  expect(lines.slice(0, 5)).toEqual([
    'Roll-or-bank map',
    '"Ahead & near the goal one banks ""early"", < 300."',
    '"Rule set: Zilch, 10,000"',
    '3 Mar 2024',
    '',
  ])
})

it('names its columns with their units, and has a line a cell that has anything to say', () => {
  expect(lines[5]).toBe(
    '"Own score, points","Opponent’s score, points","Lead, cells",Reached in play,Go for it',
  )
  expect(lines.slice(6, 10)).toEqual([
    '50,0,1,yes,no',
    '100,0,2,yes,no',
    '150,0,3,yes,yes',
    '200,0,4,no,yes',
  ])
  expect(lines.slice(6, -1)).toHaveLength(19)
  expect(lines.at(-1)).toBe('')
})

it('has a line for a cell without a value that a region holds, such as where one goes for it', () => {
  const drawing = smallDrawing()
  const kinds = drawing.grid.kinds.with(3, CELL.none)
  const values = Float64Array.from(drawing.grid.values).with(3, NaN)
  const text = gridCsv({ ...drawing, grid: { ...drawing.grid, kinds, values } }, IMPRINT)
  expect(text).toContain('\r\n150,0,,yes,yes\r\n')
  expect(text).not.toMatch(/\r\n0,0,/)
})

it('leaves a value out that is none', () => {
  const drawing = smallDrawing()
  const values = Float64Array.from(drawing.grid.values)
  values[1] = NaN
  const text = gridCsv({ ...drawing, grid: { ...drawing.grid, values } }, IMPRINT)
  expect(text).toContain('\r\n50,0,,yes,no\r\n')
})
