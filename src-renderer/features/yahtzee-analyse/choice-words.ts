import type { Face } from '#shared/dice/multiset.ts'
import { texts } from '#shared/texts/texts.ts'
import type { Category } from '#shared/yahtzee/categories.ts'
import { categoryName } from '#shared/yahtzee/category-names.ts'
import { DICE } from '#shared/yahtzee/scoring.ts'

/** What can be done with dice: one of the two is null. */
interface Choice {
  readonly keep: readonly Face[] | null
  readonly category: Category | null
}

/** Tells a choice from the others of its list. */
export const choiceKey = ({ keep, category }: Choice): string => category ?? `k${keep!.join('')}`

/** A choice in words, as it is read out. */
export function choiceName({ keep, category }: Choice): string {
  if (category !== null) return texts.yahtzeeAnalyse.choices.scoreIn(categoryName(category))
  const { dice } = texts.yahtzeeParts
  if (keep!.length === 0) return dice.keepNothing
  return keep!.length === DICE ? dice.keepAll : dice.keep(keep!.join(', '))
}
