import { LEAST_GAIN } from '../../../base/units.ts'
import { pointsText } from '../../../cards/card-words.ts'
import type { Side } from '../solve/match/policy.ts'
import { texts } from '../../../texts/texts.ts'
import { farkleTexts } from '../texts/texts.ts'
import { cell, diceRows, diceTable, NONE, type DiceColumn } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import type { SheetMaterial } from './sheet-sources.ts'
import { winsWorth } from '../../../sheets/sheet-words.ts'

export function goForItSheet({ rules, thresholds, worth }: SheetMaterial): SheetBody {
  const { average, withoutThresholds } = thresholds!
  const goal = pointsText(rules.goal)
  const { howToUse } = texts.sheets
  const words = farkleTexts.sheets.goForIt
  const worthOf = winsWorth(worth.best, average, withoutThresholds)
  if (average - withoutThresholds < LEAST_GAIN) {
    return { blocks: [{ kind: 'lines', title: null, lines: [words.nothing] }], worth: worthOf }
  }
  const column = (title: string, side: Side): DiceColumn => ({
    title,
    cellOf: (n) => {
      const from = thresholds![side][n - 1] ?? null
      return from === null ? cell(NONE) : cell(pointsText(from))
    },
  })
  return {
    blocks: [
      {
        kind: 'lines',
        title: howToUse,
        lines: [words.useGo(goal), words.useElse(goal), words.useNone],
      },
      diceTable(
        diceRows(rules.dice),
        [column(words.own, 'own'), column(words.opponent, 'opponent')],
        { caption: words.caption },
      ),
    ],
    worth: worthOf,
  }
}
