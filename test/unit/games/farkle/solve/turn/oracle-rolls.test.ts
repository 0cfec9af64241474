import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

// How many kinds of roll there are, and how often they farkle: counted for the mathematics of this
// program by an independent program; the farkle chances of one to six dice are also common knowledge.

const farkle = turnModel(PRESETS.farkle)
const zilch = turnModel(PRESETS.zilch)
const rigidZilch = turnModel({ ...PRESETS.zilch, fourKindAndPairCountsAsThreePairs: false })

describe('the rolls of basic Farkle (Busche and Neller 2017, table 1)', () => {
  it.each([
    [1, 2],
    [2, 5],
    [3, 13],
    [4, 26],
    [5, 44],
    [6, 77],
  ])('of %i dice fall into %i groups by their options', (n, groups) => {
    expect(farkle.byDice[n]!.groupCount).toBe(groups)
  })

  it.each([
    [1, 2, 3],
    [2, 4, 9],
    [3, 5, 18],
    [4, 17, 108],
    [5, 25, 324],
    [6, 5, 162],
  ])('of %i dice farkle %i times in %i', (n, farkles, of) => {
    expect(farkle.byDice[n]!.farkleProbability).toBeCloseTo(farkles / of, 15)
  })
})

describe('the rolls of Zilch ("Maximizing your expected scores in Zilch" 2010)', () => {
  it('of six dice never farkle: "you can\'t zilch when rolling 6 dice"', () => {
    expect(zilch.byDice[6]!.farkleProbability).toBe(0)
  })

  it('of fewer dice farkle as in basic Farkle', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      expect(zilch.byDice[n]!.farkleProbability).toBe(farkle.byDice[n]!.farkleProbability)
    }
  })

  it('of five dice cost 7 % of a large turn total ("the 7% chance of losing all")', () => {
    expect(zilch.byDice[5]!.farkleProbability).toBeCloseTo(0.077, 3)
  })

  // The published count of 119 groups is of the rules without flexible pairs. With four of a kind and
  // a pair as three pairs, as the preset has it, six more kinds of roll can be told apart.
  it('of six dice fall into 119 groups where four of a kind and a pair are no three pairs', () => {
    expect(rigidZilch.byDice[6]!.groupCount).toBe(119)
  })

  it('of six dice fall into 125 groups where they are', () => {
    expect(zilch.byDice[6]!.groupCount).toBe(125)
  })
})

describe('the grid of turn totals', () => {
  it.each(Object.entries(PRESETS))('is 50 points under the rules of %s', (_, rules) => {
    expect(turnModel(rules).grid).toBe(50)
  })

  it('is as wide as the largest roll: six 1s for 8000 in Zilch', () => {
    expect(zilch.largestSteps * zilch.grid).toBe(8000)
    expect(farkle.largestSteps * farkle.grid).toBe(2000)
  })
})
