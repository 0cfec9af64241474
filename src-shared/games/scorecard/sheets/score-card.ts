import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { boxName } from '../analysis/box-names.ts'
import { ruleSentences } from '../analysis/rule-words.ts'
import { cardRows, type CardRow } from '../analysis/scorecard-rows.ts'
import { asksOf, sumTitle } from '../analysis/scorecard-words.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { scorecardTexts } from '../texts/texts.ts'

const COLUMNS = 6

/** What a line of the card is for, and the points that it gives where they are fixed. */
function lineHead(rules: RuleSet, row: CardRow): string {
  const words = scorecardTexts.parts.card
  if (typeof row === 'number') {
    return scorecardTexts.sheets.scoreCard.box(boxName(rules, row), asksOf(rules.boxes[row]!))
  }
  const title = sumTitle(rules, row)
  if (row === 'further') return `${title} ${words.bonusEach(grouped(rules.further))}`
  if (row !== 'bonus') return title
  return `${title}: ${rules.bonus.map(({ points }) => grouped(points)).join(', ')}`
}

export function scoreCard({ rules }: { readonly rules: RuleSet }): SheetBody {
  const lines = [
    ...cardRows(rules).map((row) => ({ head: lineHead(rules, row), sum: typeof row !== 'number' })),
    { head: scorecardTexts.parts.card.total, sum: true },
  ]
  const blank = Array.from({ length: COLUMNS }, () => '')
  return {
    blocks: [
      {
        kind: 'table',
        columnsEach: 1,
        caption: null,
        corner: scorecardTexts.sheets.scoreCard.name,
        columns: numberColumns(blank),
        rows: lines.map((line) => ({ ...line, cells: blank.map((text) => cell(text)) })),
      },
      { kind: 'lines', title: texts.sheets.rules, lines: ruleSentences(rules, grouped) },
    ],
    worth: null,
  }
}
