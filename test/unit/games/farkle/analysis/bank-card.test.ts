import { afterEach, describe, expect, it } from 'vitest'
import { bankCard, type BankCard } from '#shared/games/farkle/analysis/bank-card.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const cardOf = (text: string, rules: RuleSet = PRESETS.farkle): BankCard =>
  bankCard(ruleOf(text), rules)
const CARD =
  'hold=50/0/250/550/1300:150/100/350/900/1700:350/300/550/1150/2000:500/400/750/1450/2450,columns=-0.4/0.2/1.1,divide=6,go=9550,near=100'
const ZILCH = 'hold=150/0/450/1050/2100,divide=6,near=50,farkles=-14/-148,lead=700/700/700/700/4650'

/** The heads of a card whose columns end at these. */
const headsOf = (cuts: string, count: number): string[] => {
  const holds = Array.from({ length: count + 1 }, () => '100').join(':')
  return cardOf(`hold=${holds},columns=${cuts},divide=6`).columns.map(({ when }) => when)
}

afterEach(() => setLocale('en'))

describe('the words of a card', () => {
  it('says what a first bank needs, and every bank', () => {
    const notes = (more: Partial<RuleSet>): readonly string[] =>
      cardOf(CARD, { ...PRESETS.farkle, ...more }).notes
    expect(notes({ minimumFirstBank: 500, minimumBank: 300 }).slice(0, 2)).toEqual([
      'While a player has nothing banked, a bank must be at least 500.',
      'Bank at least 300.',
    ])
    expect(notes({ minimumFirstBank: 300, minimumBank: 300 })[0]).toBe('Bank at least 300.')
    expect(notes({})[0]).toContain('Once either')
  })

  it('names every situation of the score, and to which column a border belongs', () => {
    expect(headsOf('-0.4/0.2/1.05', 3)).toEqual([
      '40% or more ahead',
      'under 40% ahead to 20% behind',
      'over 20 to 105% behind',
      'over 105% behind',
    ])
    expect(headsOf('-0.4/-0.1', 2)).toEqual([
      '40% or more ahead',
      '10 to under 40% ahead',
      'under 10% ahead, or behind',
    ])
    expect(headsOf('0.35', 1)).toEqual(['ahead, or up to 35% behind', 'over 35% behind'])
    expect(headsOf('-0.4/0/0.4', 3)).toEqual([
      '40% or more ahead',
      'level, or under 40% ahead',
      'up to 40% behind',
      'over 40% behind',
    ])
    expect(headsOf('0', 1)).toEqual(['ahead or level', 'behind'])
    expect(headsOf('lead/-1100/900/2000', 3)).toEqual([
      '1,100 or more ahead',
      'under 1,100 ahead to 900 behind',
      'over 900 to 2,000 behind',
      'over 2,000 behind',
    ])
  })

  it('says what the heads are measured by', () => {
    expect(cardOf('hold=100:200,columns=0.2').about).toBe(
      'Ahead and behind are in percent of what they still need.',
    )
    expect(cardOf('hold=100:200,columns=lead/200').about).toBe('Ahead and behind are in points.')
  })

  it('has one column at any score for a rule without columns', () => {
    const { about, columns } = cardOf('hold=50/250/500/1000/1800,divide=6')
    expect(about).toBe('')
    expect(columns).toEqual([
      { when: 'at any score', bank: [50, 250, 500, 1000, 1800], worth: [10, 50, 100, 200, 360] },
    ])
  })

  it('says what dice are worth as a part of the bank numbers, in whole points', () => {
    const odd = cardOf('hold=50/250/500/1000/1800:0/50/100/150/200,columns=0.2,divide=6.5')
    expect(odd.columns[0]!.worth).toEqual([9, 45, 91, 182, 327])
    expect(odd.dice).toContain('1/5.5 of the turn total')
    expect(cardOf('hold=50/100/400,divide=6').dice).toContain('a fifth of the turn total')
    expect(cardOf('hold=50/100/400').dice).toContain('the largest bank number of the dice left')
    expect(cardOf('hold=50/100/400').columns[0]!.worth).toEqual(
      cardOf('hold=50/100/400').columns[0]!.bank,
    )
  })

  it('says how to play near the goal and after farkles', () => {
    expect(cardOf(CARD).notes).toEqual([
      'Once either has 9,550, bank nothing short of the goal.',
      'With 2 or more dice, bank nothing that leaves you 100 or less short of the goal.',
      'All dice score: roll them all. Bank what reaches the goal.',
    ])
    // Six times what farkles add to the value is what they add to the bank number.
    const zilch = cardOf(ZILCH, PRESETS.zilch)
    expect(zilch.notes[1]).toBe(
      'Every bank number is 84 lower after a farkle, 888 lower after 2 or more farkles in a row, the worth of dice by a fifth of that.',
    )
    expect(zilch.notes.at(-1)).toContain('a lead of 700 with 1 to 4 dice, 4,650 with 5 dice')
  })

  it('says all that in German', async () => {
    await setLocale('de')
    const { about, columns } = cardOf(CARD)
    expect(columns.map(({ when }) => when)).toEqual([
      '40\u00a0% oder mehr vorn',
      'unter 40\u00a0% vorn bis 20\u00a0% hinten',
      'über 20 bis 110\u00a0% hinten',
      'über 110\u00a0% hinten',
    ])
    expect(about).toBe('Vorn und hinten in Prozent von dem, was dem Gegner noch fehlt.')
  })
})
