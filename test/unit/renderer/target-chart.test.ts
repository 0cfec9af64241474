import { describe, expect, it } from 'vitest'
import {
  targetDrawing,
  targetFinding,
  targetNumbers,
  type TargetCurve,
} from '#renderer/games/scorecard/strategy/target-chart.ts'

/** Sure up to 60 points and impossible from 161 on; the gain is largest at 110. */
const chances = Array.from({ length: 401 }, (_, target) =>
  Math.max(0, Math.min(1, (161 - target) / 101)),
)
const curve: TargetCurve = {
  limit: 400,
  chances,
  plain: chances.map(
    (own, target) => own - (target === 110 ? 0.2 : own > 0 && own < 1 ? 0.1 * own : 0),
  ),
}

describe('the curve of targets', () => {
  it('reaches from what is nearly sure to what is hardly possible', () => {
    const { xMin, xMax, series } = targetDrawing(curve, 120)
    expect([xMin, xMax]).toEqual([50, 200])
    expect(series.map(({ data }) => data.length)).toEqual([151, 151, 1])
    expect(series[2]!.data[0]).toEqual({ x: 120, y: (41 / 101) * 100 })
  })

  it('leaves out a target that it does not show', () => {
    expect(targetDrawing(curve, 300).series).toHaveLength(2)
  })

  it('says where playing for the target gains most', () => {
    expect(targetFinding(curve)).toMatch(
      /gains most at 110 points: 50\.5% instead of 30\.5%, 20\.0/,
    )
  })

  it('has a row for every tenth target on screen, and all of them in the file', () => {
    const { rows, file } = targetNumbers(curve)
    expect(rows.map(({ key }) => key)).toEqual(Array.from({ length: 16 }, (_, i) => 50 + 10 * i))
    expect(rows[6]!.cells).toEqual(['110', '50.495', '30.495', '20.000'])
    expect(file.rows).toHaveLength(401)
  })
})
