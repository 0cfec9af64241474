import { afterEach, expect, test } from 'vitest'
import { intervalWords } from '#main/backend/cards/card-data.ts'
import { decodeResult } from '#main/backend/solve/result-codec.ts'
import { setLocale } from '#shared/texts/locale.ts'

const MINUTE = 60_000
const DAY = 1440 * MINUTE

afterEach(() => setLocale('en'))

test('files that cannot be used are told of in that language', async () => {
  const label = { solver: 'score', solverVersion: 1, key: 'abc' }
  expect(() => decodeResult(label, Buffer.alloc(10))).toThrow('it is not a result file')
  await setLocale('de')
  expect(() => decodeResult(label, Buffer.alloc(10))).toThrow('die Datei ist keine Ergebnisdatei')
})

test.each([
  [20_000, 'in 1 min', 'in 1\u00a0min'],
  [10 * MINUTE, 'in 10 min', 'in 10\u00a0min'],
  [150 * MINUTE, 'in 3 h', 'in 3\u00a0h'],
  [DAY, 'in 1 day', 'in 1 Tag'],
  [4 * DAY, 'in 4 days', 'in 4 Tagen'],
  [75 * DAY, 'in 2.5 months', 'in 2,5 Monaten'],
  [400 * DAY, 'in 13 months', 'in 13 Monaten'],
  [800 * DAY, 'in 2.2 years', 'in 2,2 Jahren'],
  [36_500 * DAY, 'in 100 years', 'in 100 Jahren'],
])('%d milliseconds are told as "%s", and in German "%s"', async (milliseconds, words, german) => {
  expect(intervalWords(milliseconds)).toBe(words)
  await setLocale('de')
  expect(intervalWords(milliseconds)).toBe(german)
})
