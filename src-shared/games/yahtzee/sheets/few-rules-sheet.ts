import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import { HARDEST_FIRST } from '../analysis/strategies.ts'
import type { YahtzeeMaterial } from '../cards/sources.ts'
import { CATEGORIES, UPPER_COUNT } from '../rules/categories.ts'
import type { SheetBody } from '../../../sheets/sheet.ts'
import { decimal } from '../../../sheets/sheet-words.ts'
import type { YahtzeeSheetSources } from './sheet-sources.ts'

/** The way to play that collects what is open above, in sentences that fit on one side of a card. */
export function fewRulesSheet(
  { value, rules }: YahtzeeMaterial,
  { byRule }: YahtzeeSheetSources,
): SheetBody {
  const words = yahtzeeTexts.sheets.fewRules
  const lower = HARDEST_FIRST.filter((category) => category >= UPPER_COUNT)
  const names = lower.map((category) => categoryName(CATEGORIES[category]!))
  const best = decimal(value, 1)
  const text = byRule === null ? words.best(best) : words.earns(decimal(byRule, 1), best)
  const keeps = rules.rerolls > 0 ? [words.straight, words.faces] : []
  const order = words.order(names.slice(0, -1).join(', '), names.at(-1)!)
  return {
    blocks: [{ kind: 'lines', title: null, lines: [...keeps, words.score, order] }],
    worth: { points: byRule, bestPoints: value, wins: null, text },
  }
}
