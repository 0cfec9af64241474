import { describe, expect, it } from 'vitest'
import { GOALS } from '#shared/base/units.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { gapsInPlay } from '#shared/games/farkle/drill/drill.ts'
import { calibrate } from '#shared/study/gap-thresholds.ts'
import type { StudyKit } from '#shared/games/farkle/drill/study-kit.ts'
import { DRILLED, kitOf } from '../../../../support/drill-kits.ts'
import { finished } from '#test/support/play-session.ts'

const gapsOf = (kit: StudyKit, count: number, seed = 'calibration'): number[] =>
  finished(gapsInPlay(kit, seed, count))

const upTo = (count: number, scale = 1): number[] =>
  Array.from({ length: count }, (_, i) => (count - i) * scale)

describe('thresholds', () => {
  it('are quantiles of the gaps, in few digits', () => {
    expect(calibrate(upTo(1000, 0.2))).toEqual({ inaccuracy: 20, mistake: 100, blunder: 150 })
    expect(calibrate(upTo(1001, 0.000_137))).toEqual({
      inaccuracy: 0.015,
      mistake: 0.07,
      blunder: 0.1,
    })
  })

  it('ascend, even where all gaps are alike', () => {
    expect(calibrate([50, 50, 50])).toEqual({ inaccuracy: 50, mistake: 60, blunder: 70 })
    expect(calibrate([0.0095])).toEqual({ inaccuracy: 0.01, mistake: 0.015, blunder: 0.02 })
    expect(calibrate([1e-7, 9.7])).toEqual({ inaccuracy: 1e-7, mistake: 1.5e-7, blunder: 2e-7 })
    expect(calibrate([])).toEqual({ inaccuracy: 1, mistake: 2, blunder: 5 })
  })

  it.each(GOALS)('fit the gaps of play, for %s', (goal) => {
    const kit = kitOf(DRILLED.facebook!, goal)
    const gaps = gapsOf(kit, 200)
    expect(gaps).toHaveLength(200)
    expect(Math.min(...gaps)).toBeGreaterThan(0)
    expect(gapsOf(kit, 20)).toEqual(gaps.slice(0, 20))
    expect(gapsOf(kit, 20, 'other')).not.toEqual(gaps.slice(0, 20))
    const { inaccuracy, blunder } = calibrate(gaps)
    const below = (limit: number): number => gaps.filter((gap) => gap < limit).length / 200
    expect(Math.abs(below(inaccuracy) - 0.1)).toBeLessThan(0.1)
    expect(Math.abs(below(blunder) - 0.75)).toBeLessThan(0.15)
  })

  it('are about 20, 50 and 100 points in Farkle', () => {
    const gaps = gapsOf(kitOf({ ...PRESETS.farkle, goal: 2000 }, 'points'), 600)
    const { inaccuracy, mistake, blunder } = calibrate(gaps)
    expect(Math.abs(inaccuracy - 20)).toBeLessThanOrEqual(5)
    expect(Math.abs(mistake - 50)).toBeLessThanOrEqual(5)
    expect(blunder).toBe(100)
  })
})
