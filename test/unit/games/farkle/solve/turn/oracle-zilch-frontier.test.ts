import { describe, expect, it } from 'vitest'
import { frontier } from '#shared/games/farkle/solve/turn/frontier.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'
import { printedFigures } from './figures.ts'

// "Maximizing your expected scores in Zilch" (2010), table 1: zilch probability z and corrected
// expectation E_C (eq. 10) for the penalties y, among those tried, that change the strategy.

const zilch = PRESETS.zilch
const model = turnModel(zilch)
const strategies = frontier(model, zilch.minimumBank)
const printed = printedFigures('zilch_table1_penalty_frontier').map((row) => ({
  y: Number(row['y']),
  z: row['zilch_probability']!,
  points: row['corrected_expected_points']!,
}))

/** Figures with the digits of table 1. */
function asPrinted(figures: { farkleProbability: number; correctedExpectedPoints: number }) {
  return {
    z: figures.farkleProbability.toFixed(6),
    points: figures.correctedExpectedPoints.toFixed(6),
  }
}

describe('Zilch article, table 1', () => {
  it('has 75 rows', () => {
    expect(printed).toHaveLength(75)
  })

  it.each(printed)('y = $y: solving gives z = $z and E_C = $points', ({ y, z, points }) => {
    const figures = turnFigures(
      solveTurn(model, { farklePenalty: y, minimumBank: zilch.minimumBank }),
    )
    expect(asPrinted(figures)).toEqual({ z, points })
  })

  it.each(printed)('y = $y: it is the strategy of the frontier for that penalty', (row) => {
    // No printed y lies on a border but 0, where the first range begins.
    const covering = strategies.filter(
      ({ fromPenalty, toPenalty }) => fromPenalty <= row.y && row.y <= toPenalty,
    )
    expect(covering).toHaveLength(1)
    expect(asPrinted(covering[0]!)).toEqual({ z: row.z, points: row.points })
  })

  it('prints the y of every change among the whole numbers up to 500, as far as 6 digits show it', () => {
    const changes: { y: number; z: string; points: string }[] = []
    for (let y = 0; y <= 500; y++) {
      const figures = asPrinted(strategies.find(({ toPenalty }) => y < toPenalty)!)
      const last = changes.at(-1)
      if (figures.z !== last?.z || figures.points !== last.points) changes.push({ y, ...figures })
    }
    expect(changes).toEqual(printed)
  })
})

describe('Zilch article, the frontier as a whole', () => {
  it('ends at an infinite penalty with z = 0.126959 and E_C = 605.851 ("Conclusions")', () => {
    const safest = strategies.at(-1)!
    expect(safest.toPenalty).toBe(Infinity)
    expect(safest.farkleProbability.toFixed(6)).toBe('0.126959')
    expect(safest.correctedExpectedPoints.toFixed(3)).toBe('605.851')
    const goal = { farklePenalty: Infinity, minimumBank: zilch.minimumBank }
    expect(asPrinted(turnFigures(solveTurn(model, goal)))).toEqual(asPrinted(safest))
  })

  it('begins with the most points of a single turn, z = 0.193326 and 623.017489', () => {
    expect(asPrinted(strategies[0]!)).toEqual({ z: '0.193326', points: '623.017489' })
  })

  it('has "only a few hundred strategies" (comment on G(y)): 187', () => {
    expect(strategies).toHaveLength(187)
  })

  it('rises strictly in E_C with z, by ever steeper slopes to the safe side (same comment)', () => {
    const slopes = strategies.slice(1).map((safer, i) => {
      const bolder = strategies[i]!
      const farkles = bolder.farkleProbability - safer.farkleProbability
      const points = bolder.correctedExpectedPoints - safer.correctedExpectedPoints
      expect(farkles).toBeGreaterThan(0)
      expect(points).toBeGreaterThan(0)
      return points / farkles
    })
    slopes.slice(1).forEach((slope, i) => expect(slope).toBeGreaterThan(slopes[i]!))
  })

  it('tells how far along it is, rising to 1', () => {
    const told: number[] = []
    frontier(model, zilch.minimumBank, (fraction) => told.push(fraction))
    expect(told).toHaveLength(strategies.length - 1)
    expect(told.at(-1)).toBe(1)
    told.slice(1).forEach((fraction, i) => expect(fraction).toBeGreaterThan(told[i]!))
  })
})
