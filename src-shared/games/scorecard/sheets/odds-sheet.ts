import type { ScorecardMaterial } from '../cards/sources.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from '../analysis/box-names.ts'
import { holdOdds, turnOdds, type TurnOdds } from '../analysis/usual-odds.ts'
import { diceSigns } from '../../../sheets/dice-signs.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBlock, SheetBody, SheetTable } from '../../../sheets/sheet.ts'
import { percentNumber } from '../../../sheets/sheet-words.ts'

function tableOf<O extends TurnOdds>(
  odds: readonly O[],
  words: { caption: string; corner: string; column: (count: number) => string },
  head: (of: O) => string,
): SheetTable {
  const { caption, corner, column } = words
  return {
    kind: 'table',
    caption,
    corner,
    columns: numberColumns((odds[0]?.chances ?? []).map((_, i) => column(i + 1))),
    rows: odds.map((of) => ({
      head: head(of),
      cells: of.chances.map((chance) => cell(percentNumber(chance))),
    })),
  }
}

export function diceOddsSheet({ rules }: ScorecardMaterial): SheetBody {
  const { turn, hold, meaning } = scorecardTexts.sheets.odds
  const turns = tableOf(turnOdds(rules), turn, ({ box }) => boxName(rules, box))
  const held = Object.groupBy(holdOdds(rules), (of) =>
    new Set(of.held).size === of.held.length ? 'rows' : 'alike',
  )
  const holds = (['alike', 'rows'] as const).flatMap((kind) =>
    held[kind]
      ? [
          tableOf(held[kind], { ...hold, caption: hold.captions[kind] }, (of) =>
            hold.head(diceSigns(of.held), boxName(rules, of.box)),
          ),
        ]
      : [],
  )
  // What the shown dice stand for.
  const lines: SheetBlock[] =
    holds.length > 0 ? [{ kind: 'lines', title: null, lines: [meaning] }] : []
  return { blocks: [turns, ...holds, ...lines], worth: null }
}
