import { afterEach, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { whyNoSheet } from '#shared/games/farkle/sheets/sheets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { someOf } from '#test/property/runs.ts'
import { wordsOf } from '#test/support/sheet-fixtures.ts'
import { learnLimits, prepared, startLearner, SUBJECT } from './cards/learning.ts'
import { namedRules, SENTENCE, start, temporaryFolder } from './harness.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

// What is made in a worker and kept there is asked for in one language and then in another one.
afterEach(() => setLocale('en'))

const day = '2026-03-01'

test.each(
  someOf([
    ['Farkle', namedRules('Short', 300)],
    ['Zilch', { ...PRESETS.zilch, name: 'Short', goal: 300 }],
  ] as const),
)('every sheet of %s is German once German is spoken', async (_, rules) => {
  const backend = await start(temporaryFolder())
  const kinds = SHEET_KINDS.filter((kind) => whyNoSheet(kind, rules) === null)
  const english = await backend.ask('sheets.make', { rules, kinds, day })
  await backend.ask('language.speak', { language: 'de' })
  const german = await backend.ask('sheets.make', { rules, kinds, day })
  german.sheets.forEach((sheet, i) => {
    const before = new Set(wordsOf(english.sheets[i]!))
    expect(before.size).toBeGreaterThan(4)
    expect(wordsOf(sheet)).toHaveLength(wordsOf(english.sheets[i]!).length)
    expect(wordsOf(sheet).filter((text) => before.has(text))).toEqual([])
    expect(sheet.worth?.points).toBe(english.sheets[i]!.worth?.points)
  })
  await backend.ask('language.speak', { language: 'en' })
  expect(await backend.ask('sheets.make', { rules, kinds, day })).toEqual(english)
})

test('cards that were learnt in English are known in German', async () => {
  const learner = await startLearner(prepared())
  const { rulesId, rules } = SUBJECT
  await learnLimits(learner)
  const english = await learner.ask('cards.overview', SUBJECT)
  await learner.ask('language.speak', { language: 'de' })
  const german = await learner.ask('cards.overview', SUBJECT)
  expect(german.change).toBeNull()
  german.decks.forEach(({ title, about, ...deck }, i) => {
    expect(english.decks[i]).toMatchObject(deck)
    expect(title).not.toBe(english.decks[i]!.title)
    expect(about).not.toBe(english.decks[i]!.about)
    expect(about).toMatch(SENTENCE)
  })
  const { cards } = await learner.ask('cards.list', { rulesId, rules, deck: 'limits' })
  expect(cards.map(({ state }) => state)).not.toContain('unseen')
  for (const { question } of cards) expect(question).toMatch(/Würfel übrig: Ab wie vielen/)
})
