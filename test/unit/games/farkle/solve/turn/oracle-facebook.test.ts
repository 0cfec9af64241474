import { describe, expect, it } from 'vitest'
import { rollsOf } from '#shared/dice/rolls.ts'
import { breakpointTable } from '#shared/games/farkle/solve/turn/breakpoints.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { reachableRows } from '#shared/games/farkle/solve/turn/reachability.ts'
import { rollOptions, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { gainOfRolling, solveTurn } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

// "Maximizing your expected scores in Zilch" (2010), comments for Tom: Facebook Farkle by hand.

const facebook = PRESETS.facebook
const scoring = scoringOf(facebook)
const model = turnModel(facebook)
const strategy = solveTurn(model, { farklePenalty: 0, minimumBank: facebook.minimumBank })

/** The highest scoring combination of each six-dice roll, 0 for a farkle, in how many orders. */
const bestOfRolls = rollsOf(6).map(({ dice, ways }) => ({
  most: Math.max(...rollOptions(scoring, dice)),
  ways,
}))

describe('Facebook Farkle, comments on the Zilch article', () => {
  it('has 46,656 ways to roll six dice, 1,080 of them farkles', () => {
    const sum = bestOfRolls.reduce((all, { ways }) => all + ways, 0)
    const farkles = bestOfRolls.reduce((all, { most, ways }) => all + (most === 0 ? ways : 0), 0)
    expect(sum).toBe(46_656)
    expect(farkles).toBe(1_080)
    expect(model.byDice[6]!.farkleProbability).toBe(1 / 43.2)
  })

  it('adds up the best combinations of all rolls to 17,709,000 points', () => {
    const sum = bestOfRolls.reduce((all, { most, ways }) => all + most * ways, 0)
    expect(sum).toBe(17_709_000)
    expect((sum / 45_576).toFixed(4)).toBe('388.5598')
  })

  it('gains 9.1953 points by rolling six dice at 16,000, for 16,009.195', () => {
    const gain = gainOfRolling(strategy, 16_000, 6)
    // The comment adds up rounded figures; 16009.195 is the generator's own.
    expect(gain).toBeCloseTo(9.1953, 3)
    expect((16_000 + gain).toFixed(3)).toBe('16009.195')
    expect(gain).toBeCloseTo(17_709_000 / 46_656 - 16_000 / 43.2, 9)
  })

  it('rolls six dice up to 16,350 points and banks 16,400 or more', () => {
    expect(gainOfRolling(strategy, 16_350, 6)).toBeGreaterThan(0)
    expect(gainOfRolling(strategy, 16_400, 6)).toBeLessThan(0)
    const reachable = reachableRows(facebook, model, strategy.rows + 1)
    expect(breakpointTable(strategy, reachable, false).rollSixBelow).toBe(16_400)
  })

  it('has no endless tail: E_BIG6 does not enter', () => {
    expect(strategy.tail.rolls.includes(true)).toBe(false)
    expect([...strategy.tail.gain]).toEqual([0, 0, 0, 0, 0, 0, 0])
  })
})
