import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setLocale } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { keyWords } from '#renderer/services/command-keys.ts'
import {
  formatDate,
  formatDay,
  formatDayNumber,
  formatDuration,
  formatMoment,
} from '#renderer/components/date-format.ts'
import { progressPart } from '#renderer/games/farkle/progress/progress-part.ts'
import {
  formatBytes,
  formatCount,
  formatDice,
  formatNumber,
  formatPercent,
  formatText,
  formatTiny,
  readDecimal,
  readNumber,
} from '#renderer/components/format.ts'
import { errorRateWords, formatLoss } from '#renderer/components/goal-format.ts'

const THIN = '\u202f'
const NO_BREAK = '\u00a0'

beforeEach(() => setLocale('de'))
afterEach(() => setLocale('en'))

describe('a number in German', () => {
  it('has a decimal comma', () => {
    expect(formatNumber(-1234.5, 1)).toBe(`\u22121.234,5`)
    expect(formatPercent(0.4375)).toBe('43,8')
    expect(formatBytes(1_234_567)).toBe(`1,2${NO_BREAK}MB`)
    expect(formatTiny(-2.14e-9)).toEqual({ digits: `\u22122,1${THIN}×${THIN}10`, power: '\u22129' })
  })

  it('keeps its comma in a sentence', () => {
    expect(formatText('kostet 0,125 %, also -3 Punkte')).toBe(
      `kostet 0,125${NO_BREAK}%, also \u22123 Punkte`,
    )
  })

  it.each([
    { text: '1.250', whole: 1250, decimal: 1250 },
    { text: `10.000`, whole: 10_000, decimal: 10_000 },
    { text: '1.250,5', whole: null, decimal: 1250.5 },
    { text: '0,125', whole: null, decimal: 0.125 },
    { text: '12,5', whole: null, decimal: 12.5 },
    { text: '1,25,0', whole: null, decimal: null },
  ])('is read as people type it: $text', ({ text, whole, decimal }) => {
    expect(readNumber(text)).toBe(whole)
    expect(readDecimal(text)).toBe(decimal)
  })
})

describe('a date in German', () => {
  const now = new Date(2026, 2, 8, 12).getTime()
  const at = (...date: [number, number, number]): number => new Date(...date, 9, 5).getTime()

  it('is a day, a month in full, and a year where it is another', () => {
    expect(formatDay(now, now)).toBe('heute')
    expect(formatMoment(at(2026, 2, 7), now)).toBe('gestern 09:05')
    expect(formatDay(at(2026, 0, 12), now)).toBe('12. Januar')
    expect(formatDay(at(2024, 2, 3), now)).toBe('3. März 2024')
    expect(formatDate(at(2024, 2, 3))).toBe('3. März 2024')
    expect(formatDayNumber(0)).toBe('1. Jan.')
  })

  it('is a length of time with a decimal comma', () => {
    expect(formatDuration(840)).toBe(`0,8${NO_BREAK}s`)
    expect(formatDuration(150_000)).toBe(`3${NO_BREAK}min`)
  })
})

describe('words in German', () => {
  it('follow the number', () => {
    expect([1, 2].map(formatDice)).toEqual(['1 Würfel', '2 Würfel'])
    const { failed } = texts.homePage.now
    expect(formatCount(failed.text, 1)).toBe(
      '1 Entscheidung, die falsch war und noch nicht berichtigt ist.',
    )
    expect(formatCount(failed.text, 1200)).toBe(
      `1.200 Entscheidungen, die falsch waren und noch nicht berichtigt sind.`,
    )
  })

  it('say what a drill was and what it cost', () => {
    expect(progressPart.drillWords({ scope: 'cell', kind: 'roll-or-bank', speed: 'sprint' })).toBe(
      'Einzelne Entscheidungen, sichern oder würfeln, Sprint',
    )
    expect(formatLoss('wins', 0.00001)).toBe('weniger als 0,01 Prozentpunkte')
    expect(errorRateWords('points', { mean: 3.14, low: 1.2, high: 5, count: 18 })).toBe(
      'Im Schnitt pro Entscheidung 3,1 Punkte verschenkt, über 18 Entscheidungen.',
    )
  })

  it('name keys as they are called', () => {
    expect(keyWords('Ctrl+Shift+K')).toBe('Strg+Umschalt+K')
    expect(keyWords('Space')).toBe('Leertaste')
    expect(keyWords('Ctrl++')).toBe('Strg++')
    expect(keyWords('+')).toBe('+')
  })
})
