import { describe, expect, it } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { makeSheets } from '#shared/games/farkle/sheets/sheets.ts'
import { withDigits } from '#shared/sheets/dice-signs.ts'
import type { SheetLines, SheetTable, UndatedSheet } from '#shared/sheets/sheet.ts'
import { plainSources } from '#test/support/sheet-fixtures.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'

const { farkle } = PRESETS
const FEW = 'hold=50/0/250/550/1300:150/100/350/900/1700,columns=0.2,divide=6,go=9550'

function sheetOf(text: string | null, behind: number | null = null, rules = farkle): UndatedSheet {
  const card = text === null ? null : { rule: ruleOf(text), behind, numbers: 2 }
  return makeSheets({ ...plainSources(rules), card }, ['card'])[0]!
}

/** The rows of its tables, each with its head. */
const rowsOf = ({ blocks }: UndatedSheet): string[][][] =>
  blocks
    .filter((block): block is SheetTable => block.kind === 'table')
    .map(({ rows }) => rows.map(({ head, cells }) => [head, ...cells.map(({ text }) => text)]))
const linesOf = ({ blocks }: UndatedSheet): readonly string[] =>
  blocks
    .filter((block): block is SheetLines => block.kind === 'lines')
    .flatMap(({ lines }) => lines.map(withDigits))

describe('the card on paper', () => {
  it('has a row for each situation of the score, and a column for each number of dice', () => {
    expect(rowsOf(sheetOf(FEW))).toEqual([
      [
        ['ahead, or up to 20% behind', '1,300', '550', '250', '0', '50'],
        ['over 20% behind', '1,700', '900', '350', '100', '150'],
      ],
      [
        ['ahead, or up to 20% behind', '260', '110', '50', '0', '10'],
        ['over 20% behind', '340', '180', '70', '20', '30'],
      ],
    ])
  })

  it('has both rows in one table where the score makes no difference', () => {
    expect(rowsOf(sheetOf('hold=50/250/500/1000/1800,divide=6'))).toEqual([
      [
        ['Bank from', '1,800', '1,000', '500', '250', '50'],
        ['Dice left are worth', '360', '200', '100', '50', '10'],
      ],
    ])
  })

  it('has an example that comes out as its tables say', () => {
    // 40% behind four dice left are worth 180, three 70; 450 with two dice is banked.
    expect(linesOf(sheetOf(FEW)).at(-2)).toBe(
      'Example: 3,000 to 5,000 is 40% behind (2,000 of 5,000). You roll 1 5 1 3 6 with 200. Best is 1 1 5 and bank (450 + 90 = 540); next, 1 and roll 4 (300 + 180 = 480).',
    )
    expect(linesOf(sheetOf('hold=50/250/500/1000/1800,divide=6')).at(-2)).toContain(
      'Best is 1 1 5 and bank (450 + 90 = 540)',
    )
  })

  it('says what was measured, or that nobody has', () => {
    expect(linesOf(sheetOf(FEW, 0.0083)).at(-1)).toContain('loses 0.83 more than it wins')
    expect(linesOf(sheetOf(FEW)).at(-1)).toContain('not measured')
  })

  it('is the card at hand while no other is known', () => {
    expect(rowsOf(sheetOf(null))[0]).toHaveLength(4)
    expect(linesOf(sheetOf(null)).at(-1)).toContain('loses 0.64 more')
    const five: RuleSet = { ...farkle, name: 'Five dice', dice: 5 }
    expect(rowsOf(sheetOf(null, null, five))[0]![0]).toHaveLength(5)
    expect(linesOf(sheetOf(null, null, five)).at(-1)).toContain('not measured')
  })
})
