import type { YahtzeeMaterial } from '../cards/sources.ts'
import { writtenDifference } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { decimal } from '../../../sheets/sheet-words.ts'

export function zerosSheet({ crossed, value }: YahtzeeMaterial): SheetBody {
  const { howToUse } = texts.sheets
  const words = yahtzeeTexts.sheets.zeros
  const least = crossed[0]!.loss
  return {
    blocks: [
      {
        kind: 'table',
        caption: null,
        corner: words.corner,
        columns: numberColumns([words.cost, words.more]),
        rows: crossed.map(({ category, loss }, i) => ({
          head: `${i + 1}. ${categoryName(category)}`,
          cells: [
            cell(decimal(loss, 1)),
            cell(i === 0 ? '0' : `+${decimal(writtenDifference(loss, least, 1), 1)}`),
          ],
        })),
      },
      { kind: 'lines', title: howToUse, lines: [words.use, words.meaning(decimal(value, 1))] },
    ],
    worth: null,
  }
}
