import type { Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { keptWords } from '../parts/kept-words.ts'

/** Either `keep` or `category` is null. */
interface Choice {
  readonly keep: readonly Face[] | null
  readonly category: Category | null
}

export interface ListedChoice extends Choice {
  /** From 1. */
  readonly rank: number
  /** Of a category: points now, and the Yahtzee bonus within them. */
  readonly points: number | null
  readonly yahtzeeBonus: number | null
}

export const choiceKey = ({ keep, category }: Choice): string => category ?? `k${keep!.join('')}`

export function choiceName({ keep, category }: Choice): string {
  if (category !== null) return yahtzeeTexts.analyse.choices.scoreIn(categoryName(category))
  return keptWords(keep!)
}
