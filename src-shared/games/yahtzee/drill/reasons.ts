import { facesText } from '../../../dice/faces-text.ts'
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

/** The option that one is compared with: the best one or, for the best, the next that loses. */
function otherOf({ options }: YahtzeeQuestion, option: YahtzeeOption): YahtzeeOption | undefined {
  return option.loss > 0 ? options[0] : options.find(({ loss }) => loss > 0)
}

/**
 * Compares the values of two options as they are written, with so many places, so that whoever
 * subtracts them agrees.
 */
function compared<Said>(
  one: YahtzeeOption,
  other: YahtzeeOption,
  sides: { readonly more: Said; readonly less: Said; readonly same: Said },
  places: number,
): { said: Said; by: string } {
  const difference = writtenDifference(one.expected, other.expected, places)
  const said = difference > 0 ? sides.more : difference < 0 ? sides.less : sides.same
  return { said, by: decimals(Math.abs(difference), places) }
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
  const soFar = pointsSoFar(kit.rules, question.position.card)
  const written = ({ category, points, expected }: YahtzeeOption) => ({
    name: categoryName(category!),
    points: grouped(points!),
    later: decimals(expected - soFar - points!, 1),
  })
  const box = why.box({ ...written(option), pace: upperWords(kit, question, option) })
  const other = otherOf(question, option)
  if (!other) return box + why.alone
  const { name, points, later } = written(other)
  const { said, by } = compared(other, option, why.otherBox, 1)
  return box + said(by, name, points, later)
}

function keepReason(kit: YahtzeeKit, question: YahtzeeQuestion, option: YahtzeeOption): string {
  const { why } = yahtzeeTexts.study
  const keep = howKept(kit, question, option.keep!)
  const other = otherOf(question, option)
  if (!other) return keep + why.alone
  // With two places, as the options are listed.
  const { said, by } = compared(option, other, why.than, 2)
  const { keeping, stopping } = why.than
  return keep + said(by, other.keep!.length === DICE ? stopping : keeping(facesText(other.keep!)))
}

/** What a keep leads to: the box of all five dice, or where the turn ends. */
function howKept(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  keep: NonNullable<YahtzeeOption['keep']>,
): string {
  const { why } = yahtzeeTexts.study
  if (keep.length === DICE) {
    const [best] = makeYahtzeeQuestion(kit, { ...question.position, rerolls: 0 }).options
    return why.stop(categoryName(best!.category!), grouped(best!.points!))
  }
  const ends = endsOf(kit, question, keep)
    .slice(0, FEW)
    .map(({ category, chance, points }, i) => {
      const [turns, box] = [decimals(100 * chance, 0), categoryName(category)]
      const { first, more, firstZero, moreZero } = why.end
      if (points === 0) return (i === 0 ? firstZero : moreZero)(turns, box)
      return (i === 0 ? first : more)(turns, box, decimals(points, 1))
    })
  return why.ends(facesText(keep), listed(ends))
}

/** Why a choice is worth what it is, in one sentence with the solver's own numbers. */
export function reasonOf(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  option: YahtzeeOption,
): string {
  return (option.keep === null ? boxReason : keepReason)(kit, question, option)
}
