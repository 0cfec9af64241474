import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { withDigits } from '#shared/sheets/dice-signs.ts'
import { sheetCsvFiles } from '#shared/sheets/sheet-csv.ts'
import { dayWords } from '#shared/sheets/sheet-day.ts'
import { sheetText } from '#shared/sheets/sheet-text.ts'
import type { Sheet, SheetTable } from '#shared/sheets/sheet.ts'
import { spread } from '#shared/sheets/sheet-cells.ts'
import { printedFigures } from '#test/unit/games/farkle/solve/turn/figures.ts'
import { goldenFile, goldenText, PRESET_IDS, sheetsOf } from '#test/support/sheet-fixtures.ts'

const tablesOf = ({ blocks }: Sheet): SheetTable[] =>
  blocks.filter((block) => block.kind === 'table')

describe.each(PRESET_IDS)('the sheets of %s', (preset) => {
  const sheets = sheetsOf(PRESETS[preset])

  it('read as they were looked over', () => {
    expect(goldenText(sheets)).toBe(readFileSync(goldenFile(preset), 'utf8'))
  })

  it('have as many cells in each row as columns, and no row too many for a card', () => {
    for (const table of sheets.flatMap(tablesOf)) {
      expect(table.columns.length).toBeLessThanOrEqual(6)
      expect(table.rows.length).toBeLessThanOrEqual(15)
      for (const { cells } of table.rows) {
        expect(spread(cells)).toHaveLength(table.columns.length)
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
          ...rows.map(({ head, cells }) => [head, ...spread(cells).map(({ text }) => text)]),
        ].map((line) => line.map(withDigits)),
      )
    expect(files.map(({ text }) => parseCsv(text))).toEqual(wanted)
  })

  it('has names of files that say the rules, the sheet and which of its tables', () => {
    const names = files.map(({ name }) => name)
    expect(new Set(names).size).toBe(names.length)
    expect(names[0]).toBe('1-1-zilch-at-jo-s-rule-of-thumb.csv')
    const two = { ...sheets[0]!, blocks: [...sheets[0]!.blocks, ...sheets[0]!.blocks] }
    expect(sheetCsvFiles([two]).map(({ name }) => name)).toEqual([
      '1-1-zilch-at-jo-s-rule-of-thumb-1.csv',
      '1-1-zilch-at-jo-s-rule-of-thumb-2.csv',
    ])
  })

  it('quotes commas, quotes and line breaks, and lets a name be no formula', () => {
    const cells = [{ text: '=1+1, "x"\ny', weight: 'plain', span: 1 }] as const
    const table: SheetTable = {
      ...{ kind: 'table', caption: null, corner: 'a' },
      ...{ columns: [{ title: 'b', align: 'end' }], rows: [{ head: 'c', cells }] },
    }
    const [file] = sheetCsvFiles([{ ...sheets[0]!, blocks: [table] }])
    expect(parseCsv(file!.text)[1]).toEqual(['c', '\'=1+1, "x"\ny'])
  })
})

describe('the text of a sheet', () => {
  it('is the same again', () => {
    const make = (): Sheet[] => sheetsOf(PRESETS.zilch, ['limits', 'turn-types', 'odds'])
    const [one, other] = [make(), make()]
    expect(other).toEqual(one)
    expect(goldenText(other)).toBe(goldenText(one))
    expect(sheetCsvFiles(other)).toEqual(sheetCsvFiles(one))
  })

  it('has columns that are aligned, with a mark before what is bold on paper', () => {
    const [limits] = sheetsOf(PRESETS.farkle, ['limits'])
    const lines = sheetText(limits!).split('\n')
    const at = lines.findIndex((line) => line.startsWith('Dice left'))
    expect(lines.slice(at, at + 2)).toEqual([
      'Dice left       6       5      4     3    2    1',
      'Bank from  *never  *2,900  1,000  *400  250  any',
    ])
    expect(lines).toContain('- *: worth 1.1 points a turn or more by itself.')
  })

  it('ends with the program, its version and the day', () => {
    const text = goldenText(sheetsOf(PRESETS.farkle, ['odds']))
    expect(text.trimEnd().split('\n').at(-1)).toBe('Breakpoint 0.0.0, 1 March 2026')
  })
})

describe('a day', () => {
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
  ])('%s is %s', (text, words) => {
    expect(dayWords(text)).toBe(words)
  })
})

describe('the breakpoint table of basic Farkle', () => {
  it('is table 3 of the 2017 paper', () => {
    const [sheet] = sheetsOf(PRESETS.farkle, ['breakpoints'])
    const [{ columns, rows }] = tablesOf(sheet!) as [SheetTable]
    const printed = printedFigures('farkle_table3_breakpoints')
    expect(columns.map(({ title }) => title)).toEqual(printed.map(({ dice }) => dice))
    const values = Object.keys(printed[0]!).filter((name) => name.startsWith('v'))
    expect(rows.map(({ head }) => head.replace(': bank', ''))).toEqual(
      values.map((name) => name.slice(1)),
    )
    // From a turn total of 0 on is always.
    const plain = (text: string): string => text.replace(',', '').replace('any', '0')
    const cells = rows.map((row) => spread(row.cells).map(({ text }) => plain(text)))
    expect(cells).toEqual(
      values.map((name) => printed.map((dice) => (dice[name] === '' ? '–' : dice[name]))),
    )
  })
})
