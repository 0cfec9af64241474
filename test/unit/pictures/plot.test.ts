import { describe, expect, it } from 'vitest'
import { boundaryLines, NO_TONE, runsByTone, tonesOf } from '#shared/pictures/cells.ts'
import { paletteOf } from '#shared/pictures/colour-scale.ts'
import { CELL, type Axis, type GridCell } from '#shared/pictures/grid.ts'
import { contourLabels, regionLabels } from '#shared/pictures/labels.ts'
import { marginsOf, plotBox, ticksOf } from '#shared/pictures/plot-layout.ts'
import { pathOf, stairs, toCells, toPixels, wholeWindow } from '#shared/pictures/plot.ts'
import { axisTicks, numberAt, placeOf, roundStep, roundTicks } from '#shared/pictures/ticks.ts'
import { corners, makeGrid, maskOf, smallDrawing } from '#test/support/small-grid.ts'

const uneven: Axis = { title: 'Turn total, points', values: [0, 300, 350, 400, 1000] }

describe('ticks', () => {
  it.each([
    [0.7, 1],
    [1, 1],
    [1.01, 2],
    [2.2, 2.5],
    [26, 50],
    [501, 1000],
    [0.003, 0.005],
  ])('the round step for %d is %d', (least, step) => {
    expect(roundStep(least)).toBeCloseTo(step, 12)
  })

  it('are round numbers within the ends, at most as many as asked for and one more', () => {
    expect(roundTicks(0, 9950, 5)).toEqual([0, 2000, 4000, 6000, 8000])
    expect(roundTicks(-120, 130, 5)).toEqual([-100, -50, 0, 50, 100])
    expect(roundTicks(7, 7, 5)).toEqual([7])
    for (const most of [1, 2, 5, 9])
      expect(roundTicks(13, 987, most).length).toBeLessThanOrEqual(most + 1)
  })

  it('stand where their number is, between uneven cells as well', () => {
    expect(placeOf(uneven, 300)).toBe(1)
    expect(placeOf(uneven, 150)).toBe(0.5)
    expect(placeOf(uneven, 1300)).toBe(4.5)
    for (const place of [-0.5, 0, 0.25, 1.5, 3.9, 4.5]) {
      expect(placeOf(uneven, numberAt(uneven, place))).toBeCloseTo(place, 12)
    }
    expect(axisTicks(uneven, -0.5, 4.5, 2)).toEqual([
      { value: 0, place: 0 },
      { value: 500, place: 3 + 1 / 6 },
      { value: 1000, place: 4 },
    ])
  })

  it('of an axis with one number are that number', () => {
    const single: Axis = { title: '', values: [500] }
    expect(axisTicks(single, -0.5, 0.5, 4)).toEqual([{ value: 500, place: 0 }])
  })
})

describe('a plot', () => {
  const box = { left: 40, top: 20, width: 400, height: 200 }

  it('has the first row at the bottom, and its cells reach to its edges', () => {
    const shown = wholeWindow(4, 2)
    expect(toPixels(box, shown, { x: -0.5, y: -0.5 })).toEqual({ x: 40, y: 220 })
    expect(toPixels(box, shown, { x: 3.5, y: 1.5 })).toEqual({ x: 440, y: 20 })
    expect(toPixels(box, shown, { x: 0, y: 0 })).toEqual({ x: 90, y: 170 })
    expect(toCells(box, shown, { x: 90, y: 170 })).toEqual({ x: 0, y: 0 })
  })

  it('keeps its proportion, and is less wide where it would be too high', () => {
    const margins = { left: 40, right: 20, top: 20, bottom: 40 }
    expect(plotBox(460, 2, margins)).toEqual({ ...box, height: 200 })
    expect(plotBox(460, 2, margins, 100)).toMatchObject({ width: 200, height: 100 })
    expect(plotBox(30, 1, margins)).toMatchObject({ width: 0, height: 0 })
  })

  it('has ticks with as much room as they need, and margins for the widest', () => {
    const grid = makeGrid(200, 200)
    const { formats } = smallDrawing()
    const shown = wholeWindow(200, 200)
    const ticks = ticksOf(grid, formats, { ...box, width: 300 }, shown)
    expect(ticks.x.map(({ text }) => text)).toEqual(['0', '2000', '4000', '6000', '8000'])
    // Numbers of one digit have room beside each other in a narrow plot.
    const dice = makeGrid(6, 200, 1)
    const few = ticksOf(dice, formats, { ...box, width: 200 }, wholeWindow(6, 200))
    expect(few.x.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5'])
    // However wide, none is between two cells.
    const far = ticksOf(dice, formats, { ...box, width: 2000 }, wholeWindow(6, 200))
    expect(far.x.map(({ text }) => text)).toEqual(['0', '1', '2', '3', '4', '5'])
    expect(ticks.y.map(({ text }) => text)).toEqual(['0', '2500', '5000', '7500'])
    expect(ticks.y[0]!.at).toBeGreaterThan(ticks.y[1]!.at)
    const wide = { ...formats, row: (value: number) => `${value} points` }
    expect(marginsOf(grid, wide).left).toBeGreaterThan(marginsOf(grid, formats).left + 40)
  })

  it('writes paths with two decimals', () => {
    expect(pathOf([corners(1, 2.006, 3, 4), []])).toBe('M1 2.01L3 4')
    expect(pathOf([corners(0, 0, 1, 1)], true)).toBe('M0 0L1 1Z')
  })
})

describe('a boundary', () => {
  it('is flat over each column, upright between them, and broken where there is none', () => {
    const rowOf = (column: number): number | null => [1, 1, 3, null, 0][column]!
    expect(stairs(5, rowOf)).toEqual([
      corners(-0.5, 0.5, 1.5, 0.5, 1.5, 2.5, 2.5, 2.5),
      corners(3.5, -0.5, 4.5, -0.5),
    ])
  })

  it('runs under the first row that has the number, and above the last one beyond it', () => {
    const lines = boundaryLines(makeGrid(3, 4), { title: '', from: [60, 150, 1000] })
    expect(lines[0]!.map(({ y }) => y)).toEqual([1.5, 1.5, 2.5, 2.5, 3.5, 3.5])
  })
})

describe('the colours of cells', () => {
  it('follow the scale; what has nothing to say has none, what play never reaches may', () => {
    const { grid, scale } = smallDrawing()
    const values = Float64Array.from(grid.values)
    values[1] = NaN
    const tones = tonesOf({ ...grid, values }, paletteOf(scale, 'light'))
    expect([...tones.slice(0, 6)]).toEqual([NO_TONE, NO_TONE, 3, 3, 3, 1])
    expect(grid.kinds[4]).toBe(CELL.unreachable)
  })

  it('are drawn in runs within rows, which cover each coloured cell once', () => {
    const tones = Int16Array.from([2, 2, 0, 0, NO_TONE, 0, 0, 0])
    const found = runsByTone(tones, 4)
    expect(found.get(2)).toEqual([{ column: 0, row: 0, length: 2 }])
    expect(found.get(0)).toEqual([
      { column: 2, row: 0, length: 2 },
      { column: 1, row: 1, length: 3 },
    ])
    expect(found.size).toBe(2)
    expect(runsByTone(new Int16Array(0), 4).size).toBe(0)
  })
})

describe('names in a plot', () => {
  const box = { left: 0, top: 0, width: 600, height: 600 }
  const shown = wholeWindow(60, 60)
  const line = (shift: number) => Array.from({ length: 40 }, (_, i) => ({ x: i + shift, y: i }))

  it('stand on their contour, one for each, and not over each other', () => {
    const contours = [0, 1, 15].map((shift) => ({ level: shift, lines: [line(shift)] }))
    const labels = contourLabels(contours, String, box, shown)
    expect(labels.map(({ text }) => text)).toEqual(['0', '1', '15'])
    const points = contours.map(({ lines }) => lines[0]!.map((at) => toPixels(box, shown, at)))
    labels.forEach(({ x, y }, i) => expect(points[i]).toContainEqual({ x, y }))
    for (const a of labels) {
      for (const b of labels) {
        if (a !== b) expect(Math.abs(a.x - b.x) >= 46 || Math.abs(a.y - b.y) >= 18).toBe(true)
      }
    }
  })

  it('are left out where no part of what they name is shown', () => {
    const far = { x: 50, y: 0, columns: 10, rows: 10 }
    expect(contourLabels([{ level: 0, lines: [line(0)] }], String, box, far)).toEqual([])
    const grid = makeGrid(60, 60)
    const region = { title: 'Go for it', mask: maskOf(grid, ({ column }) => column < 10) }
    expect(regionLabels([region], 60, box, far)).toEqual([])
    expect(regionLabels([region], 60, box, shown)).toHaveLength(1)
  })

  it('lie on cells of their region alone, or are left to the legend', () => {
    const grid = makeGrid(60, 60)
    const named = (holds: (cell: GridCell) => boolean, window = shown) =>
      regionLabels([{ title: 'Go for it', mask: maskOf(grid, holds) }], 60, box, window)
    // An L of strips: the name is 71 pixels wide and lies in the upper one, below its edge.
    const [label] = named(({ column, row }) => column >= 57 || row >= 57)
    expect(label!.y).toBeGreaterThanOrEqual(10)
    expect(label!.y).toBeLessThanOrEqual(20)
    expect(label!.x + 71 / 2).toBeLessThan(600)
    expect(label!.x).toBeGreaterThan(500)
    expect(named(({ column }) => column >= 57)).toEqual([])
    // Closer up there is room for it.
    const close = { x: 49.5, y: 19.5, columns: 10, rows: 10 }
    expect(named(({ column }) => column >= 57, close)).toHaveLength(1)
  })
})
