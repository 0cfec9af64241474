import { describe, expect, it } from 'vitest'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { parseRuleSet } from '#shared/games/yahtzee/input/rule-set-schema.ts'
import { PRESETS, type RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'

// Hashes name results on the user's disk: a change of one of these loses them all, and calls for a
// new name of the canonical text.
const PINNED = {
  forced: 'b6d60d6cf0ab89757abad37aa31fdf8e',
  free: 'db19553e4447158a136b7afbaadd483a',
  none: 'b54ab5964a435f58b61075efdc3e08cb',
}

const fieldsOf = (input: unknown): string[] => {
  const read = parseRuleSet(input)
  return read.ok ? [] : read.problems.map(({ field }) => field)
}

describe('a rule set read from anything', () => {
  it('is the official game where nothing is said', () => {
    expect(parseRuleSet({ name: 'Yahtzee' })).toEqual({ ok: true, value: PRESETS.forced })
  })

  it.each(Object.entries(PRESETS))('is itself for %s', (_, rules) => {
    expect(parseRuleSet(rules)).toEqual({ ok: true, value: rules })
  })

  it('has no Yahtzee bonus without jokers', () => {
    expect(parseRuleSet({ jokers: 'none' })).toMatchObject({ value: { yahtzeeBonus: 0 } })
    expect(fieldsOf({ jokers: 'none', yahtzeeBonus: 100 })).toEqual(['yahtzeeBonus'])
  })

  it.each([
    ['jokers', 'wild', 'Jokers must be "forced", "free" or "none".'],
    ['yahtzeeBonus', -1, 'Yahtzee bonus must be a whole number from 0 to 1,000.'],
    ['upperThreshold', 106, 'Upper total for the bonus must be a whole number from 1 to 105.'],
    ['upperBonus', 3.5, 'Upper bonus must be a whole number from 0 to 1,000.'],
    ['rerolls', '2', 'Rerolls must be a whole number from 0 to 4.'],
    ['name', '  ', 'Name must not be empty.'],
    ['dice', 6, 'dice is not a field of a rule set; take it out.'],
  ])('is refused with %s %j', (field, value, message) => {
    expect(parseRuleSet({ [field]: value })).toEqual({ ok: false, problems: [{ field, message }] })
  })

  it.each([null, 7, 'forced', [[]]])('is refused as %j', (input) => {
    expect(fieldsOf(input)).toHaveLength(1)
  })
})

describe('the hash of a rule set', () => {
  it.each(Object.entries(PINNED))('of %s is pinned', (id, hash) => {
    expect(ruleHash(PRESETS[id as keyof typeof PRESETS])).toBe(hash)
  })

  it.each<[string, Partial<RuleSet>]>([
    ['jokers', { jokers: 'free' }],
    ['Yahtzee bonus', { yahtzeeBonus: 50 }],
    ['threshold', { upperThreshold: 62 }],
    ['upper bonus', { upperBonus: 50 }],
    ['rerolls', { rerolls: 1 }],
  ])('changes with another %s', (_, change) => {
    expect(ruleHash({ ...PRESETS.forced, ...change })).not.toBe(PINNED.forced)
  })

  it('stays under another name, and another threshold of no bonus', () => {
    expect(ruleHash({ ...PRESETS.forced, name: 'At home' })).toBe(PINNED.forced)
    const none = { ...PRESETS.forced, upperBonus: 0 }
    expect(ruleHash({ ...none, upperThreshold: 70 })).toBe(ruleHash(none))
  })
})
