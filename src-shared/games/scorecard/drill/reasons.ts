import type { Points } from '../../../base/units.ts'
import { facesText, multisetOf } from '../../../dice/multiset.ts'
import { decimals, grouped, valueDifference, writtenDifference } from '../../../texts/numbers.ts'
import { listed } from '../../../texts/phrases.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from '../analysis/box-names.ts'
import { whyParts } from '../analysis/part-sentence.ts'
import { pointsSoFar, scorecardOf } from '../analysis/paper-card.ts'
import { mostInBox } from '../solve/possible-points.ts'
import type { BoxEnding } from '../analysis/turn-ends.ts'
import { hasThirteenBoxes } from '../rules/thirteen-boxes.ts'
import { alikeBox, bonusesBetween, type RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes } from '../rules/scorecard.ts'
import type { ScorecardKit, ScorecardOption, ScorecardQuestion } from './question.ts'

const FEW = 3

/** Boxes that score the same points or 0. */
const allOrNothing = ({ boxes }: RuleSet): number[] =>
  [...boxes.keys()].filter((box) => boxes[box]!.sum === 'none')

type Keep = NonNullable<ScorecardOption['keep']>

export function endsOf(
  { rules, analyser }: ScorecardKit,
  { position }: ScorecardQuestion,
  keep: Keep,
): BoxEnding[] {
  return analyser.endsAfter(scorecardOf(rules, position.card), multisetOf(keep), position.rerolls)
}

const pointsOf = (ends: readonly BoxEnding[]): number =>
  ends.reduce((sum, { chance, points }) => sum + chance * points, 0)

/** A sentence on why one option is better than another; null if the reason does not apply. */
type Reason = (
  kit: ScorecardKit,
  question: ScorecardQuestion,
  better: ScorecardOption,
  worse: ScorecardOption,
) => string | null

/** A box is a reason if its expected points differ by at least this. */
const ENOUGH = 1

/** The better keep makes a fixed-score box more often (of several, the largest difference). */
const made: Reason = (kit, question, better, worse) => {
  if (!better.keep || !worse.keep) return null
  const [ours, theirs] = [better.keep, worse.keep].map((keep) => endsOf(kit, question, keep))
  const { rules } = kit
  const boxes = allOrNothing(rules)
  if (boxes.length === 0) return null
  const endIn = (ends: readonly BoxEnding[], box: number): BoxEnding | undefined =>
    ends.find((end) => end.box === box)
  const chanceOf = (ends: readonly BoxEnding[], box: number): number => {
    const end = endIn(ends, box)
    return end ? end.chance - end.zero : 0
  }
  const brings = (box: number): number =>
    (chanceOf(ours!, box) - chanceOf(theirs!, box)) * rules.boxes[box]!.plus
  const box = boxes.reduce((a, b) => (Math.abs(brings(b)) > Math.abs(brings(a)) ? b : a))
  const kept = (keep: Keep, ends: readonly BoxEnding[]) => ({
    keep: facesText(keep),
    times: decimals(100 * chanceOf(ends, box), 0),
  })
  const [one, other] = [kept(better.keep, ours!), kept(worse.keep, theirs!)]
  // The gain in this box may be lost in other boxes.
  const more = pointsOf(ours!) - pointsOf(theirs!)
  if (brings(box) < ENOUGH || more < 0 || one.times === other.times) return null
  const { why } = scorecardTexts.study
  const isAll = endIn(ours!, box)!.chance > 1 - 1e-9 && one.times !== '100'
  const { name, plus } = rules.boxes[box]!
  const named: Readonly<Record<string, (points: string) => string>> = why.boxes
  const isNamed = hasThirteenBoxes(rules) && name in scorecardTexts.card.boxes
  const words = isNamed && box === alikeBox(rules) ? why.alike : why.box
  const what = named[name]?.(grouped(plus)) ?? words(boxName(rules, box), grouped(plus))
  return why.made(what, one, other, isAll)
}

/** Expected points of this turn and of later turns; they sum to the displayed value. */
function turnOf(kit: ScorecardKit, question: ScorecardQuestion, option: ScorecardOption) {
  const now = option.points ?? pointsOf(endsOf(kit, question, option.keep!))
  const before = pointsSoFar(kit.rules, question.position.card)
  return { now, later: writtenDifference(option.expected - before, now, 1) }
}

const turns: Reason = (kit, question, better, worse) => {
  if (!better.keep || !worse.keep) return null
  const by = valueDifference('points', better.expected, worse.expected)
  if (by <= 0) return null
  const { why } = scorecardTexts.study
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

/** Largest bonus that is in reach after an option. */
function bonusInReach(
  { rules }: ScorecardKit,
  { position }: ScorecardQuestion,
  { box: filled, points, further }: ScorecardOption,
): Points {
  let least = 0
  let most = 0
  for (const box of boxesOf(groupBoxes(rules))) {
    const scored = box === filled ? points! - further : position.card.points[box]
    least += scored ?? 0
    most += scored ?? mostInBox(rules, box)
  }
  return Math.max(...bonusesBetween(rules, least, most))
}

/** Where the difference comes from, over the rest of the game. */
const parts: Reason = ({ rules, parts: known }, { position }, better, worse) => {
  const { dice, rerolls, atOnce = rules.rolls === 1 } = position
  const card = scorecardOf(rules, position.card)
  if (!known?.canTell(card)) return null
  return whyParts(rules, known, { card, dice, rerolls, atOnce }, [better, worse]).text
}

const bonus: Reason = (kit, question, better, worse) => {
  if (better.box === null) return null
  const reach = bonusInReach(kit, question, better)
  if (bonusInReach(kit, question, worse) >= reach) return null
  const by = valueDifference('points', better.expected, worse.expected)
  const { why } = scorecardTexts.study
  const [points, lost] = [grouped(worse.points!), grouped(reach)]
  const name = boxName(kit.rules, worse.box!)
  return by > 0 ? why.bonus(name, points, lost, decimals(by, 1)) : null
}

const boxes: Reason = (kit, question, better, worse) => {
  const by = valueDifference('points', better.expected, worse.expected)
  if (better.box === null || by <= 0) return null
  const { why } = scorecardTexts.study
  const leaves = (option: ScorecardOption): string => {
    const { later } = turnOf(kit, question, option)
    return why.leaves(boxName(kit.rules, option.box!), grouped(option.points!), decimals(later, 1))
  }
  return why.better(leaves(better), leaves(worse), decimals(by, 1))
}

/** In this order; `made`, `turns` and `boxes` where the parts are not known. */
export const REASONS = { bonus, parts, made, turns, boxes } satisfies Readonly<
  Record<string, Reason>
>

/** Both chances to win, as estimated; empty if they look the same. */
export function whyWinsMore(better: ScorecardOption, worse: ScorecardOption): string {
  const [more, less] = [better, worse].map(({ expected }) => decimals(100 * expected, 0))
  return more === less ? '' : scorecardTexts.study.why.wins(more!, less!)
}

/** Why an option is better than another, in one sentence; empty if the difference is too small. */
export const whyBetter = (...of: Parameters<Reason>): string =>
  Object.values(REASONS).reduce<string | null>((said, reason) => said ?? reason(...of), null) ?? ''

export function leadsTo(
  kit: ScorecardKit,
  question: ScorecardQuestion,
  { keep }: ScorecardOption,
): string {
  if (!keep) return ''
  const { why } = scorecardTexts.study
  const times = (chance: number): string => decimals(100 * chance, 0)
  const ends = endsOf(kit, question, keep)
    .flatMap(({ box, chance, points, zero }) => {
      const [name, scores] = [boxName(kit.rules, box), chance - zero]
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
