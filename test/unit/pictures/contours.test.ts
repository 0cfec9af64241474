import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contoursOf } from '#shared/pictures/contours.ts'
import { CELL, type Grid } from '#shared/pictures/grid.ts'
import type { Corner } from '#shared/pictures/outline.ts'
import { runs } from '#test/property/runs.ts'
import { corners } from '#test/support/small-grid.ts'

/** Values by row, the lowest row first; a sign that is no digit is none. */
const rowsOf = (text: string): number[][] => text.split('|').map((row) => [...row].map(Number))

function gridOf(rows: readonly (readonly number[])[]): Grid {
  const values = rows.flat()
  const axis = (length: number) => ({ title: '', values: Array.from({ length }, (_, i) => i) })
  return {
    columns: axis(rows[0]!.length),
    rows: axis(rows.length),
    title: '',
    values,
    kinds: Uint8Array.from(values, (value) => (Number.isNaN(value) ? CELL.none : CELL.value)),
  }
}

const linesOf = (text: string, level: number) => contoursOf(gridOf(rowsOf(text)), [level])[0]!.lines

/** The value at a place, straight between the middles of cells along the edges of squares. */
function valueAt({ columns, rows, values }: Grid, { x, y }: Corner): number {
  const [wide, high] = [columns.values.length, rows.values.length]
  const [right, top] = [Math.min(wide - 1, Math.max(0, x)), Math.min(high - 1, Math.max(0, y))]
  const [left, low] = [Math.floor(right), Math.floor(top)]
  const at = (column: number, row: number): number =>
    values[Math.min(high - 1, row) * wide + Math.min(wide - 1, column)]!
  return right > left
    ? at(left, low) + (right - left) * (at(left + 1, low) - at(left, low))
    : at(left, low) + (top - low) * (at(left, low + 1) - at(left, low))
}

describe('contours', () => {
  it('run between cells in proportion, to the edge of the picture', () => {
    expect(linesOf('04|04', 1)).toEqual([corners(0.25, -0.5, 0.25, 0, 0.25, 1, 0.25, 1.5)])
    expect(linesOf('3|1', 2)).toEqual([corners(-0.5, 0.5, 0, 0.5, 0.5, 0.5)])
  })

  it('close around a summit, also in a corner cell', () => {
    const [line, ...others] = linesOf('000|020|000', 1)
    expect(others).toEqual([])
    expect(line!.at(-1)).toEqual(line![0])
    expect(new Set(line!.map(({ x, y }) => `${x} ${y}`))).toEqual(
      new Set(['0.5 1', '1 0.5', '1.5 1', '1 1.5']),
    )
    expect(linesOf('20|00', 1)).toHaveLength(1)
  })

  it('leave the saddle to the mean of its corners', () => {
    /** Whether a line cuts off a low corner: its middle lies in another half each way. */
    const cutsLow = (line: readonly Corner[]): boolean => {
      const middle = (of: (at: Corner) => number): number =>
        line.reduce((sum, at) => sum + of(at), 0) / line.length
      return middle(({ x }) => x) > 0.5 !== middle(({ y }) => y) > 0.5
    }
    const around = (high: number) =>
      contoursOf(
        gridOf([
          [high, 0],
          [0, high],
        ]),
        [1],
      )[0]!.lines
    for (const high of [1.5, 2, 3]) expect(around(high)).toHaveLength(2)
    expect(around(3).map(cutsLow)).toEqual([true, true])
    expect(around(2).map(cutsLow)).toEqual([true, true])
    expect(around(1.5).map(cutsLow)).toEqual([false, false])
  })

  it('count a value at the level as above it', () => {
    expect(linesOf('11|11', 1)).toEqual([])
    expect(linesOf('10|10', 1)[0]!.map(({ x }) => x)).toEqual([0, 0, 0, 0])
    expect(linesOf('01|01', 2)).toEqual([])
  })

  it('leave out what has no value', () => {
    const lines = linesOf('022|02x|022', 1)
    expect(lines).toHaveLength(1)
    expect(lines[0]!.every(({ x }) => x === 0.5)).toBe(true)
    expect(linesOf('x1|10', 0.5).flat()).not.toContainEqual({ x: 0, y: 0 })
  })

  it('lie at their level everywhere, part all cells and begin and end at the edge alone', () => {
    const grids = fc
      .record({ wide: fc.integer({ min: 1, max: 6 }), high: fc.integer({ min: 1, max: 6 }) })
      .chain(({ wide, high }) =>
        fc.array(fc.array(fc.integer({ min: 0, max: 6 }), { minLength: wide, maxLength: wide }), {
          minLength: high,
          maxLength: high,
        }),
      )
    fc.assert(
      fc.property(grids, fc.constantFrom(0.5, 1.5, 2.25, 3.5, 5.75), (rows, level) => {
        const grid = gridOf(rows)
        const [{ lines }] = contoursOf(grid, [level]) as [ReturnType<typeof contoursOf>[number]]
        const [wide, high] = [rows[0]!.length, rows.length]
        let crossings = 0
        for (const line of lines) {
          for (const at of line) expect(valueAt(grid, at)).toBeCloseTo(level, 10)
          const [first, last] = [line[0]!, line.at(-1)!]
          const closed = first.x === last.x && first.y === last.y && line.length > 2
          const onEdge = ({ x, y }: Corner): boolean =>
            x === -0.5 || y === -0.5 || x === wide - 0.5 || y === high - 0.5
          if (!closed) expect([first, last].every(onEdge)).toBe(true)
          crossings += line
            .slice(closed ? 1 : 0)
            .filter(({ x, y }) => Number.isInteger(x) !== Number.isInteger(y))
            .filter(({ x, y }) => !onEdge({ x, y })).length
        }
        // One point for each two neighbours on different sides of the level.
        let expected = 0
        rows.forEach((row, j) =>
          row.forEach((value, i) => {
            const side = value >= level
            if (i + 1 < wide && row[i + 1]! >= level !== side) expected++
            if (j + 1 < high && rows[j + 1]![i]! >= level !== side) expected++
          }),
        )
        expect(crossings).toBe(expected)
      }),
      runs(200),
    )
  })
})
