import { multisetOf } from '../../../dice/multiset.ts'
import { decimals, grouped, writtenDifference } from '../../../texts/numbers.ts'
import { listed } from '../../../texts/phrases.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import { parOf } from '../analysis/par.ts'
import { pointsSoFar, scorecardOf } from '../analysis/paper-card.ts'
import { numberOf, UPPER_COUNT } from '../rules/categories.ts'
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

/** What an option is called among others: "4 4 4", "no dice", "Full house". */
function nameOf({ keep, category }: YahtzeeOption): string {
  const { nothing, keeping } = yahtzeeTexts.study.why
  if (keep === null) return categoryName(category!)
  return keeping(keep.length === 0 ? nothing : keep.join(' '))
}

/** How much an option is worth beside the best one, or the best one beside the next. */
function beside({ options }: YahtzeeQuestion, option: YahtzeeOption): string {
  const { than } = yahtzeeTexts.study.why
  const other = option.loss > 0 ? options[0]! : options.find(({ loss }) => loss > 0)
  if (!other) return than.alone
  const difference = writtenDifference(option.expected, other.expected, 1)
  const by = decimals(Math.abs(difference), 1)
  const sides = difference > 0 ? than.more : difference < 0 ? than.less : than.same
  return sides(by, nameOf(other))
}

/** How the upper section stands against the bonus once a box is filled; empty for other boxes. */
function upperWords({ rules }: YahtzeeKit, question: YahtzeeQuestion, box: YahtzeeOption): string {
  const number = numberOf(box.category!)
  if (number >= UPPER_COUNT || rules.upperBonus === 0) return ''
  const { pace } = yahtzeeTexts.study.why
  const { points } = question.position.card
  const filled = points.flatMap((one, i) =>
    i < UPPER_COUNT && (one !== null || i === number)
      ? [(one ?? box.points! - box.bonus) - parOf(rules, i + 1)]
      : [],
  )
  const ahead = filled.reduce((sum, one) => sum + one, 0)
  const by = decimals(Math.abs(ahead), Number.isInteger(ahead) ? 0 : 1)
  return ahead > 0 ? pace.ahead(by) : ahead < 0 ? pace.behind(by) : pace.level
}

function boxReason(kit: YahtzeeKit, question: YahtzeeQuestion, option: YahtzeeOption): string {
  const { why } = yahtzeeTexts.study
  const { category, points, expected } = option
  const later = expected - pointsSoFar(kit.rules, question.position.card) - points!
  return why.box({
    name: categoryName(category!),
    points: grouped(points!),
    pace: upperWords(kit, question, option),
    later: decimals(later, 1),
    beside: beside(question, option),
  })
}

function keepReason(kit: YahtzeeKit, question: YahtzeeQuestion, option: YahtzeeOption): string {
  const { why } = yahtzeeTexts.study
  const keep = option.keep!
  if (keep.length === DICE) {
    const [best] = makeYahtzeeQuestion(kit, { ...question.position, rerolls: 0 }).options
    const [name, points] = [categoryName(best!.category!), grouped(best!.points!)]
    return why.stop(name, points, beside(question, option))
  }
  const ends = endsOf(kit, question, keep)
    .slice(0, FEW)
    .map(({ category, chance, points }) =>
      why.end(categoryName(category), decimals(100 * chance, 0), decimals(points, 1)),
    )
  return why.ends(nameOf(option), listed(ends), beside(question, option))
}

/** Why a choice is worth what it is, in one sentence with the solver's own numbers. */
export function reasonOf(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  option: YahtzeeOption,
): string {
  return (option.keep === null ? boxReason : keepReason)(kit, question, option)
}
