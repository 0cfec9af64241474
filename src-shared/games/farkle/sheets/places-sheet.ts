import { placeTable } from '../analysis/place-table.ts'
import { columnWords, leftWords, limitCell } from '../analysis/place-words.ts'
import { PlaceKnowledge } from '../cards/place-knowledge.ts'
import { isConfirmed } from '../rules/turn-rules.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { percentNumber, weightOf, worthOf, dearLines } from '../../../sheets/sheet-words.ts'

export function placeNotes(rules: RuleSet, left: number): string[] {
  const { meaning, confirm, atFifty, slice } = farkleTexts.turnRules.places
  return [
    meaning,
    ...(isConfirmed(rules.confirmation) ? [confirm] : []),
    ...(rules.noBankAtFifty ? [atFifty] : []),
    ...(left > 0 ? [slice(grouped(left))] : []),
  ]
}

/** For rules with more turn state than the dice left: rows by dice, columns by the other state. */
export function placesSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { caption, corner, farkle } = farkleTexts.turnRules.places
  const knowledge = new PlaceKnowledge(rules)
  const table = placeTable(knowledge.limits)
  const { best } = knowledge
  const isOne = table.columns.length === 1
  const rows = table.rows.map(({ dice, limits }) => ({
    head: leftWords(rules, dice),
    cells: [
      ...limits.map((limit) =>
        cell(limitCell(rules, limit), limit ? weightOf(knowledge.ofLimit(limit), best) : 'never'),
      ),
      ...(isOne ? [cell(percentNumber(limits[0]!.risk))] : []),
    ],
  }))
  const titles = [...columnWords(rules, table), ...(isOne ? [farkle] : [])]
  return {
    blocks: [
      {
        kind: 'lines',
        title: texts.sheets.howToUse,
        lines: [farkleTexts.sheets.limits.useTake, ...placeNotes(rules, table.left)],
      },
      { kind: 'table', caption, corner, columns: numberColumns(titles), rows },
      ...dearLines(
        rows.flatMap(({ cells }) => cells),
        best,
      ),
    ],
    worth: worthOf(knowledge.withLimits, best, null),
  }
}
