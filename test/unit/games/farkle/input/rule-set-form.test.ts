import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { readRuleSet } from '#shared/games/farkle/input/rule-set-schema.ts'
import { fieldName, setName } from '#shared/games/farkle/analysis/rule-words.ts'
import { setField } from '#shared/games/farkle/rules/rule-set.ts'
import { fixture } from '#test/support/fixture.ts'
import { messageOf, problemFields } from '#test/support/results.ts'

const house = PRESETS.farkle

/** The basic sets with one entry replaced. */
function setsWith(face: number, count: number, points: unknown): unknown[][] {
  return house.sets.map((row, f) =>
    row.map((old, c) => (f === face - 1 && c === count - 1 ? points : old)),
  )
}

/** The fields complained about, in order. */
const wrongFields = (input: unknown): string[] => problemFields(readRuleSet(input))

const complaint = (input: unknown): string => messageOf(readRuleSet(input))

describe('one wrong field of a rule set', () => {
  it.each<[string, object]>([
    ['sets.4.3', { sets: setsWith(4, 3, -1) }],
    ['sets.1.1', { sets: setsWith(1, 1, 100_001) }],
    ['sets.6.6', { sets: setsWith(6, 6, 0.5) }],
    ['sets.2.5', { sets: setsWith(2, 5, '300') }],
    ['sets.5.2', { sets: setsWith(5, 2, undefined) }],
    ['sets.3.4', { sets: setsWith(3, 4, NaN) }],
    ['sets.3', { sets: house.sets.map((row, i) => (i === 2 ? row.slice(1) : row)) }],
    ['sets.6', { sets: house.sets.map((row, i) => (i === 5 ? null : row)) }],
    ['sets', { sets: house.sets.slice(1) }],
    ['sets', { sets: undefined }],
    ['name', { name: 'x'.repeat(61) }],
    ['threePairs', { threePairs: Infinity }],
    ...(fixture('wrong-rule-fields') as [string, object][]),
  ])('is told once and by its path: %s', (field, wrong) => {
    expect(wrongFields({ ...house, ...wrong })).toEqual([field])
  })

  it('is called by the name the screen has for it, with what it may be', () => {
    expect(complaint({ ...house, sets: setsWith(4, 3, -1) })).toBe(
      'Three 4s must be a whole number from 0 to 100,000.',
    )
    expect(complaint({ ...house, goal: 0 })).toContain('Goal score must be')
    expect(complaint({ ...house, bonus: 1 })).toContain('bonus is not a field of a rule set')
    expect(complaint({ ...house, sets: undefined })).toContain('missing')
  })
})

describe('several wrong fields of a rule set', () => {
  it('are all told at once, each by its path', () => {
    const input = { ...house, sets: setsWith(2, 3, -1), goal: 'far', end: 0, extra: true }
    expect(wrongFields(input).toSorted()).toEqual(['end', 'extra', 'goal', 'sets.2.3'])
  })

  it.each([[null], [undefined], [7], ['rules'], [[]], [() => house]])(
    'are one problem of the whole where %s is no rule set at all',
    (input) => {
      expect(readRuleSet(input).ok).toBe(false)
      expect(wrongFields(input)).toHaveLength(1)
    },
  )
})

describe('fields that contradict each other', () => {
  it.each([
    [
      'both minimums above the goal',
      ['minimumBank', 'minimumFirstBank'],
      { goal: 500, minimumBank: 600, minimumFirstBank: 600 },
    ],
    ['a first minimum above the goal', ['minimumFirstBank'], { goal: 500, minimumFirstBank: 600 }],
    [
      'a first minimum below the minimum',
      ['minimumFirstBank'],
      { minimumBank: 400, minimumFirstBank: 300 },
    ],
    [
      'flexible pairs without three pairs',
      ['threePairs'],
      { fourKindAndPairCountsAsThreePairs: true, threePairs: 0 },
    ],
  ])('are told: %s', (_, fields, wrong) => {
    expect(wrongFields({ ...house, ...wrong })).toEqual(fields)
  })

  it('are only looked for once every field is right by itself', () => {
    expect(wrongFields({ ...house, goal: 500, minimumBank: 600, straight: -1 })).toEqual([
      'straight',
    ])
  })
})

describe('fields left out of a rule set', () => {
  it('take the value of the plain game', () => {
    const read = readRuleSet({ name: 'Farkle', sets: house.sets })
    expect(read).toEqual({ ok: true, value: house })
  })

  it('give the game a name', () => {
    expect(readRuleSet({ sets: house.sets })).toMatchObject({ value: { name: 'House rules' } })
  })

  it('make the first minimum the minimum, and the floor of the penalty zero', () => {
    const farklePenalty = { farkles: 2, points: 100 }
    expect(readRuleSet({ sets: house.sets, minimumBank: 350, farklePenalty })).toMatchObject({
      value: { minimumFirstBank: 350, farklePenalty: { farkles: 2, points: 100, floor: 0 } },
    })
  })

  it('do not matter to a name in spaces: it is trimmed', () => {
    expect(readRuleSet({ ...house, name: '  Uncle Bob  ' })).toMatchObject({
      value: { name: 'Uncle Bob' },
    })
  })
})

describe('names of fields', () => {
  it('are words for a set and for a rule', () => {
    expect(setField(4, 3)).toBe('sets.4.3')
    expect(fieldName('sets.4.3')).toBe('Three 4s')
    expect(fieldName('sets.1.1')).toBe('One 1')
    expect(fieldName('sets.1')).toBe('The sets of 1s')
    expect(setName(6, 6)).toBe('six 6s')
    expect(fieldName('farklePenalty.points')).toBe('Farkle penalty')
  })

  it('are the path itself where there is no such field', () => {
    expect(fieldName('bonus.7')).toBe('bonus.7')
    expect(fieldName('constructor')).toBe('constructor')
    expect(fieldName('')).toBe('')
  })
})
