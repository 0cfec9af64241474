import { describe, expect, it } from 'vitest'
import { EquilibriumSearch } from '#shared/games/scorecard/solve/versus/equilibrium.ts'
import { symmetricEquilibrium } from '#shared/games/scorecard/solve/versus/mixture.ts'
import {
  byScore,
  limitOf,
  winChance,
  winsByScore,
} from '#shared/games/scorecard/solve/versus/reward.ts'

describe('the equilibrium of a symmetric game', () => {
  it('mixes rock, paper and scissors with the weights of what they win', () => {
    const gains = [
      [0, -1, 2],
      [1, 0, -3],
      [-2, 3, 0],
    ]
    const weights = symmetricEquilibrium(gains)
    for (const [i, weight] of [3 / 6, 2 / 6, 1 / 6].entries()) {
      expect(weights[i]).toBeCloseTo(weight, 12)
    }
  })

  it('leaves out what is beaten, and takes the only play there is', () => {
    const gains = [
      [0, -1, -2],
      [1, 0, -1],
      [2, 1, 0],
    ]
    expect(symmetricEquilibrium(gains)).toEqual([0, 0, 1])
    expect(symmetricEquilibrium([[0]])).toEqual([1])
  })
})

describe('chances to win by final scores', () => {
  it('count a tie half, and scores above the limit as the limit', () => {
    expect(limitOf({ first: 3, chances: [0.5, 0.5 - 1e-13, 1e-13] })).toBe(5)
    const scores = byScore({ first: 1, chances: [1, 2, 1] }, 2)
    expect([...scores]).toEqual([0, 0.25, 0.75])
    expect([...winsByScore(scores)]).toEqual([0, 0.125, 0.625])
    expect(winChance(scores, winsByScore(scores))).toBeCloseTo(1 / 2, 15)
  })

  it('lead a search of plays that beat each other in a circle to their mixture', () => {
    // Scores of dice that win in a circle; the reply to each is the one that beats it.
    const dice = [
      [2, 4, 9],
      [1, 6, 8],
      [3, 5, 7],
    ].map((faces) => Float64Array.from({ length: 10 }, (_, score) => +faces.includes(score) / 3))
    const search = new EquilibriumSearch([dice[0]!])
    for (let step = 0; step < 30; step++) {
      const wins = winsByScore(search.opponent)
      const chances = dice.map((one) => winChance(one, wins))
      const best = chances.indexOf(Math.max(...chances))
      if (search.replied(chances[best]!)) break
      search.add(dice[best]!)
    }
    expect(search.gains.at(-1)).toBeLessThan(1e-9)
    const wins = winsByScore(search.opponent)
    for (const one of dice) expect(winChance(one, wins)).toBeLessThan(1 / 2 + 1e-9)
  })
})
