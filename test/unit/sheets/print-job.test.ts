import { describe, expect, it } from 'vitest'
import { readSettings } from '#shared/contract/settings.ts'
import { LAYOUT_IDS, LAYOUTS } from '#shared/sheets/layouts.ts'
import {
  FIRST_CHOICE,
  printQuery,
  readPrintQuery,
  type PrintJob,
} from '#shared/contract/print-job.ts'
import { SHEET_KINDS } from '#shared/games/games.ts'

const JOB: PrintJob = { ...FIRST_CHOICE, rules: 'zilch', day: '2026-03-01' }

describe('the query of a print', () => {
  it.each(
    LAYOUT_IDS.flatMap((layout) => LAYOUTS[layout].papers.map(({ paper }) => ({ layout, paper }))),
  )('says all of $layout on $paper', ({ layout, paper }) => {
    const job: PrintJob = { ...JOB, layout, paper, ink: 'black', kinds: [...SHEET_KINDS] }
    expect(readPrintQuery(printQuery(job))).toEqual({ ok: true, value: job })
  })

  it.each([
    ['card', 'card', 'pocket', 'a4'],
    ['eight', 'letter', 'pocket', 'letter'],
    ['a6', 'a6', 'pocket', 'a4'],
    ['large', 'letter', 'poster', 'letter'],
  ] as const)(
    'reads the former layout %s on %s as %s on %s',
    (layout, paper, nowLayout, nowPaper) => {
      const now: PrintJob = { ...JOB, layout: nowLayout, paper: nowPaper }
      expect(readPrintQuery({ ...printQuery(JOB), layout, paper })).toEqual({
        ok: true,
        value: now,
      })
      const sheets = { ...FIRST_CHOICE, layout, paper }
      expect(readSettings({ sheets }).sheets).toMatchObject({ layout: nowLayout, paper: nowPaper })
    },
  )

  it('reads a former sheet as the one that has its numbers, once', () => {
    const kindsOf = (kinds: string): readonly string[] | null => {
      const read = readPrintQuery({ ...printQuery(JOB), kinds })
      return read.ok ? read.value.kinds : null
    }
    expect(kindsOf('odds,turn-types')).toEqual(['odds', 'limits'])
    expect(kindsOf('limits,turn-types')).toEqual(['limits'])
    expect(kindsOf('few-numbers,odds')).toEqual(['card', 'odds'])
  })

  it('may say more, which is not heard', () => {
    expect(readPrintQuery({ ...printQuery(JOB), dialog: '1' })).toEqual({ ok: true, value: JOB })
    const card = { ...JOB, card: 'bank:1:2' }
    expect(readPrintQuery(printQuery(card))).toEqual({ ok: true, value: card })
  })

  it('is told each field that is missing', () => {
    const read = readPrintQuery({})
    expect(read.ok ? null : read.problems.map(({ field, message }) => [field, message])).toEqual([
      ['kinds', expect.stringMatching(/^The sheets must be one or more of/)],
      ['layout', expect.stringMatching(/^The layout must be one of/)],
      ['paper', expect.stringMatching(/^The paper must be one of/)],
      ['ink', expect.stringMatching(/^The ink must be one of/)],
      ['rules', expect.stringMatching(/^The rule set must be named/)],
      ['day', expect.stringMatching(/^The day must be a date/)],
    ])
  })

  it.each([
    { wrong: { kinds: '' }, field: 'kinds.0', says: 'The sheets must be one or more of card' },
    { wrong: { kinds: 'odds,odds' }, field: 'kinds', says: 'each once' },
    { wrong: { kinds: 'odds,evens' }, field: 'kinds.1', says: 'one or more of' },
    { wrong: { kinds: undefined }, field: 'kinds', says: 'The sheets must be' },
    { wrong: { layout: 'book' }, field: 'layout', says: 'one of page, pocket, poster.' },
    { wrong: { paper: 'b5' }, field: 'paper', says: 'The paper must be one of a4, letter' },
    { wrong: { paper: 'a3' }, field: 'paper', says: 'cannot be printed on this paper' },
    { wrong: { ink: 'gold' }, field: 'ink', says: 'The ink must be one of colour, black' },
    { wrong: { rules: '' }, field: 'rules', says: 'The rule set must be named by its id' },
    { wrong: { rules: ['a', 'b'] }, field: 'rules', says: 'The rule set must be named' },
    { wrong: { day: '2026-03-01x' }, field: 'day', says: 'a date such as 2026-03-01' },
    { wrong: { day: '2026-02-31' }, field: 'day', says: 'a date such as 2026-03-01' },
  ])('is told what is wrong: $wrong', ({ wrong, field, says }) => {
    const read = readPrintQuery({ ...printQuery(JOB), ...wrong })
    expect(read.ok ? null : read.problems).toEqual([
      { field, message: expect.stringContaining(says) as string },
    ])
  })
})

describe('the choice in the settings', () => {
  it('is kept', () => {
    const sheets = { ...FIRST_CHOICE, layout: 'pocket' as const }
    expect(readSettings({ sheets }).sheets).toEqual(sheets)
  })

  it.each([
    { what: 'a sheet there is not', sheets: { ...FIRST_CHOICE, kinds: ['more'] } },
    { what: 'no sheet', sheets: { ...FIRST_CHOICE, kinds: [] } },
    { what: 'nonsense', sheets: 7 },
  ])('is none if it is $what', ({ sheets }) => {
    expect(readSettings({ sheets }).sheets).toBeNull()
  })
})
