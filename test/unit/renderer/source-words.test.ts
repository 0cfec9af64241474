import { afterEach, describe, expect, it } from 'vitest'
import { PUBLISHED } from '#shared/games/farkle/rules/published.ts'
import { LANGUAGES } from '#shared/texts/language.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { sourceWords } from '#renderer/games/farkle/rules/rules-part.ts'

const wordsOf = (id: string) => sourceWords(PUBLISHED[id]!.rules, PUBLISHED[id]!)
const openOf = (id: string): string[] =>
  wordsOf(id).open.map(({ question, reading }) => `${question}: ${reading}`)

afterEach(() => setLocale('en'))

describe('what a source leaves open', () => {
  it.each(LANGUAGES)('can be told of every published rule set (%s)', async (language) => {
    await setLocale(language)
    for (const one of Object.values(PUBLISHED)) {
      const { open, departures } = sourceWords(one.rules, one)
      expect(open.filter(({ question, reading }) => !question || !reading)).toEqual([])
      expect([open.length, departures.length]).toEqual([one.notSaid.length, one.departs.length])
    }
  })

  it('is told with what the rule set has in its place', async () => {
    expect(openOf('dice-10000')).toEqual([
      'A tie: half a win',
      'Points needed to bank: none',
      'Four of a kind and more: four 3s: 300; five 3s: 300; six 3s: 600',
      'Rolls of a turn: any number',
      'Penalty for farkles: none',
    ])
    expect(openOf('ten-thousand')).toContain('Points needed to bank: none after the first bank')
    expect(openOf('zonk-rounds')).toContain(
      '1s, 5s and three of a kind: one 1: 100; one 5: 50; three 1s: 1,000; three 3s: 300',
    )
    expect(openOf('macke-350')[0]).toBe('Three 1s: three 1s: 300')
    await setLocale('de')
    expect(openOf('rork')[0]).toBe(
      'Vier und mehr gleiche: vier Dreien: 600; fünf Dreien: 1.200; sechs Dreien: 2.400',
    )
  })

  it('is nothing where all of it was said', () => {
    expect(wordsOf('farkle')).toEqual({ open: [], departures: [] })
  })
})

it('says where a rule set cannot be its source’s', () => {
  expect(wordsOf('facebook-penalty').departures).toEqual([
    'In the source penalties may lower the banked score without end; here never below −2,500.',
  ])
})
