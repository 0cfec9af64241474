import { describe, expect, it } from 'vitest'
import { errorRate } from '#shared/study/error-rate.ts'
import { costliestHabits } from '#shared/study/leak-report.ts'
import { levelOf, skillOf } from '#shared/study/skill.ts'

const RUNGS = [
  { id: 'hold-1000', loss: 0.4 },
  { id: 'hold-300', loss: 0.2 },
  { id: 'points', loss: 0.02 },
]

describe('an error rate among players by rules', () => {
  it('lies between the players who lose more and less in as many decisions', () => {
    // 0.005 a decision are 0.1 of a game of 20 decisions.
    const rate = errorRate({ count: 4, sum: 0.02, sumSquares: 0.0002 })
    const { loss, ahead, above, below, sure } = skillOf(rate, 20, RUNGS)
    expect(loss).toBeCloseTo(0.1, 12)
    expect([ahead, above?.id, below?.id]).toEqual([2 / 3, 'hold-300', 'points'])
    expect(sure!.least.loss).toBeCloseTo(rate.high! * 20, 12)
    expect(sure!.most).toMatchObject({ loss: 0, ahead: 1, above: { id: 'points' }, below: null })
  })

  it('is last or first of them, and not sure of one decision', () => {
    const all = skillOf({ mean: 0.03, low: null, high: null, count: 1 }, 20, RUNGS)
    expect(all).toMatchObject({ ahead: 0, above: null, below: { id: 'hold-1000' }, sure: null })
  })

  it('has a name by what a plain player loses', () => {
    const names = [0, 0.05, 0.1, 0.3, 0.7, 1, 1.2, 2].map((part) => levelOf(part * 0.2, 0.2))
    expect(names).toEqual([
      ...['expert', 'expert', 'strong', 'good', 'steady', 'steady', 'casual', 'beginner'],
    ])
  })
})

it('the costliest habits are the worst lines of each dimension that can be drilled', () => {
  const line = (dimension: string, share: number, drill: object | null = {}) => ({
    ...{ dimension, share, drill },
  })
  const dice = [line('dice', 0.3), line('dice', 0.7)]
  const lines = [
    ...dice,
    line('decision', 1),
    line('stake', 0.9, null),
    line('situation', 1),
    line('error-kind', 0.8),
    line('turn-total', 0.6),
    line('turn-total', 0.4),
    line('none', 0),
    line('none', 0),
  ]
  expect(costliestHabits(lines)).toEqual([lines[5], dice[1], lines[6]])
})
