import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  makeRuleDraft,
  parseRuleDraft,
  type RuleDraft,
} from '#shared/games/farkle/input/rule-draft.ts'
import { numberOf } from '#shared/texts/numbers.ts'

const draft = makeRuleDraft(PRESETS.zilch)

/** The draft with one set's text replaced. */
function withSet(face: number, count: number, text: string): string[][] {
  return draft.sets.map((row, f) =>
    row.map((old, c) => (f === face - 1 && c === count - 1 ? text : old)),
  )
}

function wrongFields(changes: Partial<RuleDraft>): string[] {
  const parsed = parseRuleDraft({ ...draft, ...changes })
  return parsed.ok ? [] : parsed.problems.map(({ field }) => field)
}

describe('the draft of a rule set', () => {
  it.each(Object.entries(PRESETS))('stands for it: %s', (_, rules) => {
    expect(parseRuleDraft(makeRuleDraft(rules))).toEqual({ ok: true, value: rules })
  })

  it('has empty fields where nothing scores, and figures where 0 says something', () => {
    expect(draft.sets[1]).toEqual(['', '', '200', '400', '800', '1600'])
    expect(draft.twoTriplets).toBe('')
    expect(makeRuleDraft(PRESETS.farkle)).toMatchObject({ minimumBank: '0', goal: '10000' })
  })

  it('offers the usual penalty where there is none', () => {
    expect(makeRuleDraft(PRESETS.farkle)).toMatchObject({
      hasFarklePenalty: false,
      farklePenalty: { farkles: '3', points: '500', floor: '0' },
    })
  })

  it('does not look at the fields of a penalty that is switched off', () => {
    const farklePenalty = { farkles: 'many', points: '', floor: '?' }
    expect(parseRuleDraft({ ...draft, hasFarklePenalty: false, farklePenalty })).toMatchObject({
      ok: true,
      value: { farklePenalty: null },
    })
  })
})

describe('what is typed into a field', () => {
  it.each([
    ['', 0],
    ['   ', 0],
    ['0', 0],
    ['1500', 1500],
    [' 1500 ', 1500],
    ['1,500', 1500],
    ['10 000', 10_000],
    ['10\u00A0000', 10_000],
    ['10\u202F000', 10_000],
    ['1,000,000', 1_000_000],
    ['-500', -500],
    ['−500', -500],
    ['–1,000', -1000],
  ])('is a number: "%s"', (text, number) => {
    expect(numberOf(text)).toBe(number)
  })

  it.each([
    ['ten'],
    ['12x'],
    ['1,00'],
    ['1,0000'],
    ['1.000'],
    ['12.5'],
    ['1e3'],
    ['0x10'],
    ['--5'],
    ['5-'],
    ['½'],
    ['Infinity'],
    ['NaN'],
  ])('is handed on to be refused: "%s"', (text) => {
    expect(numberOf(text)).toBe(text)
    expect(wrongFields({ straight: text })).toEqual(['straight'])
  })
})

describe('a draft with wrong fields', () => {
  it.each([
    ['sets.4.3', { sets: withSet(4, 3, '40o') }],
    ['sets.1.1', { sets: withSet(1, 1, '-100') }],
    ['goal', { goal: '' }],
    ['goal', { goal: '10.000' }],
    ['minimumBank', { minimumBank: '−5' }],
    ['threePairs', { threePairs: '' }],
    ['name', { name: '  ' }],
    ['farklePenalty.farkles', { farklePenalty: { farkles: '', points: '500', floor: '0' } }],
    ['farklePenalty.points', { farklePenalty: { farkles: '3', points: '-500', floor: '0' } }],
    ['farklePenalty.floor', { farklePenalty: { farkles: '3', points: '500', floor: '+1' } }],
  ])('is told of %s by its path', (field, changes) => {
    expect(wrongFields(changes)).toEqual([field])
  })

  it('is told of all of them at once', () => {
    const changes = { sets: withSet(2, 6, 'x'), goal: 'far', minimumFirstBank: '1/2' }
    expect(wrongFields(changes).toSorted()).toEqual(['goal', 'minimumFirstBank', 'sets.2.6'])
  })

  it('is told of a game that cannot be played like any rule set', () => {
    const empty = draft.sets.map((row) => row.map(() => ''))
    const nothing = {
      straight: '',
      threePairs: '',
      nothing: '',
      fourKindAndPairCountsAsThreePairs: false,
    }
    expect(wrongFields({ sets: empty, ...nothing })).toEqual(['sets'])
  })
})
