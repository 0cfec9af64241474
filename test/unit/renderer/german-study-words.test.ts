import { beforeEach, describe, expect, it } from 'vitest'
import type { ShownCard } from '#renderer/features/cards/card-words.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { setLocale } from '#shared/texts/locale.ts'
import { optionWords } from '#renderer/games/farkle/analyse/option-rows.ts'
import { givenWords } from '#renderer/features/cards/card-words.ts'
import { dueWords } from '#renderer/features/cards/due-words.ts'
import { historyWords } from '#renderer/features/cards/statistics.ts'
import { inLine } from '#renderer/features/drill/course-words.ts'
import { draftOf, moreWords } from '#renderer/games/farkle/drill/setup-draft.ts'
import { startStores } from './harness.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

beforeEach(() => setLocale('de'))

describe('what drills and cards say in German', () => {
  it('names what a drill has that is not usual, with a comma in decimals', () => {
    const filters = {
      ...DEFAULT_SETUP.filters,
      dice: [1 as const],
      turnTotal: { from: 250, to: null },
      gap: { from: 0.002, to: 0.0305 },
      situations: ['any' as const, 'ahead' as const],
    }
    const draft = draftOf({ ...DEFAULT_SETUP, scope: 'cell', filters }, 'wins')
    expect([draft.gapFrom, draft.gapTo]).toEqual(['0,2', '3,05'])
    expect(inLine(moreWords(draft, 'wins'))).toBe(
      '1 Würfel · Zugpunkte ab 250 · kostet 0,2 bis 3,05\u00a0PP · in Führung',
    )
  })

  it('tells one from many', () => {
    const done = (reviews: number) => [{ day: 0, reviews, remembered: 0, seconds: 60 }]
    expect(historyWords(done(1))).toContain('1 Wiederholung in den letzten 30 Tagen')
    expect(historyWords(done(2))).toContain('2 Wiederholungen in den letzten 30 Tagen')
  })

  it('says when a card is due, and how far an answer was off', async () => {
    await startStores()
    const now = new Date(2026, 2, 8, 12).getTime()
    expect(dueWords(now, now)).toBe('Die nächste Karte ist jetzt fällig.')
    expect(dueWords(now + 5 * DAY, now)).toBe('Die nächste Karte ist in 5 Tagen fällig.')
    expect(dueWords(now + 40 * DAY, now)).toMatch(/^Die nächste Karte ist am 17\. Apr.* fällig\.$/)

    const card = { unit: 'points', choices: [] } as unknown as ShownCard
    expect(givenWords(card, '400', { right: false, error: 50 })).toBe(
      'Deine Antwort: 400, also 50 Punkte zu hoch.',
    )
  })

  it('puts dice into the dative', () => {
    const option = {
      setAside: [1, 5],
      points: 150,
      then: 'roll',
      turnTotal: 150,
    } as unknown as Parameters<typeof optionWords>[0]
    expect(optionWords({ ...option, diceLeft: 4 })).toBe(
      '1, 5 für 150 beiseitelegen, mit 4 Würfeln weiterwürfeln',
    )
    expect(optionWords({ ...option, diceLeft: 1 })).toBe(
      '1, 5 für 150 beiseitelegen, mit 1 Würfel weiterwürfeln',
    )
  })
})
