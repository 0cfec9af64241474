import { afterEach, describe, expect, test, vi } from 'vitest'
import { languageFor } from '#shared/texts/language.ts'
import { decimals, grouped } from '#shared/texts/numbers.ts'
import {
  currentLanguage,
  defineTexts,
  loadLanguage,
  setClientLanguage,
  setLocale,
} from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'

afterEach(async () => {
  setClientLanguage(() => undefined)
  await setLocale('en')
})

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
  await setLocale('de')
  expect(currentLanguage()).toBe('de')
  expect(texts.common.cancel).toBe('Abbrechen')
})

test('numbers have the marks of the language', async () => {
  expect(grouped(1234567)).toBe('1,234,567')
  expect(grouped(-2.5)).toBe('-2.5')
  expect(decimals(1234.5, 2)).toBe('1,234.50')
  expect(decimals(-0.001, 2)).toBe('0.00')
  await setLocale('de')
  expect(grouped(1234567)).toBe('1.234.567')
  expect(decimals(1234.5, 2)).toBe('1.234,50')
})

describe('texts that are defined', () => {
  const define = (load: () => Promise<{ dice: { die: string } }>) =>
    defineTexts({ dice: { die: 'die' } }, { de: load })

  test('are loaded when their language is first spoken, once, and stay English until then', async () => {
    const load = vi.fn(() => Promise.resolve({ dice: { die: 'Würfel' } }))
    const own = define(load)
    expect(own.dice.die).toBe('die')
    expect(load).not.toHaveBeenCalled()
    await setLocale('de')
    await setLocale('en')
    await setLocale('de')
    expect(load).toHaveBeenCalledOnce()
    expect(own.dice.die).toBe('Würfel')
  })

  test('list their areas, and an area that was taken out is that of the time', async () => {
    const own = define(() => Promise.resolve({ dice: { die: 'Würfel' } }))
    expect(Object.keys(own)).toEqual(['dice'])
    await setLocale('de')
    const { dice } = own
    await setLocale('en')
    expect(dice.die).toBe('Würfel')
    expect(own.dice.die).toBe('die')
  })

  test('are read in the language of the client that is answered', async () => {
    let client: 'en' | 'de' | undefined
    setClientLanguage(() => client)
    const own = define(() => Promise.resolve({ dice: { die: 'Würfel' } }))
    await loadLanguage('de')
    expect(own.dice.die).toBe('die')
    client = 'de'
    expect([currentLanguage(), own.dice.die, texts.common.cancel]).toEqual([
      'de',
      'Würfel',
      'Abbrechen',
    ])
    client = undefined
    expect([currentLanguage(), own.dice.die, texts.common.cancel]).toEqual(['en', 'die', 'Cancel'])
  })
})
