import type { Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { keptWords } from '../parts/kept-words.ts'

/** A choice for some dice: one of keep and category is null. */
interface Choice {
  readonly keep: readonly Face[] | null
  readonly category: Category | null
}

/** A choice in a list of them, whatever they are ranked by. */
export interface ListedChoice extends Choice {
  /** From 1. */
  readonly rank: number
  /** Of a category: what it scores now, and how much of that is Yahtzee bonus. */
  readonly points: number | null
  readonly yahtzeeBonus: number | null
}

/** Tells a choice from the others of its list. */
export const choiceKey = ({ keep, category }: Choice): string => category ?? `k${keep!.join('')}`

/** A choice in words, as it is read out. */
export function choiceName({ keep, category }: Choice): string {
  if (category !== null) return yahtzeeTexts.analyse.choices.scoreIn(categoryName(category))
  return keptWords(keep!)
}
