import { describe, expect, it } from 'vitest'
import type { Sheet } from '#shared/sheets/sheet.ts'
import { printedDifference } from '#test/support/printed-sheets.ts'

const SHEET: Sheet = {
  kind: 'odds',
  title: 'Odds',
  blocks: [
    {
      kind: 'table',
      caption: 'Farkle, %',
      corner: 'Dice',
      columns: [
        { title: '2', align: 'end' },
        { title: '1', align: 'end' },
      ],
      rows: [
        {
          head: 'Farkle',
          cells: [
            { text: '44.4', weight: 'plain' },
            { text: '66.7', weight: 'plain' },
          ],
        },
        {
          head: 'Hot',
          cells: [
            { text: '', weight: 'never' },
            { text: '33.3', weight: 'dear' },
          ],
        },
      ],
    },
  ],
  worth: null,
  rulesName: 'Zilch',
  rules: ['Bank at least 300.'],
  foot: 'Breakpoint 0.1.0',
}
const FIRST = 'Odds Zilch Farkle, % Dice 2 1 Farkle 44.4 66.7'
const LAST = 'Hot – 33.3 Bank at least 300. Breakpoint 0.1.0'

describe('printed text', () => {
  it.each([
    { what: 'in one piece', pages: [`${FIRST} ${LAST}`] },
    { what: 'on two pages', pages: [FIRST, `Odds (continued) Zilch Farkle, % Dice 2 1 ${LAST}`] },
  ])('may be the sheet $what', ({ pages }) => {
    expect(printedDifference(pages, [SHEET], null)).toBeNull()
  })

  it.each([
    { what: 'another number', pages: [`${FIRST} ${LAST.replace('33.3', '33.4')}`] },
    { what: 'a number more', pages: [`${FIRST} 5 ${LAST}`] },
    { what: 'a number less', pages: [`${FIRST} ${LAST.replace('33.3', '')}`] },
    { what: 'another order', pages: [`${LAST} ${FIRST}`] },
    { what: 'a sheet that goes on without its heading', pages: [FIRST, `Farkle, % ${LAST}`] },
    { what: 'more at the end', pages: [`${FIRST} ${LAST} 1`] },
    { what: 'less at the end', pages: [FIRST] },
  ])('is told from the sheet by $what', ({ pages }) => {
    expect(printedDifference(pages, [SHEET], null)).not.toBeNull()
  })

  it('has its note on every page', () => {
    const second = `Odds (continued) Zilch Farkle, % Dice 2 1 ${LAST}`
    expect(printedDifference([`Cut. ${FIRST}`, `Cut. ${second}`], [SHEET], 'Cut.')).toBeNull()
    expect(printedDifference([`Cut. ${FIRST}`, second], [SHEET], 'Cut.')).toContain('Page 2')
  })
})
