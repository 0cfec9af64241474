import { describe, expect, it } from 'vitest'
import { formerRules } from '#shared/games/scorecard/rules/former.ts'
import { hasThirteenBoxes } from '#shared/games/scorecard/rules/thirteen-boxes.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { yatzyWith } from '#test/support/yatzy-with.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { parseRuleSet } from '#shared/games/scorecard/input/rule-set-schema.ts'
import { unwrap } from '#test/support/results.ts'

// Hashes name results on the user's disk: a change of one of these loses them all, and calls for a
// new name of the canonical text.
const PINNED = {
  forced: 'b6d60d6cf0ab89757abad37aa31fdf8e',
  free: 'db19553e4447158a136b7afbaadd483a',
  none: 'b54ab5964a435f58b61075efdc3e08cb',
}

describe('rules of Yahtzee that were saved before cards were data', () => {
  it('are the official game where nothing is said', () => {
    expect(parseRuleSet({ name: 'Yahtzee' })).toEqual({ ok: true, value: PRESETS.forced })
  })

  it('are the card with these bonuses, this joker and these rolls', () => {
    const former = {
      jokers: 'free',
      yahtzeeBonus: 50,
      upperThreshold: 60,
      upperBonus: 20,
      rerolls: 3,
    } as const
    const rules = unwrap(parseRuleSet({ name: 'At home', ...former }))
    expect(rules).toEqual({
      ...PRESETS.free,
      name: 'At home',
      further: 50,
      rolls: 4,
      bonus: [{ from: 60, points: 20 }],
    })
    expect(formerRules(rules)).toEqual({
      jokers: 'free',
      further: 50,
      from: 60,
      points: 20,
      rerolls: 3,
    })
  })

  it('have no bonus where it was 0, and no joker and nothing further without jokers', () => {
    expect(parseRuleSet({ name: 'x', upperBonus: 0, jokers: 'none' })).toEqual({
      ok: true,
      value: { ...PRESETS.none, name: 'x', bonus: [] },
    })
  })

  it.each([
    ['jokers', 'wild', 'jokers', 'All dice equal: This must be one of forced, free, none.'],
    [
      'yahtzeeBonus',
      -1,
      'further',
      'For each further one: This must be a whole number from 0 to 1,000.',
    ],
    [
      'upperThreshold',
      0,
      'bonus.1.from',
      'Step 1 of the bonus, from: This must be a whole number from 1 to 1,000.',
    ],
    ['rerolls', 5, 'rolls', 'Rolls a turn: This must be a whole number from 1 to 5.'],
    ['name', '  ', 'name', 'Name: Give it a name.'],
    ['colour', 6, 'colour', '"colour": A scorecard has no such field; take it out.'],
  ])('are refused with %s %j', (given, value, field, message) => {
    expect(parseRuleSet({ [given]: value })).toEqual({ ok: false, problems: [{ field, message }] })
  })

  it.each([null, 7, 'forced', [[]]])('are refused as %j', (input) => {
    const read = parseRuleSet(input)
    expect(!read.ok && read.problems).toHaveLength(1)
  })
})

it('a published card has the boxes of Yahtzee or not, whatever their names', () => {
  const are = Object.keys(PUBLISHED_CARDS).filter((id) => hasThirteenBoxes(PUBLISHED_CARDS[id]!))
  expect(are).toEqual(['yahtzee', 'yahtzee-free', 'yahtzee-plain', 'kniffel'])
})

describe('the hash of a rule set', () => {
  it.each(Object.entries(PINNED))('of %s is pinned', (id, hash) => {
    expect(ruleHash(PRESETS[id as keyof typeof PRESETS])).toBe(hash)
  })

  it.each<[string, Partial<RuleSet>]>([
    ['jokers', { jokers: 'free' }],
    ['further points', { further: 50 }],
    ['threshold', { bonus: [{ from: 62, points: 35 }] }],
    ['bonus', { bonus: [{ from: 63, points: 50 }] }],
    ['second step', { bonus: [...PRESETS.forced.bonus, { from: 70, points: 50 }] }],
    ['rolls', { rolls: 2 }],
    ['order', { order: 'down' }],
    ['box', { boxes: PRESETS.forced.boxes.with(8, { ...PRESETS.forced.boxes[8]!, plus: 30 }) }],
    ['box less', { boxes: PRESETS.forced.boxes.slice(1) }],
  ])('changes with another %s', (_, change) => {
    expect(ruleHash({ ...PRESETS.forced, ...change })).not.toBe(PINNED.forced)
  })

  it('stays under other names', () => {
    const boxes = PRESETS.forced.boxes.map((box, i) => ({ ...box, name: `Box ${i}` }))
    expect(ruleHash({ ...PRESETS.forced, name: 'At home', boxes })).toBe(PINNED.forced)
  })

  it('of Kniffel is that of the Yahtzee it plays as, and of no other card', () => {
    const cards = [...Object.values(PUBLISHED_CARDS), yatzyWith({ fourAlike: true })]
    expect(ruleHash(PUBLISHED_CARDS.kniffel!)).toBe(PINNED.none)
    expect(new Set(cards.map(ruleHash)).size).toBe(cards.length - 1)
  })

  it('without a joker but with further points is not that of Yahtzee without', () => {
    expect(ruleHash({ ...PRESETS.forced, jokers: 'none' })).not.toBe(PINNED.none)
  })
})
