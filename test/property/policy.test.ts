import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DICE_COUNTS } from '#test/support/dice-counts.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { tablePlay, tablePolicy } from '#shared/games/farkle/solve/turn/table-play.ts'
import {
  bestPolicy,
  evaluatePolicy,
  rollsPerTurn,
} from '#shared/games/farkle/solve/turn/turn-policy.ts'
import { turnModel, type TurnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { ruleSetsOfRows } from './rule-set-arbitrary.ts'
import { enough, someRuns } from './runs.ts'

const penalties = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 1200 }))

const games = ruleSetsOfRows(250)

function solved(rules: RuleSet, farklePenalty: number) {
  const model = turnModel(rules)
  const strategy = solveTurn(model, { farklePenalty, minimumBank: rules.minimumBank })
  const reachable = reachableRows(rules, model, strategy.rows + 1)
  return { model, strategy, reachable }
}

/** The chance of a farkle, summed over all rolls of a turn. */
function farklesPerTurn(model: TurnModel, rolls: readonly Float64Array[]): number {
  return DICE_COUNTS.reduce((sum, n) => {
    const rollsOfN = rolls[n]!.reduce((a, b) => a + b, 0)
    return sum + rollsOfN * model.byDice[n]!.farkleProbability
  }, 0)
}

describe('policies on random house rules', () => {
  it('are worth what the solver claims, and roll only where legal play can lead', () => {
    fc.assert(
      fc.property(games, penalties, (rules, penalty) => {
        const { model, strategy, reachable } = solved(rules, penalty)
        const best = bestPolicy(strategy)
        const figures = turnFigures(strategy)
        const { points, farkleProbability: risk } = evaluatePolicy(model, best)
        expect(points - penalty * risk).toBeCloseTo(figures.expectedPoints, 8)
        expect(risk).toBeCloseTo(figures.farkleProbability, 10)
        expect(points).toBeCloseTo(figures.correctedExpectedPoints, 7)
        const { table } = tablePlay(strategy, reachable)
        for (const policy of [best, tablePolicy(model, table, strategy.rows)]) {
          const rolls = rollsPerTurn(model, policy)
          const { farkleProbability } = evaluatePolicy(model, policy)
          expect(farklesPerTurn(model, rolls)).toBeCloseTo(farkleProbability, 10)
          expect(rolls[6]![0]).toBe(1)
        }
        const rolls = rollsPerTurn(model, best)
        for (const n of DICE_COUNTS) {
          const strays = rolls[n]!.subarray(0, strategy.rows).filter(
            (mass, row) => mass > 0 && reachable[n]![row] === 0,
          )
          expect([...strays]).toEqual([])
        }
      }),
      someRuns(40),
    )
  })

  it('accounts for every point the breakpoint table loses by its exceptions', () => {
    let exceptionsSeen = 0
    fc.assert(
      fc.property(games, penalties, (rules, penalty) => {
        const { strategy, reachable } = solved(rules, penalty)
        const play = tablePlay(strategy, reachable)
        const best = turnFigures(strategy).expectedPoints
        const lost = play.exceptions.reduce((sum, { perTurn, cost }) => sum + perTurn * cost, 0)
        expect(best - play.expectedPoints).toBeCloseTo(lost, 6)
        expect(play.expectedPoints).toBeLessThanOrEqual(best + 1e-8)
        expect(play.exceptions.every(({ cost }) => cost > 0)).toBe(true)
        exceptionsSeen += play.exceptions.length
      }),
      someRuns(30),
    )
    expect(exceptionsSeen).toBeGreaterThanOrEqual(enough(1))
  })
})
