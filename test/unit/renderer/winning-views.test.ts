import { describe, expect, it } from 'vitest'
import {
  fairnessDrawing,
  fairnessFinding,
  fairnessNote,
} from '#renderer/games/farkle/winning/fairness-chart.ts'
import { FAIRNESS } from './winning-game.ts'

describe('the fairness chart', () => {
  it('tells how often one wins where the players roll different dice', () => {
    const ownDice = { asFirst: 0.7, asSecond: 0.625 }
    const said = fairnessFinding({ ...FAIRNESS, ownDice })
    expect(said).toContain('70')
    expect(said).toContain('62.5')
    expect(said).not.toContain('worth')
  })

  it('has the curve in percent, the even line and the fairest compensation', () => {
    const [even, curve, komi] = fairnessDrawing(FAIRNESS).series
    expect(even!.data).toEqual([
      { x: 0, y: 50 },
      { x: 300, y: 50 },
    ])
    expect(curve!.data[0]).toEqual({ x: 0, y: 53.6953 })
    expect(curve!.data).toHaveLength(4)
    expect(komi).toMatchObject({ mark: '200', points: true, data: [{ x: 200, y: 50.4002 }] })
  })

  it('reaches over all of it, with the even line inside', () => {
    expect(fairnessDrawing(FAIRNESS)).toMatchObject({ xMin: 0, xMax: 300, yMin: 45, yMax: 55 })
    const curve = [{ points: 0, winProbability: 0.61 }]
    expect(fairnessDrawing({ ...FAIRNESS, curve })).toMatchObject({ yMin: 50, yMax: 65 })
  })

  it('is found in words', () => {
    expect(fairnessFinding(FAIRNESS)).toBe(
      'Moving first is worth 7.4 percentage points: the first player wins 53.7% of games between two perfect players. With 200 points for the second player before the game it is 50.4%, the fairest there is.',
    )
    const none = { ...FAIRNESS, komi: { points: 0, winProbability: 0.5 } }
    expect(fairnessFinding({ ...none, edge: 0 })).toContain('makes no difference')
    expect(fairnessFinding({ ...none, edge: -0.01, winProbability: 0.495 })).toContain(
      'Moving second is worth 1.0',
    )
    expect(fairnessFinding(none)).toContain('No handicap makes it fairer.')
    expect(fairnessFinding({ ...FAIRNESS, komi: { points: -50, winProbability: 0.5 } })).toContain(
      'With 50 points for the first player',
    )
  })

  it('says what is not plain of it', () => {
    expect(fairnessNote(FAIRNESS)).toBe('')
    const curve = [{ points: -50, winProbability: 0.5 }]
    expect(fairnessNote({ ...FAIRNESS, curve, skipsFirstMinimum: true })).toBe(
      'Points below zero are banked by the first player. A player who starts with points skips the first minimum. The numbers here include that.',
    )
  })
})
