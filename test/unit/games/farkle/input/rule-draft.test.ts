import { describe, expect, it } from 'vitest'
import type { CombinationDraft } from '#shared/games/farkle/input/combination-draft.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import {
  readRuleDraft,
  makeRuleDraft,
  parseRuleDraft,
  type RuleDraft,
} from '#shared/games/farkle/input/rule-draft.ts'
import { numberOf } from '#shared/texts/numbers.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { problemFields } from '#test/support/results.ts'

const draft = makeRuleDraft(PRESETS.zilch)
const base = makeRuleDraft(PRESETS.farkle)

/** The draft with one set's text replaced. */
function withSet(face: number, count: number, text: string): string[][] {
  return draft.sets.map((row, f) =>
    row.map((old, c) => (f === face - 1 && c === count - 1 ? text : old)),
  )
}

const wrongFields = (changes: Partial<RuleDraft>): string[] =>
  problemFields(parseRuleDraft({ ...draft, ...changes }))

describe('the draft of a rule set', () => {
  it.each(Object.entries(PRESETS))('stands for it: %s', (_, rules) => {
    expect(parseRuleDraft(makeRuleDraft(rules))).toEqual({ ok: true, value: rules })
  })

  it('has empty fields where nothing scores, and figures where 0 says something', () => {
    expect(draft.sets[1]).toEqual(['', '', '200', '400', '800', '1600'])
    expect(draft.twoTriplets).toBe('')
    expect(base).toMatchObject({ minimumBank: '0', goal: '10000' })
  })

  it('offers the usual penalty where there is none', () => {
    expect(base).toMatchObject({
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

describe('the minimum for the first bank', () => {
  it('is that of every bank where its field is empty', () => {
    const draft = { ...base, minimumBank: '300' }
    expect(draft.minimumFirstBank).toBe('')
    expect(parseRuleDraft(draft)).toMatchObject({
      ok: true,
      value: { minimumBank: 300, minimumFirstBank: 300 },
    })
  })

  it('is not complained of where only the other one was typed', () => {
    const parsed = parseRuleDraft({ ...base, minimumBank: '20000' })
    expect(problemFields(parsed)).toEqual(['minimumBank'])
  })

  it('is told to be too small where one was typed', () => {
    const draft = { ...base, minimumBank: '300', minimumFirstBank: '200' }
    expect(problemFields(parseRuleDraft(draft))).toEqual(['minimumFirstBank'])
  })
})

describe('the draft of a game with other dice and combinations', () => {
  const combinations = [
    { kind: 'run', length: 5, points: 500 },
    { kind: 'run', from: 2, length: 4, points: 400 },
    { kind: 'groups', sizes: [3, 2], points: 350 },
    { kind: 'faces', faces: [1, 1, 5], points: 300 },
  ]

  it.each([5, 6, 7, 8])('stands for it: %d dice', (dice) => {
    const sets = [1, 2, 3, 4, 5, 6].map((face) =>
      Array.from({ length: dice }, (_, i) => (i === 2 || (face === 1 && i === 0) ? 100 * face : 0)),
    )
    const rules = parsedRules({ dice, sets, combinations })
    expect(parseRuleDraft(makeRuleDraft(rules))).toEqual({ ok: true, value: rules })
  })

  it.each<[CombinationDraft, object]>([
    [
      { kind: 'run', dice: '1-5', points: '500' },
      { kind: 'run', from: 1, length: 5, points: 500 },
    ],
    [
      { kind: 'run', dice: ' 2 – 6 ', points: '7' },
      { kind: 'run', from: 2, length: 5, points: 7 },
    ],
    [
      { kind: 'run', dice: '4', points: '1,000' },
      { kind: 'run', from: null, length: 4, points: 1000 },
    ],
    [
      { kind: 'groups', dice: '2, 3', points: '5' },
      { kind: 'groups', sizes: [3, 2], points: 5 },
    ],
    [
      { kind: 'groups', dice: '3+2', points: '5' },
      { kind: 'groups', sizes: [3, 2], points: 5 },
    ],
    [
      { kind: 'faces', dice: '5 1 1', points: '9' },
      { kind: 'faces', faces: [1, 1, 5], points: 9 },
    ],
  ])('reads %o', (combination, expected) => {
    const parsed = parseRuleDraft({ ...draft, combinations: [combination] })
    expect(parsed.ok && parsed.value.combinations).toEqual([expected])
  })

  it.each<[string, CombinationDraft]>([
    ['dice', { kind: 'run', dice: '', points: '500' }],
    ['dice', { kind: 'run', dice: '3-7', points: '500' }],
    ['dice', { kind: 'run', dice: '5-1', points: '500' }],
    ['dice', { kind: 'groups', dice: 'three', points: '500' }],
    ['dice', { kind: 'groups', dice: '4 + 3', points: '500' }],
    ['dice', { kind: 'faces', dice: '1 7', points: '500' }],
    ['points', { kind: 'faces', dice: '1 1', points: '' }],
    ['points', { kind: 'run', dice: '1-5', points: '-5' }],
  ])('is told of wrong %s at the field: %o', (part, combination) => {
    const right: CombinationDraft = { kind: 'run', dice: '1-5', points: '500' }
    expect(wrongFields({ combinations: [right, combination] })).toEqual([`combinations.2.${part}`])
  })

  it('leaves out what fewer dice cannot make, and keeps its texts', () => {
    const five = { ...draft, dice: '5', sixOfAKindWins: true } as const
    expect(parseRuleDraft(five)).toMatchObject({
      ok: true,
      value: { dice: 5, straight: 0, threePairs: 0, nothing: 500, sixOfAKindWins: true },
    })
    expect(parseRuleDraft({ ...five, dice: '6' })).toMatchObject({
      ok: true,
      value: { straight: 1500 },
    })
  })

  /** A draft with these texts says so much, and is shown as it was typed, but for the spaces. */
  function expectRead(typed: Partial<RuleDraft>, value: object, shown: object = typed): void {
    const parsed = parseRuleDraft({ ...base, ...typed })
    expect(parsed).toMatchObject({ ok: true, value })
    expect(parsed.ok && makeRuleDraft(parsed.value)).toMatchObject(shown)
  }

  it('reads the dice that win, and the score from which nobody stops', () => {
    expectRead(
      { winningDice: ' 5, 1 1 ', finishFrom: '9,500', hotDiceBonus: '1000' },
      { winningDice: [1, 1, 5], finishFrom: 9500, hotDiceBonus: 1000 },
      { winningDice: '1 1 5', finishFrom: '9500' },
    )
    expect(wrongFields({ winningDice: 'six 1s' })).toEqual(['winningDice'])
    expect(wrongFields({ winningDice: '1 7' })).toEqual(['winningDice'])
    expect(wrongFields({ finishFrom: '10000' })).toEqual(['finishFrom'])
  })

  it('reads what becomes of a turn total beyond the goal', () => {
    expectRead({ overshoot: 'lost' }, { overshoot: 'lost' })
    expect(wrongFields({ overshoot: 'lost', goal: '10010' })).toContain('overshoot')
  })

  it('reads the dice that lose, and what a farkle in the first roll costs', () => {
    expectRead(
      { losingDice: ' 2,2 2 2', losingDiceTake: 'game', firstRollPenalty: '1,000' },
      { losingDice: [2, 2, 2, 2], losingDiceTake: 'game', firstRollPenalty: 1000 },
      { losingDice: '2 2 2 2', losingDiceTake: 'game', firstRollPenalty: '1000' },
    )
    expect(wrongFields({ losingDice: '2 9' })).toEqual(['losingDice'])
  })

  it('reads what a turn leaves to the next one', () => {
    const typed = { buildOnBank: true, steal: 'allDice', farkleScores: false } as const
    expectRead(typed, typed)
    expectRead({ farkleScores: true }, { farkleScores: true })
    expectRead({ beatLastTurn: true }, { beatLastTurn: true })
    expect(wrongFields({ ...typed, end: 'finalTurn' })).toContain('steal')
  })

  it('reads the rounds of a game that ends after some, and no others', () => {
    expectRead({ end: 'rounds', rounds: '10' }, { end: 'rounds', rounds: 10 })
    expect(parseRuleDraft({ ...base, rounds: '10' })).toMatchObject({ value: { rounds: 0 } })
    expect(problemFields(parseRuleDraft({ ...base, end: 'rounds' }))).toEqual(['rounds'])
  })

  it('reads the rules for which a turn remembers more', () => {
    const confirmation = { sets: true, combinations: false, points: '', sameRoll: true }
    expectRead(
      {
        maxRolls: '3',
        lastDieRolls: '2',
        noBankAtFifty: true,
        confirmation,
        hotDiceBonus: '500',
        bonusGrows: '2',
      },
      {
        maxRolls: 3,
        lastDieRolls: 2,
        noBankAtFifty: true,
        bonusGrows: 2,
        confirmation: { sets: true, combinations: false, points: 1, sameRoll: true },
      },
    )
    // What is not on says nothing, whatever its other fields hold.
    const off = { ...confirmation, sets: false, points: '700' }
    expect(parseRuleDraft({ ...base, confirmation: off })).toMatchObject({
      value: { confirmation: PRESETS.farkle.confirmation },
    })
    expect(wrongFields({ maxRolls: 'three' })).toEqual(['maxRolls'])
    const none = { ...confirmation, points: '0' }
    expect(wrongFields({ confirmation: none })).toEqual(['confirmation.points'])
  })

  it('reads own dice, an empty text as what is ordinary', () => {
    const lucky = { name: 'Lucky', count: '2', weights: '6 1, 2 3 4 6', joker: '' }
    const devil = { name: '', count: '', weights: ' ', joker: '1' }
    expectRead(
      { ownDice: [lucky, devil], jokerAlone: true },
      {
        ownDice: [
          { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6], joker: null },
          { name: '', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 },
        ],
        jokerAlone: true,
      },
      {
        ownDice: [
          { ...lucky, weights: '6 1 2 3 4 6' },
          { ...devil, count: '1', weights: '1 1 1 1 1 1' },
        ],
      },
    )
    // Without a joker it does not count what one might do.
    expect(parseRuleDraft({ ...base, ownDice: [lucky], jokerAlone: true })).toMatchObject({
      value: { jokerAlone: false },
    })
    expectRead(
      { opponentDice: [devil], jokerAlone: true },
      { ownDice: [], opponentDice: [{ joker: 1 }], jokerAlone: true },
      { opponentDice: [{ joker: '1' }] },
    )
    expectRead({ opponentDice: [] }, { opponentDice: [] })
    expect(base.opponentDice).toBe(null)
    const wrong = [{ ...lucky, weights: '6 1 x' }]
    expect(wrongFields({ opponentDice: wrong })).toEqual(['opponentDice.1.weights'])
    expect(wrongFields({ ownDice: wrong })).toEqual(['ownDice.1.weights'])
    const percents = ['16.7, 16.7, 16.7, 16.7, 16.6, 16.6', '16,7 16,7% 16,7% 16,7 16,6 16.6']
    for (const weights of [...percents, '16.7,16.7,16.7,16.7,16.6,16.6']) {
      expect(parseRuleDraft({ ...base, ownDice: [{ ...lucky, weights }] })).toMatchObject({
        value: { ownDice: [{ weights: [167, 167, 167, 167, 166, 166] }] },
      })
    }
    const large = [{ ...lucky, weights: '10001 1 1 1 1 1' }]
    expect(wrongFields({ ownDice: large })).toEqual(['ownDice.1.weights'])
  })

  it('may have been kept before there were any', () => {
    const later =
      'maxRolls lastDieRolls noBankAtFifty bonusGrows confirmation dice combinations winningDice finishFrom hotDiceBonus ' +
      'rounds overshoot losingDice losingDiceTake firstRollPenalty ownDice opponentDice jokerAlone buildOnBank steal farkleScores beatLastTurn farkleTakes'
    const before = Object.fromEntries(
      Object.entries(draft).filter(([field]) => !later.split(' ').includes(field)),
    )
    expect(Object.keys(before)).toHaveLength(Object.keys(draft).length - 23)
    expect(parseRuleDraft(readRuleDraft(before)!)).toEqual({ ok: true, value: PRESETS.zilch })
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
    'ten',
    '12x',
    '1,00',
    '1,0000',
    '1.000',
    '12.5',
    '1e3',
    '0x10',
    '--5',
    '5-',
    '½',
    'Infinity',
    'NaN',
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
