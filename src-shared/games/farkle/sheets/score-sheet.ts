import { texts } from '../../../texts/texts.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { farkleTexts } from '../texts/texts.ts'
import { rulesInWords } from '../analysis/rule-lines.ts'
import type { RuleSet } from '../rules/rule-set.ts'

const PLAYERS = 4

/** Most games to a goal take fewer turns. */
const TURNS = 20

export function scoreSheet({ rules }: { readonly rules: RuleSet }): SheetBody {
  const { name, turn, points, total } = farkleTexts.sheets.scoreSheet
  const players = Array.from({ length: PLAYERS })
  const turns = Array.from({ length: rules.rounds || TURNS }, (_, i) => String(i + 1))
  const row = (head: string, ...each: [string, string]) => ({
    head,
    cells: players.flatMap(() => each.map((text) => cell(text))),
  })
  return {
    blocks: [
      {
        ...{ kind: 'table', columnsEach: 2, caption: null, corner: name },
        columns: numberColumns(players.flatMap(() => ['', ''])),
        rows: [row(turn, points, total), ...turns.map((head) => row(head, '', ''))],
      },
      { kind: 'lines', title: texts.sheets.rules, lines: rulesInWords(rules) },
    ],
    worth: null,
  }
}
