import { grouped } from '../../../texts/numbers.ts'
import { texts } from '../../../texts/texts.ts'
import { cell, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { categoryName } from '../analysis/category-names.ts'
import { ruleSentences } from '../analysis/rule-words.ts'
import { CATEGORIES, UPPER_COUNT } from '../rules/categories.ts'
import { hasYahtzeeBonus, type RuleSet } from '../rules/rule-set.ts'
import { yahtzeeTexts } from '../texts/texts.ts'

const COLUMNS = 6

export function scoreCard({ rules }: { readonly rules: RuleSet }): SheetBody {
  const words = yahtzeeTexts.parts.card
  const { upperBonus, upperThreshold, yahtzeeBonus } = rules
  const boxes = CATEGORIES.map((one) =>
    yahtzeeTexts.sheets.scoreCard.box(categoryName(one), words.asks[one]),
  )
  const bonus = `${words.upperBonus(grouped(upperThreshold))}: ${grouped(upperBonus)}`
  const heads = [
    ...boxes.slice(0, UPPER_COUNT),
    words.upperTotal,
    ...(upperBonus > 0 ? [bonus] : []),
    ...boxes.slice(UPPER_COUNT),
    ...(hasYahtzeeBonus(rules)
      ? [`${words.yahtzeeBonus} ${words.bonusEach(grouped(yahtzeeBonus))}`]
      : []),
    words.lowerTotal,
    words.total,
  ]
  const blank = Array.from({ length: COLUMNS }, () => '')
  return {
    blocks: [
      {
        ...{ kind: 'table', columnsEach: 1, caption: null },
        corner: yahtzeeTexts.sheets.scoreCard.name,
        columns: numberColumns(blank),
        rows: heads.map((head) => ({ head, cells: blank.map((text) => cell(text)) })),
      },
      {
        ...{ kind: 'lines', title: texts.sheets.rules },
        lines: ruleSentences(rules, grouped),
      },
    ],
    worth: null,
  }
}
