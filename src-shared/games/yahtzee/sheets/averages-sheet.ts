import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES, UPPER_COUNT } from '../rules/categories.ts'
import { categoryName } from '../analysis/category-names.ts'
import { parOf } from '../analysis/par.ts'
import { hasYahtzeeBonus } from '../rules/rule-set.ts'
import { cell, NONE, numberColumns } from '../../../sheets/sheet-cells.ts'
import type { SheetBody, SheetTable, SheetWorth } from '../../../sheets/sheet.ts'
import { decimal, percentNumber } from '../../../sheets/sheet-words.ts'
import type { YahtzeeSheetSources } from '../cards/sources.ts'

const row = (head: string, ...texts: string[]): SheetTable['rows'][number] => ({
  head,
  cells: texts.map((text) => cell(text)),
})

function worthOf({ means, scores }: YahtzeeSheetSources): SheetWorth | null {
  if (!means || !scores) return null
  const { averages, greedy } = means
  const text = yahtzeeTexts.sheets.averages.earns(
    decimal(averages, 1),
    decimal(scores.mean, 1),
    decimal(greedy, 1),
  )
  return { points: averages, bestPoints: scores.mean, wins: null, text }
}

/** Two tables, each as long as one side of a pocket card. */
export function averagesSheet(sources: YahtzeeSheetSources): SheetBody {
  const { rules } = sources
  const scores = sources.scores!
  const words = yahtzeeTexts.sheets.averages
  const boxes = CATEGORIES.map((category, i) => {
    const { mean, standardDeviation, zero } = scores.categories[i]!
    const par = i < UPPER_COUNT ? decimal(parOf(rules, i + 1), 0) : NONE
    return row(
      categoryName(category),
      decimal(mean, 1),
      decimal(standardDeviation, 1),
      percentNumber(zero),
      par,
    )
  })
  const { upperBonus, upperThreshold } = rules
  const bonus = scores.upperBonus
  const spread = Math.sqrt(bonus * Math.max(0, 1 - bonus)) * upperBonus
  const upper = row(
    words.upperBonus,
    decimal(bonus * upperBonus, 1),
    decimal(spread, 1),
    percentNumber(Math.max(0, 1 - bonus)),
    String(upperThreshold),
  )
  const yahtzees = row(words.yahtzeeBonus, decimal(scores.yahtzees.bonusMean, 1), NONE, NONE, NONE)
  const all = row(
    words.all,
    decimal(scores.mean, 1),
    decimal(scores.standardDeviation, 1),
    NONE,
    NONE,
  )
  const section = (caption: string, rows: SheetTable['rows']): SheetTable => ({
    ...{ kind: 'table', caption, corner: words.corner },
    columns: numberColumns([words.mean, words.spread, words.zero, words.par]),
    rows,
  })
  const { card } = yahtzeeTexts.parts
  return {
    blocks: [
      section(card.upper, [...boxes.slice(0, UPPER_COUNT), ...(upperBonus > 0 ? [upper] : [])]),
      section(card.lower, [
        ...boxes.slice(UPPER_COUNT),
        ...(hasYahtzeeBonus(rules) ? [yahtzees] : []),
        all,
      ]),
      { kind: 'lines', title: null, lines: [words.meaning, words.use] },
    ],
    worth: worthOf(sources),
  }
}
