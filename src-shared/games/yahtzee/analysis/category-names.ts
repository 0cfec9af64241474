import { yahtzeeTexts } from '../texts/texts.ts'
import type { Category } from '../rules/categories.ts'

/** What a category is called on screen and in messages. */
export function categoryName(category: Category): string {
  return yahtzeeTexts.game.categories[category]
}
