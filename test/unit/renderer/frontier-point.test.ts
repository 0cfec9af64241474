import { describe, expect, it } from 'vitest'
import { scoreReport } from '#shared/games/farkle/analysis/score-report.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { frontier } from '#shared/games/farkle/solve/turn/frontier.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { nearestTo, penaltyWithin } from '#renderer/games/farkle/strategy/frontier-chart.ts'

const rules = PRESETS.farkle

describe('a point of the safety curve', () => {
  const strategies = frontier(turnModel(rules), rules.minimumBank).map((one) => ({
    ...one,
    toPenalty: one.toPenalty === Infinity ? null : one.toPenalty,
  }))

  it('is the strategy that was clicked at', () => {
    const one = strategies[Math.floor(strategies.length / 2)]!
    expect(nearestTo(strategies, one.farkleProbability)).toBe(one)
    expect(nearestTo(strategies, 0)).toBe(strategies.at(-1))
    expect(nearestTo(strategies, 1)).toBe(strategies[0])
    expect(nearestTo([], 0.1)).toBeNull()
  })

  it('is the play under a penalty of its range', () => {
    const EVERY = 30
    const some = strategies.filter((_, i) => i % EVERY === 0 || i === strategies.length - 1)
    expect(some.length).toBeGreaterThan(2)
    for (const one of some) {
      const [turn] = scoreReport(rules, penaltyWithin(one)).turns
      expect(turn!.figures.farkleProbability).toBeCloseTo(one.farkleProbability, 9)
      expect(turn!.figures.correctedExpectedPoints).toBeCloseTo(one.correctedExpectedPoints, 6)
    }
  })
})
