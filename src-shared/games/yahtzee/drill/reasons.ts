import { multisetOf } from '../../../dice/multiset.ts'
import { decimals, grouped } from '../../../texts/numbers.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import { pointsSoFar, scorecardOf } from '../analysis/paper-card.ts'
import { DICE } from '../rules/scoring.ts'
import type { TurnEnd } from '../analysis/turn-ends.ts'
import {
  makeYahtzeeQuestion,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'

/** As many ends of a turn as say why a keep is good. */
const FEW = 3

/** Where the best play ends the turn after a keep, the likeliest box first. */
export function endsOf(
  { analyser }: YahtzeeKit,
  { position }: YahtzeeQuestion,
  keep: NonNullable<YahtzeeOption['keep']>,
): TurnEnd[] {
  return analyser.endsAfter(scorecardOf(position.card), multisetOf(keep), position.rerolls)
}

/** Why a choice is worth what it is, in the solver's terms. */
export function reasonOf(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  { keep, points, expected }: YahtzeeOption,
): string {
  const { position } = question
  const words = yahtzeeTexts.study.reasons
  if (keep === null) {
    const later = expected - pointsSoFar(kit.rules, position.card) - points!
    return words.box(grouped(points!), decimals(later, 1))
  }
  if (keep.length === DICE) {
    const [best] = makeYahtzeeQuestion(kit, { ...position, rerolls: 0 }).options
    return words.stop(categoryName(best!.category!), grouped(best!.points!))
  }
  const ends = endsOf(kit, question, keep)
    .slice(0, FEW)
    .map(({ category, chance }) => words.end(categoryName(category), decimals(100 * chance, 0)))
  return words.ends(ends.join(', '))
}
