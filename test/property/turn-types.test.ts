import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FarklePenalty } from '#shared/games/farkle/rules/fields.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel, type TurnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { wholeGame } from '#shared/games/farkle/solve/turn/turn-types.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { runs } from './runs.ts'

const penalties = fc.record({
  farkles: fc.integer({ min: 1, max: 6 }),
  points: fc.integer({ min: 1, max: 2000 }),
  floor: fc.constant(0),
})

/**
 * Eq. 9 for any number of turn types: the average of the strategies that are best for these
 * artificial penalties, each turn type as frequent as the farkles before it make it.
 */
function averageUnder(
  model: TurnModel,
  minimumBank: number,
  penalty: FarklePenalty,
  artificial: readonly number[],
): number {
  let frequency = 1
  let turns = 0
  let points = 0
  artificial.forEach((farklePenalty, i) => {
    const figures = turnFigures(solveTurn(model, { farklePenalty, minimumBank }))
    const real = i === penalty.farkles - 1 ? penalty.points * figures.farkleProbability : 0
    turns += frequency
    points += frequency * (figures.correctedExpectedPoints - real)
    frequency *= figures.farkleProbability
  })
  return points / turns
}

const games = fc.record({ rules: ruleSetsOfRows(150), penalty: penalties })

describe('the whole game under random house rules and farkle penalties', () => {
  it('averages what eq. 9 makes of its strategies', () => {
    fc.assert(
      fc.property(games, ({ rules, penalty }) => {
        const model = turnModel(rules)
        const game = wholeGame(model, rules.minimumBank, penalty)
        const found = game.strategies.map(({ goal }) => goal.farklePenalty)
        expect(found).toHaveLength(penalty.farkles)
        expect(averageUnder(model, rules.minimumBank, penalty, found)).toBeCloseTo(
          game.averagePoints,
          8,
        )
      }),
      runs(25),
    )
  })

  it('is beaten by no other choice of artificial penalties', () => {
    const share = fc.double({ min: 0, max: 1.5, noNaN: true })
    const shares = fc.array(share, { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(games, fc.array(shares, { minLength: 4, maxLength: 4 }), (game, tries) => {
        const { rules, penalty } = game
        const model = turnModel(rules)
        const { averagePoints } = wholeGame(model, rules.minimumBank, penalty)
        for (const some of tries) {
          const artificial = some.slice(0, penalty.farkles).map((part) => part * penalty.points)
          const average = averageUnder(model, rules.minimumBank, penalty, artificial)
          expect(average).toBeLessThanOrEqual(averagePoints + 1e-9)
        }
      }),
      runs(20),
    )
  })

  it('fears a farkle the more the nearer the penalty is, and the last one for its points', () => {
    fc.assert(
      fc.property(games, ({ rules, penalty }) => {
        const { strategies } = wholeGame(turnModel(rules), rules.minimumBank, penalty)
        const fears = strategies.map(({ goal }) => goal.farklePenalty)
        expect(fears.at(-1)).toBe(penalty.points)
        fears.slice(1).forEach((fear, i) => expect(fear).toBeGreaterThanOrEqual(fears[i]! - 1e-9))
        expect(fears[0]).toBeGreaterThanOrEqual(0)
      }),
      runs(25),
    )
  })
})
