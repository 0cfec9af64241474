import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockIn, roomiestPlace } from '#shared/pictures/labels.ts'
import { outlineOf, type Corner } from '#shared/pictures/outline.ts'
import { wholeWindow } from '#shared/pictures/plot.ts'
import { runs } from '../../property/runs.ts'
import { corners } from '#test/support/small-grid.ts'

/** A set of cells drawn with rows from the top, as it looks. */
function drawn(...lines: string[]): { mask: Uint8Array; columns: number } {
  const upwards = lines.toReversed().join('')
  return {
    mask: Uint8Array.from(upwards, (sign) => (sign === '#' ? 1 : 0)),
    columns: lines[0]!.length,
  }
}

const next = (line: readonly Corner[], i: number): Corner => line[(i + 1) % line.length]!

/** The area within a closed line: positive against the clock. */
function areaOf(line: readonly Corner[]): number {
  return line.reduce((sum, at, i) => sum + (at.x * next(line, i).y - next(line, i).x * at.y) / 2, 0)
}

const lengthOf = (line: readonly Corner[]): number =>
  line.reduce(
    (sum, at, i) => sum + Math.abs(next(line, i).x - at.x) + Math.abs(next(line, i).y - at.y),
    0,
  )

/** Edges of cells with a cell of the set on one side only, counted one by one. */
function openEdges(mask: Uint8Array, columns: number): number {
  const rows = mask.length / columns
  const has = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < columns && y < rows && mask[y * columns + x] === 1
  let edges = 0
  mask.forEach((one, i) => {
    if (one === 0) return
    const [x, y] = [i % columns, Math.floor(i / columns)]
    const around: [number, number][] = [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ]
    edges += around.filter(([a, b]) => !has(a, b)).length
  })
  return edges
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)

describe('the outline of a set of cells', () => {
  it('is the square around one cell', () => {
    const { mask, columns } = drawn('...', '.#.', '...')
    expect(outlineOf(mask, columns)).toEqual([corners(0.5, 0.5, 1.5, 0.5, 1.5, 1.5, 0.5, 1.5)])
  })

  it('has a corner only where it turns', () => {
    const { mask, columns } = drawn('..##', '..##', '####')
    expect(outlineOf(mask, columns)).toEqual([
      corners(-0.5, -0.5, 3.5, -0.5, 3.5, 2.5, 1.5, 2.5, 1.5, 0.5, -0.5, 0.5),
    ])
  })

  it('goes round a hole the other way', () => {
    const { mask, columns } = drawn('###', '#.#', '###')
    expect(outlineOf(mask, columns).map(areaOf)).toEqual([9, -1])
  })

  it('keeps cells apart that touch at a corner', () => {
    const { mask, columns } = drawn('#.', '.#')
    expect(outlineOf(mask, columns).map(areaOf)).toEqual([1, 1])
  })

  it('is nothing for an empty set', () => {
    expect(outlineOf(new Uint8Array(6), 3)).toEqual([])
    expect(outlineOf(new Uint8Array(0), 0)).toEqual([])
  })

  it('encloses each cell once and runs along each open edge once, for any set', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 7 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 42 }),
        (columns, cells) => {
          const count = Math.floor(cells.length / columns) * columns
          const mask = Uint8Array.from(cells.slice(0, count), Number)
          const lines = outlineOf(mask, columns)
          expect(sum(lines.map(areaOf))).toBe(sum([...mask]))
          expect(sum(lines.map(lengthOf))).toBe(openEdges(mask, columns))
          for (const line of lines) {
            line.forEach((at, i) => {
              const [before, after] = [line.at(i - 1)!, next(line, i)]
              expect(before.x === at.x, 'a corner turns').not.toBe(after.x === at.x)
            })
          }
        },
      ),
      runs(200),
    )
  })
})

describe('the place for a name', () => {
  it('is the middle of the largest square', () => {
    const { mask, columns } = drawn('#....', '#.###', '#.###', '#.###', '##...')
    expect(roomiestPlace(mask, columns)).toEqual({ x: 3, y: 2 })
  })

  it('lies within a row of cells, and is nowhere without cells', () => {
    const { mask, columns } = drawn('...', '.##')
    expect(roomiestPlace(mask, columns)).toEqual({ x: 1, y: 0 })
    expect(roomiestPlace(new Uint8Array(4), 2)).toBeNull()
  })
  it('is a whole block of cells near where there is most room, in sight', () => {
    const { mask, columns } = drawn('####.', '####.', '...##', '...##')
    const near = { x: 0, y: 3 }
    const whole = wholeWindow(5, 4)
    expect(blockIn(mask, columns, whole, { columns: 2, rows: 2 }, near)).toEqual({ x: 0.5, y: 2.5 })
    expect(blockIn(mask, columns, whole, { columns: 4, rows: 1 }, near)).toEqual({ x: 1.5, y: 3 })
    expect(blockIn(mask, columns, whole, { columns: 3, rows: 3 }, near)).toBeNull()
    const low = { x: 0.5, y: -0.5, columns: 4, rows: 2 }
    expect(blockIn(mask, columns, low, { columns: 2, rows: 2 }, near)).toEqual({ x: 3.5, y: 0.5 })
  })
})
