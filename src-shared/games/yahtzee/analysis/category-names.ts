import { yahtzeeTexts } from '../texts/texts.ts'
import type { Category } from '../rules/categories.ts'

export function categoryName(category: Category): string {
  return yahtzeeTexts.game.categories[category]
}

export const fillCommand = (category: Category): string => `yahtzee.fill.${category}`
