import { afterEach, expect, test } from 'vitest'
import { intervalWords } from '#main/backend/cards/card-data.ts'
import { decodeResult } from '#main/backend/solve/result-codec.ts'
import { jobTitle } from '#shared/contract/housekeeping.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { farkleTexts } from '#shared/games/farkle/texts/texts.ts'
import { failureOf, LONG_RULES, start, temporaryFolder } from './harness.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

afterEach(() => setLocale('en'))

test('the backend answers in the language that the page says, and its workers do', async () => {
  const backend = await start(temporaryFolder())
  const askAmiss = async (): Promise<string> =>
    (await failureOf(backend.ask('jobs.cancel', { id: 'job-1' }))).message
  const sheet = async (): Promise<string> => {
    const { sheets } = await backend.ask('sheets.make', {
      ...{ rules: PRESETS.zilch, kinds: ['limits'], day: '2026-03-01' },
    })
    return sheets[0]!.title
  }
  const english = farkleTexts.sheets.kinds.limits.title
  expect(await askAmiss()).toBe('This solve has already ended.')
  expect(await sheet()).toBe(english)
  await backend.ask('language.speak', { language: 'de' })
  expect(await askAmiss()).toBe('Diese Berechnung ist schon zu Ende.')
  expect(await sheet()).toBe(farkleTexts.sheets.kinds.limits.title)
  expect(farkleTexts.sheets.kinds.limits.title).not.toBe(english)
  await backend.ask('language.speak', { language: 'en' })
  expect(await sheet()).toBe(english)
})

test('what is being solved has its name in that language', async () => {
  const backend = await start(temporaryFolder())
  await backend.ask('language.speak', { language: 'de' })
  const solved = failureOf(backend.ask('score.overview', { rules: LONG_RULES }))
  const { jobs } = await backend.ask('jobs.list', {})
  expect(jobs.map((job) => jobTitle(job))).toEqual(['Strategie auf Punkte: Long'])
  await backend.ask('jobs.cancel', { id: jobs[0]!.id })
  expect(await solved).toMatchObject({
    ...{ code: 'cancelled', message: 'Die Berechnung wurde angehalten.' },
  })
})

test('files that cannot be used are told of in that language', async () => {
  const label = { solver: 'score', solverVersion: 1, key: 'abc' }
  expect(() => decodeResult(label, Buffer.alloc(10))).toThrow('it is not a result file')
  await setLocale('de')
  expect(() => decodeResult(label, Buffer.alloc(10))).toThrow('die Datei ist keine Ergebnisdatei')
})

test.each([
  [30_000, 'in 1\u00a0min'],
  [150 * MINUTE, 'in 3\u00a0h'],
  [DAY, 'in 1 Tag'],
  [4 * DAY, 'in 4 Tagen'],
  [70 * DAY, 'in 2,3 Monaten'],
  [800 * DAY, 'in 2,2 Jahren'],
  [36_500 * DAY, 'in 100 Jahren'],
])('in German %d milliseconds are told as "%s"', async (milliseconds, words) => {
  await setLocale('de')
  expect(intervalWords(milliseconds)).toBe(words)
})
