import { describe, expect, it } from 'vitest'
import { parseThumbRule } from '#shared/games/farkle/input/thumb-words.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import { withDigits } from '#shared/sheets/dice-signs.ts'
import type { SheetLines, SheetTable, UndatedSheet } from '#shared/sheets/sheet.ts'
import { plainSources } from '#test/support/sheet-fixtures.ts'

function sheetOf(text: string, behind: number | null = null): UndatedSheet {
  const read = parseThumbRule(text)
  if (!read.ok) throw new Error(`${text} is no rule of thumb`)
  const sources = { ...plainSources(PRESETS.farkle), few: { rule: read.value, behind } }
  return makeSheets(sources, ['few-numbers'])[0]!
}

/** The columns of its table, each with its title. */
function columnsOf({ blocks }: UndatedSheet): string[][] {
  const { columns, rows } = blocks[0] as SheetTable
  return columns.map(({ title }, i) => [title, ...rows.map(({ cells }) => cells[i]!.text)])
}
const linesOf = ({ blocks }: UndatedSheet): readonly string[] =>
  (blocks[1] as SheetLines).lines.map(withDigits)

describe('the rule of thumb on a card', () => {
  it('says numbers that are one for all in its line, and others in columns', () => {
    const simple = sheetOf('hold=15n3,divide=6,score=55,shape=half')
    expect(columnsOf(simple)).toEqual([['Hold number', '1,875', '960', '405', '120', '15']])
    expect(linesOf(simple)[0]).toBe('V = (hold number − turn total) : 6 + 55 s.')
    const rich = sheetOf('hold=150/150/400/1000/1800,divide=4/4/4/6/6,score=70/50:60')
    expect(columnsOf(rich)).toEqual([
      ['Hold number', '1,800', '1,000', '400', '150', '150'],
      ['D', '6', '6', '4', '4', '4'],
      ['B, behind', '50', '50', '50', '50', '70'],
    ])
    expect(linesOf(rich)[0]).toBe('V = (hold number − turn total) : D + B s (ahead: 60 s).')
  })

  it('tells nothing of a score that does not count', () => {
    const lines = linesOf(sheetOf('hold=15n3'))
    expect(lines[0]).toBe('V = hold number − turn total.')
    expect(lines.some((line) => line.includes('s = '))).toBe(false)
  })

  it('has an example that comes out as the numbers say', () => {
    // Four dice left: hold number 960, turn total 300, s = 0.4; (960 - 300) / 6 + 55 x 0.4 = 132.
    expect(linesOf(sheetOf('hold=15n3,divide=6,score=55')).at(-2)).toContain(
      'else 1, roll 4, 300 + 132 = 432.',
    )
  })

  it('says what was measured, or that nobody has', () => {
    expect(sheetOf('hold=15n3', 0.0083).worth!.text).toContain('0.83%')
    // It does not open the sheet, and says what to do.
    expect(sheetOf('hold=15n3').worth).toBeNull()
    expect(linesOf(sheetOf('hold=15n3')).at(-1)).toMatch(/^A template; the app finds/)
  })
})
