import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { withDigits } from '#shared/sheets/dice-signs.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import { dayWords } from '#shared/sheets/sheet-day.ts'
import { sheetsText } from '#shared/sheets/sheet-text.ts'
import { printedSheets, type SheetBody, type Sheet, type SheetTable } from '#shared/sheets/sheet.ts'
import { printedFigures } from '#test/unit/games/farkle/solve/turn/figures.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import {
  goldenFile,
  goldenText,
  plainSources,
  PRESET_IDS,
  sheetsOf,
} from '#test/support/sheet-fixtures.ts'

const tablesOf = ({ blocks }: SheetBody): SheetTable[] =>
  blocks.filter((block) => block.kind === 'table')

describe.each(PRESET_IDS)('the sheets of %s', (preset) => {
  const sheets = sheetsOf(PRESETS[preset])

  it('read as they were looked over', () => {
    expect(goldenText(sheets)).toBe(readFileSync(goldenFile(preset), 'utf8'))
  })

  it('have as many cells in each row as columns, and few enough of both for a page', () => {
    for (const table of sheets.flatMap(tablesOf)) {
      expect(table.columns.length).toBeLessThanOrEqual(15)
      expect(table.rows.length).toBeLessThanOrEqual(21)
      for (const { cells } of table.rows) {
        expect(cells).toHaveLength(table.columns.length)
      }
    }
  })
})

/** Records of RFC 4180, read back by its grammar. */
function parseCsv(text: string): string[][] {
  expect(text.endsWith('\r\n')).toBe(true)
  const records: string[][] = []
  for (let at = 0; at < text.length;) {
    const fields: string[] = []
    for (let end = ','; end === ',';) {
      const [found, quoted, plain] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(text.slice(at))!
      fields.push(quoted?.replaceAll('""', '"') ?? plain!)
      at += found.length
      end = text[at] === ',' ? ',' : '\r\n'
      expect(text.startsWith(end, at)).toBe(true)
      at += end.length
    }
    records.push(fields)
  }
  return records
}

describe('the CSV of sheets', () => {
  const rules = { ...PRESETS.zilch, name: '=1+1, "Zilch"\nat Jo’s' }
  const sheets = sheetsOf(rules)
  const files = sheetCsvFiles(sheets)

  it('has every table by itself in a file, each cell by itself', () => {
    const wanted = sheets
      .flatMap(tablesOf)
      .map(({ corner, columns, rows }) =>
        [
          [corner, ...columns.map(({ title }) => title)],
          ...rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)]),
        ].map((line) => line.map(withDigits)),
      )
    expect(files.map(({ text }) => parseCsv(text))).toEqual(wanted)
  })

  it('has names of files that say the rules, the sheet and which of its tables', () => {
    const names = files.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names.slice(0, 2)).toEqual([
      '1-1-zilch-at-jo-s-the-card-1.csv',
      '1-1-zilch-at-jo-s-the-card-2.csv',
    ])
    expect(names).toContain('1-1-zilch-at-jo-s-when-to-bank.csv')
  })

  it('quotes commas, quotes and line breaks, and lets a name be no formula', () => {
    const cells = [{ text: '=1+1, "x"\ny', weight: 'plain' }] as const
    const table: SheetTable = {
      kind: 'table',
      caption: null,
      corner: 'a',
      columns: [{ title: 'b', align: 'end' }],
      rows: [{ head: 'c', cells }],
    }
    const [file] = sheetCsvFiles([{ ...sheets[0]!, blocks: [table] }])
    expect(parseCsv(file!.text)[1]).toEqual(['c', '\'=1+1, "x"\ny'])
  })
})

it('sheets that are printed together have the rules once, on the sheet that needs fewest of them, and the day at the end', () => {
  const { zilch } = PRESETS
  const made = sheetsOf(zilch, ['limits', 'scoring', 'odds'])
  const [limits, scoring, odds] = printedSheets(made)
  expect([limits!.rules, odds!.rules]).toEqual([[], []])
  expect(scoring!.rules).toEqual(made[1]!.rules)
  expect(scoring!.rules.length).toBeLessThan(made[0]!.rules.length)
  expect([limits!.foot, scoring!.foot, odds!.foot]).toEqual(['', '', made[2]!.foot])
  const [alone] = printedSheets(made.slice(0, 1))
  expect(alone).toEqual(made[0])
})

describe('when to bank', () => {
  it('has a column for the first bank where that must be more', () => {
    const [sheet] = sheetsOf({ ...PRESETS.farkle, minimumFirstBank: 500 }, ['limits'])
    const [table] = tablesOf(sheet!)
    expect(table!.columns.map(({ title }) => title)).toEqual(['Bank from', 'First bank'])
    const first = table!.rows.map(({ cells }) => Number(cells[1]!.text.replace(',', '')))
    for (const from of first.slice(1)) expect(from).toBeGreaterThanOrEqual(500)
  })

  it('has a column for each number of farkles before, where they have a penalty', () => {
    const [table] = tablesOf(sheetsOf(PRESETS.zilch, ['limits'])[0]!)
    expect(table!.columns.map(({ title }) => title)).toEqual(['No farkle', '1 farkle', '2 farkles'])
  })
})

describe('a blank score sheet', () => {
  it('has turns and totals of four players, and beside them what scores', () => {
    const [sheet] = sheetsOf(PRESETS.zilch, ['score-sheet'])
    const [table, beside] = sheet!.blocks
    if (table?.kind !== 'table' || beside?.kind !== 'lines') expect.unreachable()
    expect(table.columns).toHaveLength(8)
    expect(table.rows.map(({ head }) => head).slice(0, 3)).toEqual(['Turn', '1', '2'])
    expect(beside.lines[0]).toBe('One 1: 100, one 5: 50.')
    expect(sheet!.rules).toEqual([])
  })

  it('has as many turns as a game of rounds', () => {
    const rules = { ...PRESETS.farkle, end: 'rounds', rounds: 7 } as const
    const { rows } = tablesOf(makeSheets(plainSources(PRESETS.farkle), ['score-sheet'])[0]!)[0]!
    expect(rows).toHaveLength(21)
    const sources = { ...plainSources(PRESETS.farkle), rules }
    expect(tablesOf(makeSheets(sources, ['score-sheet'])[0]!)[0]!.rows).toHaveLength(8)
  })
})

describe('the text of a sheet', () => {
  it('is the same again', () => {
    const make = (): Sheet[] => sheetsOf(PRESETS.zilch, ['limits', 'score-sheet', 'odds'])
    const [one, other] = [make(), make()]
    expect(other).toEqual(one)
    expect(goldenText(other)).toBe(goldenText(one))
    expect(sheetCsvFiles(other)).toEqual(sheetCsvFiles(one))
  })

  it('has columns that are aligned, with a mark before what is bold on paper', () => {
    const [limits] = sheetsOf(PRESETS.farkle, ['limits'])
    const lines = sheetsText([limits!]).split('\n')
    const at = lines.findIndex((line) => line.startsWith('Dice left'))
    expect(lines.slice(at, at + 7)).toEqual([
      'Dice left  Bank from',
      '6             *never',
      '5             *2,900',
      '4              1,000',
      '3               *400',
      '2                250',
      '1                any',
    ])
    expect(lines).toContain('- *: worth 1.1 points a turn or more by itself.')
  })

  it('ends with the program, its version and the day', () => {
    const text = goldenText(sheetsOf(PRESETS.farkle, ['odds']))
    expect(text.trimEnd().split('\n').at(-1)).toBe('Breakpoint 0.0.0, 1 March 2026')
  })
})

it.each([
  ['2024-02-29', '29 February 2024'],
  ['2026-12-31', '31 December 2026'],
  ['2000-02-29', '29 February 2000'],
  ['2026-02-29', null],
  ['1900-02-29', null],
  ['2026-04-31', null],
  ['2026-00-10', null],
  ['2026-13-01', null],
  ['2026-01-00', null],
  ['26-01-01', null],
  ['2026-1-1', null],
  ['', null],
])('the day %s is %s', (text, words) => {
  expect(dayWords(text)).toBe(words)
})

it('the breakpoint table of basic Farkle is table 3 of the 2017 paper', () => {
  const [sheet] = sheetsOf(PRESETS.farkle, ['breakpoints'])
  const [{ columns, rows }] = tablesOf(sheet!) as [SheetTable]
  const printed = printedFigures('farkle_table3_breakpoints')
  expect(rows.map(({ head }) => head)).toEqual(printed.map(({ dice }) => dice))
  const values = Object.keys(printed[0]!).filter((name) => name.startsWith('v'))
  expect(columns.map(({ title }) => title.replace('Bank', '0'))).toEqual(
    values.map((name) => name.slice(1)),
  )
  // From a turn total of 0 on is always.
  const plain = (text: string): string => text.replace(',', '').replace('any', '0')
  const cells = rows.map((row) => row.cells.map(({ text }) => plain(text)))
  expect(cells).toEqual(
    printed.map((dice) => values.map((name) => (dice[name] === '' ? '–' : dice[name]))),
  )
})
