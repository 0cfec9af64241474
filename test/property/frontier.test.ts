import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { frontier } from '#shared/games/farkle/solve/turn/frontier.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { someRuns } from './runs.ts'

const games = ruleSetsOfRows(60)

function frontierOf(rules: RuleSet) {
  const model = turnModel(rules)
  return { model, strategies: frontier(model, rules.minimumBank) }
}

describe('the frontier of random house rules', () => {
  it('falls in farkles and points, and covers every penalty in ranges that grow', () => {
    fc.assert(
      fc.property(games, (rules) => {
        const { strategies } = frontierOf(rules)
        expect(strategies[0]!.fromPenalty).toBe(0)
        expect(strategies.at(-1)!.toPenalty).toBe(Infinity)
        // Each further step to safety costs more points for its farkles.
        for (const { fromPenalty, toPenalty } of strategies) {
          expect(toPenalty).toBeGreaterThan(fromPenalty)
        }
        strategies.slice(1).forEach((safer, i) => {
          const bolder = strategies[i]!
          expect(safer.fromPenalty).toBe(bolder.toPenalty)
          expect(safer.farkleProbability).toBeLessThan(bolder.farkleProbability)
          expect(safer.correctedExpectedPoints).toBeLessThan(bolder.correctedExpectedPoints)
        })
      }),
      someRuns(15),
    )
  })

  it('holds the strategy that solving at a random penalty finds', () => {
    const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
      minLength: 8,
      maxLength: 8,
    })
    fc.assert(
      fc.property(games, shares, (rules, places) => {
        const { model, strategies } = frontierOf(rules)
        const farthest = strategies.at(-1)!.fromPenalty
        for (const share of places) {
          const penalty = share * (farthest + 100)
          const range = strategies.find(({ toPenalty }) => penalty < toPenalty)!
          // At a border two strategies are equally good; rounding may choose either.
          const toBorder = Math.min(
            Math.abs(penalty - range.fromPenalty),
            Math.abs(penalty - range.toPenalty),
          )
          if (range.fromPenalty > 0 && toBorder < 1e-6) continue
          const goal = { farklePenalty: penalty, minimumBank: rules.minimumBank }
          const { farkleProbability, correctedExpectedPoints } = turnFigures(solveTurn(model, goal))
          expect(farkleProbability).toBeCloseTo(range.farkleProbability, 10)
          expect(correctedExpectedPoints).toBeCloseTo(range.correctedExpectedPoints, 7)
        }
      }),
      someRuns(15),
    )
  })

  it('ends with the fewest farkles that any play can have', () => {
    fc.assert(
      fc.property(games, (rules) => {
        const { model, strategies } = frontierOf(rules)
        const goal = { farklePenalty: Infinity, minimumBank: rules.minimumBank }
        const safest = turnFigures(solveTurn(model, goal))
        const last = strategies.at(-1)!
        // Of plays that are equally good, rounding may choose either.
        expect(last.farkleProbability).toBeCloseTo(safest.farkleProbability, 10)
        expect(last.correctedExpectedPoints).toBeCloseTo(safest.correctedExpectedPoints, 7)
        const nearly = turnFigures(solveTurn(model, { ...goal, farklePenalty: 1e7 }))
        expect(safest.farkleProbability).toBeLessThanOrEqual(nearly.farkleProbability + 1e-12)
      }),
      someRuns(15),
    )
  })
})
