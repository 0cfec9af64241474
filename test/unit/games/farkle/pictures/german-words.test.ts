import { afterEach, beforeEach, expect, test } from 'vitest'
import { leadAtOwn } from '#shared/games/farkle/pictures/lead.ts'
import {
  bankWords,
  costWords,
  leadWords,
  winWords,
} from '#shared/games/farkle/pictures/map-words.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { BANK, WIN } from './sample-maps.ts'

beforeEach(() => setLocale('de'))
afterEach(() => setLocale('en'))

test('findings are whole German sentences', () => {
  expect(bankWords(BANK, 4)).toBe(
    'Mit 4 Würfeln: am Anfang ab 100 sichern, in der Spielmitte ab 50 mit 50 Punkten Vorsprung und ab 100 mit ebenso viel Rückstand; ab 150 eigenen oder 150 gegnerischen Punkten aufs Ganze gehen.',
  )
  const even = { ...BANK, bankFrom: BANK.bankFrom.map(() => 250) }
  expect(bankWords(even, 1)).toBe('Mit 1 Würfel: ab 250 sichern.')
  expect(costWords(BANK, 2)).toBe(
    'Mit 2 Würfeln kostet ein Fehler am meisten bei 0 gegen 150: 30,0 Prozentpunkte.',
  )
  expect(winWords(WIN)).toBe(
    'Wer beginnt, gewinnt 55,0\u00a0%; wer mit 100 gesicherten Punkten am Zug ist, hat bei 27 Punkten Rückstand gleiche Chancen.',
  )
  expect(leadWords(leadAtOwn(WIN, 100))).toBe(
    'Wer am Zug ist, gewinnt bei Gleichstand 56,0\u00a0%, bei 50 Punkten Rückstand 45,0\u00a0%; die Chancen sind gleich bei 27 Punkten Rückstand.',
  )
})
