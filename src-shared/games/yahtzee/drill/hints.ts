import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES, numberOf, UPPER_COUNT, type Category } from '../rules/categories.ts'
import { categoryName } from '../analysis/category-names.ts'
import { DICE } from '../rules/scoring.ts'
import type { YahtzeeKit, YahtzeeQuestion } from './question.ts'
import { endsOf } from './reasons.ts'

/** As many boxes as a hint names. */
const FEW = 3

/** Boxes in the order of the card, which tells nothing. */
function listed(boxes: readonly Category[]): string {
  return CATEGORIES.filter((category) => boxes.includes(category))
    .map(categoryName)
    .join(', ')
}

function whatToLookAt(kit: YahtzeeKit, question: YahtzeeQuestion): string {
  const words = yahtzeeTexts.study.hints
  const [best] = question.options
  if (best!.keep === null) {
    return words.boxes(listed(question.options.slice(0, FEW).map(({ category }) => category!)))
  }
  if (best!.keep.length === DICE) return words.made
  const ends = endsOf(kit, question, best!.keep).slice(0, FEW)
  return words.ends(listed(ends.map(({ category }) => category)))
}

function whatDecides({ options }: YahtzeeQuestion): string {
  const words = yahtzeeTexts.study.hints
  const { keep, category } = options[0]!
  if (keep !== null) return words.count(keep.length)
  return numberOf(category!) < UPPER_COUNT ? words.upper : words.lower
}

/** First what to look at, then what decides; neither says what to do. */
export function hintOf(kit: YahtzeeKit, question: YahtzeeQuestion, step: 1 | 2): string {
  return step === 1 ? whatToLookAt(kit, question) : whatDecides(question)
}
