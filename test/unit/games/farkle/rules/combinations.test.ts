import { describe, expect, it } from 'vitest'
import { multisetOf, sizeOf, type Face } from '#shared/dice/multiset.ts'
import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import { combinationsOf } from '#shared/games/farkle/rules/combinations.ts'
import { diceOfPattern, type Pattern } from '#shared/games/farkle/rules/patterns.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { rollOptions, scoreOfDice, scoringOf } from '#shared/games/farkle/rules/scoring.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { problemFields } from '#test/support/results.ts'

const wrongFields = (input: object): string[] => problemFields(parseRuleSet(input))

const { farkle } = PRESETS
const shortRuns = [
  { kind: 'run', from: 1, length: 5, points: 500 },
  { kind: 'run', from: 2, length: 5, points: 750 },
]

/** Basic Farkle with these combinations. */
const farkleWith = (...combinations: readonly object[]): RuleSet =>
  parsedRules({ ...farkle, combinations })

const options = (rules: RuleSet, roll: readonly Face[]): number[] =>
  rollOptions(scoringOf(rules), multisetOf(roll))

it.each<[string, Pattern, number, number]>([
  ['a set', { kind: 'set', face: 4, count: 3 }, 1, 3],
  ['any pair', { kind: 'set', face: null, count: 2 }, 6, 2],
  ['a run', { kind: 'run', from: 2, length: 5 }, 1, 5],
  ['any run of four', { kind: 'run', from: null, length: 4 }, 3, 4],
  ['a full house', { kind: 'groups', sizes: [3, 2] }, 30, 5],
  ['three pairs', { kind: 'groups', sizes: [2, 2, 2] }, 20, 6],
  ['dice', { kind: 'faces', faces: [1, 1, 4] }, 1, 3],
])('the dice of a pattern: %s', (_, pattern, count, size) => {
  const dice = diceOfPattern(pattern)
  expect(new Set(dice).size).toBe(count)
  expect(dice).toHaveLength(count)
  expect(dice.every((one) => sizeOf(one) === size)).toBe(true)
})

describe('combinations of some of the dice', () => {
  const rules = farkleWith(...shortRuns)

  it('score with dice to spare, and with what these score', () => {
    expect(options(rules, [1, 2, 3, 4, 5, 6])).toEqual([0, 100, 150, 0, 0, 750, 850])
    expect(options(rules, [1, 2, 3, 4, 5, 5])).toEqual([0, 100, 150, 200, 0, 500, 550])
    expect(options(rules, [2, 3, 4, 5, 6])).toEqual([0, 50, 0, 0, 0, 750])
    expect(options(rules, [1, 2, 3, 4, 6])).toEqual([0, 100, 0, 0, 0, 0])
  })

  it('score only whole', () => {
    const scoring = scoringOf(rules)
    expect(scoreOfDice(scoring, multisetOf([1, 2, 3, 4, 5]))).toBe(500)
    expect(scoreOfDice(scoring, multisetOf([1, 2, 3, 4]))).toBe(0)
    expect(scoreOfDice(scoring, multisetOf([1, 2, 3, 4, 5, 6]))).toBe(850)
  })

  it('score more than once', () => {
    const pairs = farkleWith({ kind: 'faces', faces: [2, 3], points: 150 })
    expect(options(pairs, [2, 2, 2, 3, 3, 3])).toEqual([0, 0, 150, 300, 300, 0, 500])
  })

  it('need groups of different faces', () => {
    const house = farkleWith({ kind: 'groups', sizes: [2, 3], points: 400 })
    expect(options(house, [4, 4, 6, 6, 6])[5]).toBe(400)
    expect(options(house, [6, 6, 6, 6, 6])[5]).toBe(0)
  })
})

describe('a rule set written as a list of combinations', () => {
  it.each(Object.entries(PRESETS))('is the same game as the preset: %s', (_, preset) => {
    const { sets: __, ...play } = preset
    const listed = combinationsOf(preset)
    const plain = { straight: 0, threePairs: 0, twoTriplets: 0, fourKindAndPair: 0, nothing: 0 }
    const read = parsedRules({
      ...play,
      ...plain,
      fourKindAndPairCountsAsThreePairs: false,
      combinations: listed,
    })
    expect(combinationsOf(read).toSorted(byText)).toEqual(listed.toSorted(byText))
    expect(read.combinations).toEqual([])
    if (!preset.fourKindAndPairCountsAsThreePairs) expect(ruleHash(read)).toBe(ruleHash(preset))
  })

  it('takes the better of two for the same dice', () => {
    const read = parsedRules({
      ...farkle,
      straight: 1000,
      combinations: [
        { kind: 'run', length: 6, points: 1500 },
        { kind: 'faces', faces: [6, 6, 6], points: 650 },
        { kind: 'set', count: 2, points: 20 },
        { kind: 'run', from: 1, length: 5, points: 300 },
        { kind: 'faces', faces: [5, 4, 3, 2, 1], points: 400 },
      ],
    })
    expect(read.straight).toBe(1500)
    expect(read.sets[5]).toEqual([0, 20, 650, 0, 0, 0])
    expect(read.combinations).toEqual([{ kind: 'run', from: 1, length: 5, points: 400 }])
  })

  it('has a hash that says which dice score, not how they are told', () => {
    const anyRun = farkleWith({ kind: 'run', length: 5, points: 500 })
    const both = farkleWith(...shortRuns.toReversed().map((run) => ({ ...run, points: 500 })))
    expect(ruleHash(both)).toBe(ruleHash(anyRun))
    expect(ruleHash(anyRun)).not.toBe(ruleHash(farkle))
    expect(ruleHash(farkleWith(...shortRuns))).not.toBe(ruleHash(anyRun))
  })

  it.each<[string, object, string[]]>([
    ['an unknown kind', { kind: 'pairs', points: 100 }, ['combinations.1.kind']],
    ['no points', { kind: 'run', length: 5 }, ['combinations.1.points']],
    ['points of nothing', { kind: 'run', length: 5, points: 0 }, ['combinations.1.points']],
    ['a run of seven', { kind: 'run', length: 7, points: 100 }, ['combinations.1.length']],
    ['a run to 7', { kind: 'run', from: 3, length: 5, points: 100 }, ['combinations.1']],
    ['groups of seven dice', { kind: 'groups', sizes: [4, 3], points: 100 }, ['combinations.1']],
    ['no groups', { kind: 'groups', sizes: [], points: 100 }, ['combinations.1.sizes']],
    ['a face 7', { kind: 'faces', faces: [1, 7], points: 100 }, ['combinations.1.faces.2']],
    ['a field too many', { kind: 'nothing', points: 5, face: 1 }, ['combinations.1.face']],
  ])('is refused with %s', (_, combination, fields) => {
    expect(wrongFields({ ...farkle, combinations: [combination] })).toEqual(fields)
  })

  it('may leave the sets out, but not everything', () => {
    expect(wrongFields({ name: 'Empty' })).toEqual(['sets'])
    expect(
      parsedRules({ combinations: [{ kind: 'set', face: 1, count: 1, points: 100 }] }),
    ).toEqual({
      ...farkle,
      name: 'House rules',
      sets: [1, 2, 3, 4, 5, 6].map((face) => [face === 1 ? 100 : 0, 0, 0, 0, 0, 0]),
    })
  })
})

function byText(a: object, b: object): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1
}
