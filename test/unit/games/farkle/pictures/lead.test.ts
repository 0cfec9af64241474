import { describe, expect, it } from 'vitest'
import { evenLead, leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import { WIN } from './sample-maps.ts'

describe('win probability by lead', () => {
  it('at an own score goes through all scores that the opponent can have', () => {
    expect(leadAtOwn(WIN, 100)).toEqual([
      { lead: -50, own: 100, opponent: 150, winProbability: 0.45 },
      { lead: 0, own: 100, opponent: 100, winProbability: 0.56 },
      { lead: 100, own: 100, opponent: 0, winProbability: 0.7 },
    ])
    expect(leadAtOwn(WIN, 50)).toEqual([])
  })

  it('is even between two points', () => {
    expect(evenLead(leadAtOwn(WIN, 100))).toBeCloseTo(-50 + (50 * 0.05) / 0.11, 10)
    expect(evenLead(leadAtOwn(WIN, 150))).toBeNull()
    expect(evenLead([])).toBeNull()
  })
})
