import type { Face } from '#shared/dice/multiset.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import type { Category } from '#shared/games/yahtzee/rules/categories.ts'
import { categoryName } from '#shared/games/yahtzee/analysis/category-names.ts'
import { DICE } from '#shared/games/yahtzee/rules/scoring.ts'

/** For screen readers: "Keep 2, 2", "Keep nothing". */
export function keptWords(keep: readonly Face[]): string {
  const words = yahtzeeTexts.parts.dice
  if (keep.length === 0) return words.keepNothing
  return keep.length === DICE ? words.keepAll : words.keep(keep.join(', '))
}

/** Either dice to keep or a box to fill; the other is null. */
export interface ShownChoice {
  readonly keep: readonly Face[] | null
  readonly category: Category | null
}

/** Within a line: "keep 2 2", "keep nothing", "fill Full house". */
export function choiceWords({ keep, category }: ShownChoice): string {
  const words = yahtzeeTexts.study.page.choice
  if (keep === null) return words.box(categoryName(category!))
  if (keep.length === 0) return words.keepNothing
  return keep.length === DICE ? words.keepAll : words.keep(keep.join(' '))
}

export interface ListedChoice extends ShownChoice {
  /** From 1. */
  readonly rank: number
  /** Of a category: points now, and the Yahtzee bonus within them. */
  readonly points: number | null
  readonly yahtzeeBonus: number | null
}

export const choiceKey = ({ keep, category }: ShownChoice): string =>
  category ?? `k${keep!.join('')}`

export function choiceName({ keep, category }: ShownChoice): string {
  if (category !== null) return yahtzeeTexts.analyse.choices.scoreIn(categoryName(category))
  return keptWords(keep!)
}
