import { yahtzeeTexts } from '../texts/texts.ts'
import type { Category } from '../rules/categories.ts'

/** Display name of a category. */
export function categoryName(category: Category): string {
  return yahtzeeTexts.game.categories[category]
}

/** The command that fills a category at the table. */
export const fillCommand = (category: Category): string => `yahtzee.fill.${category}`
