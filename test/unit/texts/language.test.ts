import { afterEach, expect, test } from 'vitest'
import { languageFor } from '#shared/texts/language.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import { language, speak, texts } from '#shared/texts/texts.ts'

afterEach(() => speak('en'))

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de'], 'de'],
  [['en_GB.UTF-8'], 'en'],
  [['DE'], 'de'],
  [['deu'], 'en'],
  [['fr-CH'], 'en'],
  [['C.UTF-8', ''], 'en'],
  [[], 'en'],
])('of the wishes %j the language is %s', (wishes, expected) => {
  expect(languageFor(wishes)).toBe(expected)
})

test('what is read after a language is spoken is in that language', async () => {
  expect(texts.common.cancel).toBe('Cancel')
  await speak('de')
  expect(language).toBe('de')
  expect(texts.common.cancel).toBe('Abbrechen')
})

test('numbers have the marks of the language', async () => {
  expect(grouped(1234567)).toBe('1,234,567')
  expect(grouped(-2.5)).toBe('-2.5')
  expect(decimals(1234.5, 2)).toBe('1,234.50')
  expect(decimals(-0.001, 2)).toBe('0.00')
  await speak('de')
  expect(grouped(1234567)).toBe('1\u202f234\u202f567')
  expect(decimals(1234.5, 2)).toBe('1\u202f234,50')
})
