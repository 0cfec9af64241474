import { describe, expect, it } from 'vitest'
import { frontier } from '#shared/games/farkle/solve/turn/frontier.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { wholeGame } from '#shared/games/farkle/solve/turn/turn-types.ts'

// "Maximizing your expected scores in Zilch" (2010), "Maximizing expected score across all turns":
// eq. 9 and 10, with the third zilch in a row costing 500 points.

const zilch = PRESETS.zilch
const model = turnModel(zilch)
const game = wholeGame(model, zilch.minimumBank, zilch.farklePenalty!)
const penalties = game.strategies.map(({ goal }) => goal.farklePenalty)

/** Eq. 9, from z and E_C of the three turn types; the penalty of T_2 is real. */
function averageOf(
  figures: readonly { farkleProbability: number; correctedExpectedPoints: number }[],
) {
  const [t0, t1, t2] = figures
  const z0 = t0!.farkleProbability
  const z1 = t1!.farkleProbability
  const e2 = t2!.correctedExpectedPoints - 500 * t2!.farkleProbability
  const points = t0!.correctedExpectedPoints + z0 * t1!.correctedExpectedPoints + z0 * z1 * e2
  return points / (1 + z0 + z0 * z1)
}

function solvedFor(farklePenalty: number) {
  return turnFigures(solveTurn(model, { farklePenalty, minimumBank: zilch.minimumBank }))
}

describe('Zilch article, the whole game', () => {
  it('averages E_AVG = 620.854672277 points a turn, printed as 620.855', () => {
    expect(game.averagePoints.toFixed(9)).toBe('620.854672277')
    expect(game.averagePoints.toFixed(3)).toBe('620.855')
  })

  it('is what eq. 9 makes of the figures of the three turn types', () => {
    expect(averageOf(game.strategies.map(turnFigures))).toBeCloseTo(game.averagePoints, 10)
  })

  it('has a T_2 that faces the real 500 points, for 547.157 and z_2 = 0.132148', () => {
    expect(penalties[2]).toBe(500)
    const last = turnFigures(game.strategies[2]!)
    expect(last.expectedPoints.toFixed(3)).toBe('547.157')
    expect(last.farkleProbability.toFixed(6)).toBe('0.132148')
  })

  it('plays T_1 by the strategy of y = 72, for 622.269 and z_1 = 0.170988', () => {
    const second = turnFigures(game.strategies[1]!)
    expect(second.correctedExpectedPoints.toFixed(3)).toBe('622.269')
    expect(second.farkleProbability.toFixed(6)).toBe('0.170988')
    expect(second.farkleProbability).toBe(solvedFor(72).farkleProbability)
    expect(second.correctedExpectedPoints).toBe(solvedFor(72).correctedExpectedPoints)
  })

  it('plays T_0 by the second strategy of table 1, as the first comment corrects', () => {
    const second = frontier(model, zilch.minimumBank)[1]!
    expect(second.fromPenalty.toFixed(2)).toBe('9.07')
    expect(second.toPenalty.toFixed(2)).toBe('14.36')
    expect(penalties[0]).toBeGreaterThan(second.fromPenalty)
    expect(penalties[0]).toBeLessThan(second.toPenalty)
    const first = turnFigures(game.strategies[0]!)
    expect(first.farkleProbability).toBe(solvedFor(10).farkleProbability)
    expect(first.farkleProbability).not.toBe(solvedFor(0).farkleProbability)
  })

  it('gains about a millionth of a point over the published choice, y_0 = 0 (same comment)', () => {
    const published = averageOf([0, 72, 500].map(solvedFor))
    expect(published.toFixed(3)).toBe('620.855')
    expect(game.averagePoints - published).toBeGreaterThan(1e-7)
    expect(game.averagePoints - published).toBeLessThan(1e-5)
  })

  it('cannot be improved by any other pair of strategies of the frontier', () => {
    const strategies = frontier(model, zilch.minimumBank)
    const last = solvedFor(500)
    const averages = strategies.flatMap((t0) => strategies.map((t1) => averageOf([t0, t1, last])))
    expect(averages).toHaveLength(187 * 187)
    expect(Math.max(...averages)).toBeCloseTo(game.averagePoints, 10)
  })

  it('is found in a few rounds of policy iteration', () => {
    expect(game.rounds).toBeLessThanOrEqual(5)
  })
})
