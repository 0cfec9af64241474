import { describe, expect, test } from 'vitest'
import { lineShape, shapePath, shapeSpots } from '#shared/pictures/chart-lines.ts'

const LINE = [
  { x: 100, y: 50 },
  { x: 300, y: 50 },
  { x: 300, y: 150 },
  { x: 500, y: 250 },
]
const PLOT = { left: 100, width: 480, lines: 2 }

describe('the shapes on a line', () => {
  test('stand on it, evenly apart, and on no place beyond its ends', () => {
    const spots = shapeSpots(LINE, { ...PLOT, place: 0 })
    expect(spots.map(({ x }) => x)).toEqual([130, 250, 370, 490])
    expect(spots.map(({ y }) => y)).toEqual([50, 50, 185, 245])
  })

  test('of another line stand between those of the first', () => {
    const spots = shapeSpots(LINE, { ...PLOT, place: 1 })
    expect(spots.map(({ x }) => x)).toEqual([190, 310, 430])
  })

  test('differ for six lines, and lie about their spot', () => {
    const paths = Array.from({ length: 6 }, (_, place) =>
      shapePath(lineShape(place), { x: 0, y: 0 }),
    )
    expect(new Set(paths).size).toBe(6)
    for (const path of paths.slice(1)) {
      const numbers = path.match(/-?\d+\.\d/g)!.map(Number)
      expect(Math.max(...numbers.map(Math.abs))).toBeLessThan(7)
      expect(numbers.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, -1)
    }
  })
})
