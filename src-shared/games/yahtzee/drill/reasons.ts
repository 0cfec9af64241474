import { facesText, multisetOf } from '../../../dice/multiset.ts'
import { decimals, grouped, valueDifference, writtenDifference } from '../../../texts/numbers.ts'
import { listed } from '../../../texts/phrases.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { categoryName } from '../analysis/category-names.ts'
import { pointsSoFar, scorecardOf } from '../analysis/paper-card.ts'
import type { TurnEnd } from '../analysis/turn-ends.ts'
import { numberOf, UPPER_COUNT, type CategorySet } from '../rules/categories.ts'
import { HOUSE_POINTS, LARGE_POINTS, SMALL_POINTS, YAHTZEE_POINTS } from '../rules/scoring.ts'
import { mostToCome } from '../solve/upper-rows.ts'
import type { YahtzeeKit, YahtzeeOption, YahtzeeQuestion } from './question.ts'

const FEW = 3

const ALL_OR_NOTHING = {
  fullHouse: HOUSE_POINTS,
  smallStraight: SMALL_POINTS,
  largeStraight: LARGE_POINTS,
  yahtzee: YAHTZEE_POINTS,
} as const
type AllOrNothing = keyof typeof ALL_OR_NOTHING
const BOXES = Object.keys(ALL_OR_NOTHING) as AllOrNothing[]

type Keep = NonNullable<YahtzeeOption['keep']>

export function endsOf(
  { analyser }: YahtzeeKit,
  { position }: YahtzeeQuestion,
  keep: Keep,
): TurnEnd[] {
  return analyser.endsAfter(scorecardOf(position.card), multisetOf(keep), position.rerolls)
}

const pointsOf = (ends: readonly TurnEnd[]): number =>
  ends.reduce((sum, { chance, points }) => sum + chance * points, 0)

/** A sentence on why one option is better than another; null if the reason does not apply. */
type Reason = (
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  better: YahtzeeOption,
  worse: YahtzeeOption,
) => string | null

/** A box is a reason if its expected points differ by at least this. */
const ENOUGH = 1

/** The better keep makes a fixed-score box more often (of several, the largest difference). */
const made: Reason = (kit, question, better, worse) => {
  if (!better.keep || !worse.keep) return null
  const [ours, theirs] = [better.keep, worse.keep].map((keep) => endsOf(kit, question, keep))
  const endIn = (ends: readonly TurnEnd[], box: AllOrNothing): TurnEnd | undefined =>
    ends.find(({ category }) => category === box)
  const chanceOf = (ends: readonly TurnEnd[], box: AllOrNothing): number => {
    const end = endIn(ends, box)
    return end ? end.chance - end.zero : 0
  }
  const brings = (box: AllOrNothing): number =>
    (chanceOf(ours!, box) - chanceOf(theirs!, box)) * ALL_OR_NOTHING[box]
  const box = BOXES.reduce((a, b) => (Math.abs(brings(b)) > Math.abs(brings(a)) ? b : a))
  const kept = (keep: Keep, ends: readonly TurnEnd[]) => ({
    keep: facesText(keep),
    times: decimals(100 * chanceOf(ends, box), 0),
  })
  const [one, other] = [kept(better.keep, ours!), kept(worse.keep, theirs!)]
  // The gain in this box may be lost in other boxes.
  const more = pointsOf(ours!) - pointsOf(theirs!)
  if (brings(box) < ENOUGH || more < 0 || one.times === other.times) return null
  const { why } = yahtzeeTexts.study
  const isAll = endIn(ours!, box)!.chance > 1 - 1e-9 && one.times !== '100'
  return why.made(why.boxes[box](grouped(ALL_OR_NOTHING[box])), one, other, isAll)
}

/** Expected points of this turn and of later turns; they sum to the displayed value. */
function turnOf(kit: YahtzeeKit, question: YahtzeeQuestion, option: YahtzeeOption) {
  const now = option.points ?? pointsOf(endsOf(kit, question, option.keep!))
  const before = pointsSoFar(kit.rules, question.position.card)
  return { now, later: writtenDifference(option.expected - before, now, 1) }
}

const turns: Reason = (kit, question, better, worse) => {
  if (!better.keep || !worse.keep) return null
  const by = valueDifference('points', better.expected, worse.expected)
  if (by <= 0) return null
  const { why } = yahtzeeTexts.study
  const both = [better, worse].map((option) => turnOf(kit, question, option))
  const isLast = both.every(({ later }) => later === 0)
  if (both.some(({ now, later }) => now < 1 || (!isLast && later < 1))) {
    return why.worth(facesText(better.keep), facesText(worse.keep), decimals(by, 1))
  }
  const [ours, theirs] = [better.keep, worse.keep].map((keep, i) => {
    const { now, later } = both[i]!
    return { keep: facesText(keep), now: decimals(now, 1), later: decimals(later, 1) }
  })
  return why.turn(ours!, theirs!, isLast)
}

function isBonusOpen(
  { rules }: YahtzeeKit,
  question: YahtzeeQuestion,
  box?: YahtzeeOption,
): boolean {
  const { points } = question.position.card
  const filled = box ? numberOf(box.category!) : -1
  const upper = points
    .map((one, i) => (i === filled ? box!.points! - box!.bonus : one))
    .slice(0, UPPER_COUNT)
  const used = upper.reduce<CategorySet>((set, one, i) => (one === null ? set : set | (1 << i)), 0)
  const sum = upper.reduce<number>((all, one) => all + (one ?? 0), 0)
  return rules.upperBonus > 0 && sum + mostToCome(used) >= rules.upperThreshold
}

const bonus: Reason = (kit, question, better, worse) => {
  if (!better.category || !isBonusOpen(kit, question, better)) return null
  if (isBonusOpen(kit, question, worse)) return null
  const by = valueDifference('points', better.expected, worse.expected)
  const { why } = yahtzeeTexts.study
  const [points, upper] = [grouped(worse.points!), grouped(kit.rules.upperBonus)]
  return by > 0 ? why.bonus(categoryName(worse.category!), points, upper, decimals(by, 1)) : null
}

const boxes: Reason = (kit, question, better, worse) => {
  const by = valueDifference('points', better.expected, worse.expected)
  if (!better.category || by <= 0) return null
  const { why } = yahtzeeTexts.study
  const leaves = (option: YahtzeeOption): string => {
    const { later } = turnOf(kit, question, option)
    return why.leaves(categoryName(option.category!), grouped(option.points!), decimals(later, 1))
  }
  return why.box(leaves(better), leaves(worse), decimals(by, 1))
}

export const REASONS = { made, turns, bonus, boxes } satisfies Readonly<Record<string, Reason>>

/** Why an option is better than another, in one sentence; empty if the difference is too small. */
export const whyBetter = (...of: Parameters<Reason>): string =>
  Object.values(REASONS).reduce<string | null>((said, reason) => said ?? reason(...of), null) ?? ''

export function leadsTo(
  kit: YahtzeeKit,
  question: YahtzeeQuestion,
  { keep }: YahtzeeOption,
): string {
  if (!keep) return ''
  const { why } = yahtzeeTexts.study
  const times = (chance: number): string => decimals(100 * chance, 0)
  const ends = endsOf(kit, question, keep)
    .flatMap(({ category, chance, points, zero }) => {
      const [name, scores] = [categoryName(category), chance - zero]
      return [
        {
          chance: scores,
          said: () =>
            why.end(times(scores), name, grouped(Math.round((10 * points * chance) / scores) / 10)),
        },
        { chance: zero, said: () => why.zero(times(zero), name) },
      ]
    })
    .filter(({ chance }) => times(chance) !== '0')
    .sort((a, b) => b.chance - a.chance)
  return why.ends(facesText(keep), listed(ends.slice(0, FEW).map(({ said }) => said())))
}
