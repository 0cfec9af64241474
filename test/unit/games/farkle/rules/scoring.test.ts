import { describe, expect, it } from 'vitest'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { jokerScore } from '#shared/games/farkle/rules/joker-scoring.ts'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  faceScores,
  scoringOf,
  NO_SCORE,
  rollOptions,
  scoreOfDice,
} from '#shared/games/farkle/rules/scoring.ts'
import { solveTurn, turnFigures } from '#shared/games/farkle/solve/turn/score-solver.ts'
import { turnModel } from '#shared/games/farkle/solve/turn/turn-model.ts'

const { farkle, zilch } = PRESETS

function scoreOf(rules: RuleSet, dice: readonly Face[]): number {
  return scoreOfDice(scoringOf(rules), multisetOf(dice))
}

function optionsOf(rules: RuleSet, roll: readonly Face[]): number[] {
  return rollOptions(scoringOf(rules), multisetOf(roll))
}

/** The basic game but for what it says. */
function houseWith(changes: Partial<RuleSet>): RuleSet {
  return { ...farkle, ...changes }
}

/** The basic sets but for one face. */
function setsWith(face: Face, points: readonly number[]): RuleSet['sets'] {
  return farkle.sets.map((row, i) => (i === face - 1 ? points : row))
}

describe('dice of one face', () => {
  it('score the best split into sets: four 1s of basic Farkle are 1000 and 100', () => {
    expect(faceScores(farkle)[0]).toEqual([0, 100, 200, 1000, 1100, 1200, 2000])
  })

  it('do not score where some would be left over: four 2s of basic Farkle', () => {
    expect(faceScores(farkle)[1]).toEqual([0, 0, 0, 200, 0, 0, 400])
  })

  it('score a smaller set twice if that is worth more', () => {
    const rules = houseWith({ sets: setsWith(4, [0, 300, 0, 500, 0, 800]) })
    expect(faceScores(rules)[3]).toEqual([0, 0, 300, 0, 600, 0, 900])
  })

  it('make no odd number out of pairs', () => {
    const rules = houseWith({ sets: setsWith(2, [0, 40, 0, 0, 0, 0]) })
    expect(faceScores(rules)[1]).toEqual([0, 0, 40, 0, 80, 0, 120])
  })
})

describe('setting aside exactly these dice', () => {
  it('scores the sum of their sets', () => {
    expect(scoreOf(farkle, [1, 5, 5])).toBe(200)
    expect(scoreOf(farkle, [3, 3, 3, 1])).toBe(400)
  })

  it('does not score with one die that belongs to no set', () => {
    expect(scoreOf(farkle, [1, 2])).toBe(NO_SCORE)
    expect(scoreOf(farkle, [3, 3, 3, 3])).toBe(NO_SCORE)
  })

  it('scores a combination of all six, or their sets if those are worth more', () => {
    expect(scoreOf(zilch, [2, 2, 3, 3, 4, 4])).toBe(1500)
    expect(scoreOf({ ...zilch, straight: 120 }, [1, 2, 3, 4, 5, 6])).toBe(120)
    expect(scoreOf({ ...zilch, threePairs: 100 }, [1, 1, 1, 5, 5, 5])).toBe(1500)
  })
})

describe('six dice that score together', () => {
  const house = houseWith({
    straight: 1200,
    threePairs: 800,
    twoTriplets: 2200,
    fourKindAndPair: 1700,
  })

  it.each([
    ['a straight', [1, 2, 3, 4, 5, 6], 1200],
    ['three pairs', [2, 2, 3, 3, 6, 6], 800],
    ['two triplets', [2, 2, 2, 6, 6, 6], 2200],
    ['four of a kind and a pair', [3, 3, 6, 6, 6, 6], 1700],
  ] as const)('are %s', (_, roll, points) => {
    expect(optionsOf(house, roll)[6]).toBe(points)
  })

  it('are not three pairs as six of a kind, nor as four and two unless the house says so', () => {
    expect(optionsOf(house, [4, 4, 4, 4, 4, 4])[6]).toBe(800) // two sets of three 4s
    const strict = houseWith({ threePairs: 800 })
    expect(optionsOf(strict, [3, 3, 6, 6, 6, 6])[6]).toBe(NO_SCORE)
    const flexible = houseWith({ threePairs: 800, fourKindAndPairCountsAsThreePairs: true })
    expect(optionsOf(flexible, [3, 3, 6, 6, 6, 6])[6]).toBe(800)
  })

  it('take the better of four and two and three pairs where both count', () => {
    const flexible = { ...house, fourKindAndPairCountsAsThreePairs: true }
    expect(optionsOf(flexible, [3, 3, 6, 6, 6, 6])[6]).toBe(1700)
    expect(optionsOf({ ...flexible, threePairs: 1900 }, [3, 3, 6, 6, 6, 6])[6]).toBe(1900)
  })

  it('are "nothing" only where not one of them scores', () => {
    const rules = houseWith({ nothing: 500 })
    expect(optionsOf(rules, [2, 2, 3, 3, 4, 6])).toEqual([0, 0, 0, 0, 0, 0, 500])
    expect(optionsOf(rules, [2, 2, 3, 3, 4, 5])).toEqual([0, 50, 0, 0, 0, 0, 0])
    expect(optionsOf(rules, [2, 3, 4, 6])).toEqual([0, 0, 0, 0, 0])
  })
})

describe('the options of a roll', () => {
  it('are the most points for each number of dice', () => {
    expect(optionsOf(farkle, [1, 1, 1, 5, 2, 3])).toEqual([0, 100, 200, 1000, 1050, 0, 0])
    expect(optionsOf(farkle, [5, 5, 5, 5])).toEqual([0, 50, 100, 500, 550])
  })

  it('are none for a farkle', () => {
    expect(optionsOf(farkle, [2, 3, 4, 6, 6])).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('are the largest alone where all scoring dice must be set aside', () => {
    const strict = houseWith({ mustSetAsideAll: true })
    expect(optionsOf(strict, [1, 1, 1, 5, 2, 3])).toEqual([0, 0, 0, 0, 1050, 0, 0])
    expect(optionsOf(strict, [2, 3, 4, 6, 6])).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('take many dice for few points where the house insists on all', () => {
    const cheap = { ...zilch, threePairs: 100, mustSetAsideAll: true }
    expect(optionsOf(cheap, [1, 1, 5, 5, 2, 2])).toEqual([0, 0, 0, 0, 0, 0, 100])
    expect(optionsOf({ ...cheap, mustSetAsideAll: false }, [1, 1, 5, 5, 2, 2])).toEqual([
      0, 100, 200, 250, 300, 0, 100,
    ])
  })
})

describe('a joker', () => {
  const ones = multisetOf([1, 1])
  const patch = PUBLISHED.patch!.rules

  it('completes three of a kind that score no more than one by one', () => {
    const score = jokerScore(scoringOf(patch), 2)
    expect(score(ones, 1)).toBe(300)
    expect(score(multisetOf([1]), 2)).toBe(300)
    expect(score(multisetOf([1, 1, 5]), 1)).toBe(350)
    expect(score(multisetOf([1, 1, 1]), 1)).toBe(1000)
  })

  it('completes no pair that scores no more than one by one, however it is told', () => {
    const sets = patch.sets.map((row, i) => (i === 0 ? [100, 200, ...row.slice(2)] : row))
    const score = jokerScore(scoringOf({ ...patch, sets }), 1)
    expect(score(multisetOf([1]), 1)).toBe(NO_SCORE)
  })

  it('makes the turn worth what an independent solver finds', () => {
    const ownDice = [{ name: 'Joker', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 as const }]
    const model = turnModel({ ...patch, ownDice })
    const { expectedPoints } = turnFigures(
      solveTurn(model, { farklePenalty: 0, minimumBank: patch.minimumBank }),
    )
    expect(expectedPoints).toBeCloseTo(688.392, 3)
  })
})
