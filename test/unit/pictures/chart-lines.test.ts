import { describe, expect, test } from 'vitest'
import type { Series } from '#shared/pictures/chart.ts'
import { shapedLines, shapePath, shapeSpots } from '#shared/pictures/chart-lines.ts'

const LINE = [
  { x: 100, y: 50 },
  { x: 300, y: 50 },
  { x: 300, y: 150 },
  { x: 500, y: 250 },
]
const PLOT = { left: 100, top: 0, width: 480, height: 300 }

describe('the shapes on a line', () => {
  test('stand on it, evenly apart, and on no place beyond its ends', () => {
    const spots = shapeSpots(LINE, PLOT, { place: 0, lines: 2 })
    expect(spots.map(({ x }) => x)).toEqual([130, 250, 370, 490])
    expect(spots.map(({ y }) => y)).toEqual([50, 50, 185, 245])
  })

  test('of another line stand between those of the first', () => {
    const spots = shapeSpots(LINE, PLOT, { place: 1, lines: 2 })
    expect(spots.map(({ x }) => x)).toEqual([190, 310, 430])
  })

  test('do not stand at the foot, where lines run together', () => {
    const low = shapeSpots(LINE, { ...PLOT, height: 200 }, { place: 0, lines: 2 })
    expect(low.map(({ x }) => x)).toEqual([130, 250])
  })

  test('are for several lines only', () => {
    const line: Series = { label: 'one', data: [], token: 'ink', shape: 'circle' }
    expect(shapedLines([line])).toEqual([])
    expect(shapedLines([line, { label: 'two', data: [], token: 'ink' }])).toEqual([])
    expect(shapedLines([line, { ...line, shape: 'square' }])).toHaveLength(2)
  })

  test('differ, and lie about their spot', () => {
    const paths = (['circle', 'square', 'triangle'] as const).map((shape) =>
      shapePath(shape, { x: 0, y: 0 }),
    )
    expect(new Set(paths).size).toBe(3)
    for (const path of paths.slice(1)) {
      const numbers = path.match(/-?\d+\.\d/g)!.map(Number)
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(7)
      expect(numbers.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, -1)
    }
  })
})
