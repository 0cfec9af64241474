import { describe, expect, it } from 'vitest'
import type { LeadAdvice, LeadNumber } from '#shared/games/farkle/solve/match/lead-advice.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { SheetSources } from '#shared/games/farkle/sheets/sheet-sources.ts'
import type { SheetCell, SheetKind, SheetTable, UndatedSheet } from '#shared/sheets/sheet.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import { FARKLE_THRESHOLDS } from '#test/support/deck-sources.ts'
import { plainSources } from '#test/support/sheet-fixtures.ts'

const { farkle } = PRESETS

function sheetOf(kind: SheetKind, rules: RuleSet, more: Partial<SheetSources> = {}): UndatedSheet {
  return makeSheets({ ...plainSources(rules), ...more }, [kind])[0]!
}

const tablesOf = ({ blocks }: UndatedSheet): SheetTable[] =>
  blocks.filter((block) => block.kind === 'table')

const texts = ({ rows }: SheetTable): string[][] =>
  rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)])

const columnOf = ({ rows }: SheetTable, column: number): SheetCell[] =>
  rows.map(({ cells }) => cells[column]!)

const linesOf = ({ blocks }: UndatedSheet): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'lines' ? block.lines : []))

it('the sheet of go-for-it thresholds prints table 4 of the 2017 paper and what it wins', () => {
  const sheet = sheetOf('go-for-it', farkle, { thresholds: FARKLE_THRESHOLDS })
  expect(texts(tablesOf(sheet)[0]!)).toEqual([
    ['6', '–', '–'],
    ['5', '–', '7,900'],
    ['4', '8,950', '8,600'],
    ['3', '9,350', '9,350'],
    ['2', '9,550', '9,550'],
    ['1', '9,600', '9,500'],
  ])
  expect(sheet.worth).toMatchObject({
    points: null,
    wins: FARKLE_THRESHOLDS.average,
    text: 'Wins 49.11% against perfect play; the breakpoint table alone 47.61%.',
  })
})

const plain: LeadNumber = { from: 350, reached: true, worth: 0 }
const band = (...changes: Partial<LeadNumber>[]): LeadNumber[] =>
  Array.from({ length: 6 }, (_, i) => ({ ...plain, ...changes[i] }))

const ADVICE: LeadAdvice = {
  grid: 50,
  leads: [-1450, -450, 500, 1500],
  phases: [
    {
      from: 0,
      numbers: [
        band(
          { from: 0 },
          { from: 0 },
          { from: 1200 },
          { from: 1200, worth: 0.001 },
          { from: null },
        ),
        ...Array.from({ length: 4 }, () => band()),
      ],
    },
    { from: 8500, numbers: Array.from({ length: 5 }, () => band({ reached: false })) },
    { from: 9500, numbers: Array.from({ length: 5 }, () => band()) },
  ],
  average: 0.49244,
  withoutNumbers: 0.47614,
}

describe('the sheet of numbers by lead', () => {
  const sheet = sheetOf('leads', farkle, { leads: ADVICE })
  const tables = tablesOf(sheet)

  it('has a table for each part of the game and a column for each band of leads', () => {
    expect(tables.map(({ caption }) => caption)).toEqual([
      'Bank from, while both are below 8,500',
      'Bank from, once somebody has 8,500, up to 9,500',
      'Bank from, once somebody has 9,500',
    ])
    for (const { columns, rows } of tables) {
      expect(rows.map(({ head }) => head)).toEqual(['6', '5', '4', '3', '2', '1'])
      expect(columns.map(({ title }) => title)).toEqual([
        '1,500 or more behind',
        '500 to 1,450 behind',
        'Within 450',
        '500 to 1,450 ahead',
        '1,500 or more ahead',
      ])
    }
  })

  it('prints every number, with what is dear or never met', () => {
    expect(columnOf(tables[0]!, 0)).toEqual([
      { text: '350', weight: 'plain' },
      { text: 'never', weight: 'plain' },
      { text: '1,200', weight: 'dear' },
      { text: '1,200', weight: 'plain' },
      { text: 'any', weight: 'plain' },
      { text: 'any', weight: 'plain' },
    ])
    expect(columnOf(tables[1]!, 0).slice(4)).toEqual([
      { text: '350', weight: 'plain' },
      { text: '–', weight: 'never' },
    ])
    expect(linesOf(sheet).at(-1)).toBe(
      'Bold: by itself wins at least 0.05% more games than the number for most points.',
    )
  })

  it('says what its words mean, where they stand in it', () => {
    expect(linesOf(sheet)).toContain('“any”: always bank. “never”: bank nothing short of 10,000.')
    const leads = { ...ADVICE, leads: [], phases: [{ from: 0, numbers: [band()] }] }
    const bare = sheetOf('leads', farkle, { leads })
    expect(linesOf(bare).join(' ')).not.toMatch(/any|never/)
  })

  it('banks nothing below the minimum', () => {
    const [first] = tablesOf(sheetOf('leads', PRESETS.zilch, { leads: ADVICE }))
    expect(columnOf(first!, 0).map(({ text }) => text)).toEqual([
      '350',
      'never',
      '1,200',
      '1,200',
      '300',
      '300',
    ])
  })

  it('has no column for leads that no game comes to', () => {
    const never = Array.from({ length: 6 }, () => ({ ...plain, reached: false }))
    const numbers = [never, never, band(), band(), never]
    const leads = { ...ADVICE, phases: [{ from: 0, numbers }] }
    const [only] = tablesOf(sheetOf('leads', farkle, { leads }))
    expect(only!.columns.map(({ title }) => title)).toEqual(['Within 450', '500 to 1,450 ahead'])
  })

  it('tells what following it wins', () => {
    expect(sheet.worth!.text).toBe(
      'Wins 49.24% against perfect play; the breakpoint table alone 47.61%.',
    )
  })

  it('tells it with as many digits as it takes to tell it from the table alone', () => {
    const leads = { ...ADVICE, average: 0.4721481, withoutNumbers: 0.4721449 }
    expect(sheetOf('leads', farkle, { leads }).worth!.text).toBe(
      'Wins 47.215% against perfect play; the breakpoint table alone 47.214%.',
    )
  })

  it('has one table of one column where the goal is near', () => {
    const leads = { ...ADVICE, leads: [], phases: [{ from: 0, numbers: [band()] }] }
    const near = { ...farkle, goal: 300 }
    const [one, ...others] = tablesOf(sheetOf('leads', near, { leads }))
    expect(others).toEqual([])
    expect([one!.caption, one!.columns[0]!.title]).toEqual(['Bank from, by your lead', 'Any score'])
    expect(columnOf(one!, 0).map(({ text }) => text)).toEqual(Array(6).fill('350'))
  })
})

describe('what is known of winning', () => {
  const wins = { table: 0.47614, thresholds: 0.49112 }

  it('is told on the sheets for points as well', () => {
    const known = { wins, thresholds: FARKLE_THRESHOLDS }
    expect(sheetOf('breakpoints', farkle, known).worth!.text).toBe(
      'Earns 446.6 points a turn, the most there is. Wins 47.6% against perfect play.',
    )
    // No match is played with the limits alone.
    expect(sheetOf('limits', farkle, known).worth!.wins).toBeNull()
  })

  it('is left out where nothing is known', () => {
    expect(sheetOf('limits', farkle).worth!.text).toBe('Earns 402.0 of 446.6 points a turn.')
  })
})

describe('the exceptions of a breakpoint table', () => {
  // Zilch after two farkles, as a turn by itself: its table errs in seven cases.
  const { report } = plainSources(PRESETS.zilch)
  const late = report.turns.find(({ key }) => key === 'after-2')!
  const { figures, play, exceptions } = late
  const alone = { ...report, turns: [{ ...late, key: 'single' as const }] }
  const sheet = sheetOf('breakpoints', { ...PRESETS.zilch, farklePenalty: null }, { report: alone })
  const block = sheet.blocks.findLast((one) => one.kind === 'lines')!

  it('are the dearest few, and the rest together', () => {
    expect(exceptions).toHaveLength(7)
    expect(block.title).toBe('Exceptions, with the points a turn that each is worth')
    const { lines } = block
    expect(lines).toHaveLength(7)
    const [dearest] = exceptions as [(typeof exceptions)[number]]
    const loss = dearest.cost * dearest.perTurn
    expect(lines[0]).toContain(`At ${dearest.turnScore.toLocaleString('en-US')}, rolled `)
    expect(lines[0]).toContain(`(${loss.toFixed(3)}).`)
    const rest = exceptions[6]!.cost * exceptions[6]!.perTurn
    const text = rest < 0.0005 ? 'less than 0.001' : rest.toFixed(3)
    expect(lines[6]).toBe(`And 1 more, together ${text} points a turn.`)
  })

  it('cost together what the table loses', () => {
    const sum = exceptions.reduce((all, { cost, perTurn }) => all + cost * perTurn, 0)
    expect(figures.expectedPoints - play.expectedPoints).toBeCloseTo(sum, 8)
  })

  it('are told with the rows whose values do not only fall', () => {
    const [table] = tablesOf(sheet)
    expect(table!.rows.map(({ head }) => head)).toContain('5†')
    expect(linesOf(sheet).some((line) => line.startsWith('†'))).toBe(true)
  })
})
