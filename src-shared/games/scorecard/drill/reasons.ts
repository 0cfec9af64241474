import type { Points } from '../../../base/units.ts'
import { contains, countOf, facesText, FACES, multisetOf } from '../../../dice/multiset.ts'
import { decimals, grouped, valueDifference, writtenDifference } from '../../../texts/numbers.ts'
import { listed } from '../../../texts/phrases.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from '../analysis/box-names.ts'
import { whyParts } from '../analysis/part-sentence.ts'
import { pointsSoFar, scorecardOf } from '../analysis/paper-card.ts'
import type { BoxEnding } from '../analysis/turn-ends.ts'
import { alikeBox } from '../rules/rule-set.ts'
import { has, type BoxSet } from '../rules/scorecard.ts'
import { openBoxes } from '../rules/scoring.ts'
import { KEEP_RULES, type KeepMoment } from '../steps/keep-rules.ts'
import { stepCard } from '../steps/step-card.ts'
import type { StepId } from '../steps/step-list.ts'
import { stepNumbers } from '../steps/step-numbers.ts'
import { stopped } from './position.ts'
import {
  makeScorecardQuestion,
  type ScorecardKit,
  type ScorecardOption,
  type ScorecardQuestion,
} from './question.ts'

const FEW = 3

const signedNumber = (points: Points): string => grouped(points).replace('-', '−')

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

/** A sentence on why one option is better than another; null if it does not apply. */
type Reason = (
  kit: ScorecardKit,
  question: ScorecardQuestion,
  better: ScorecardOption,
  worse: ScorecardOption,
) => string | null

/** What lies there already: a box with fixed points, or a joker. */
const made: Reason = (kit, question, better) => {
  const { rules } = kit
  const { position } = question
  if (better.keep && better.keep.length < rules.dice) return null
  const [end = better] = better.keep
    ? makeScorecardQuestion(kit, stopped(rules, position)).options
    : []
  const { box, points, further } = end
  const scored = points! - further
  const isFixed = rules.boxes[box!]!.sum === 'none'
  if (scored === 0 || !isFixed) return null
  const { why } = scorecardTexts.study
  const isJoker = new Set(position.dice).size === 1 && box !== alikeBox(rules)
  const said = isJoker ? why.joker : why.made
  return said(boxName(rules, box!), grouped(scored))
}

const isTwoPairs = (keep: Keep): boolean =>
  keep.length === 4 && new Set(keep).size === 2 && countOf(multisetOf(keep), keep[0]!) === 2

/** All dice alike but one, where the last one makes a joker. */
const oneMore: Reason = (kit, question, { keep }, worse) => {
  const { rules } = kit
  const { position } = question
  if (keep?.length !== rules.dice - 1 || new Set(keep).size > 1) return null
  if (contains(multisetOf(worse.keep!), multisetOf(keep))) return null
  const [face] = keep
  const dice = Array.from({ length: rules.dice }, () => face!)
  const [end] = makeScorecardQuestion(kit, { ...position, dice, rerolls: 0 }).options
  const { box, points, further } = end!
  if (further === 0 || box === alikeBox(rules)) return null
  return scorecardTexts.study.why.oneMore(face!, grouped(points!), boxName(rules, box!))
}

/** A step in the words that fit the dice; null where it says too little of them. */
function stepWords(
  step: StepId,
  { card, roll, open, isLast }: KeepMoment,
  keep: Keep,
  worse: Keep,
): string | null {
  const { steps } = scorecardTexts.study.why
  switch (step) {
    case 'group': {
      const ours = keep.length
      const others = FACES.filter((face) => face !== keep[0]).map((face) => countOf(roll, face))
      const most = Math.max(...others)
      if (ours < 2) return null
      if (isTwoPairs(worse) && (open & card.houses) !== 0) return steps.pairs
      const isMore = contains(multisetOf(worse), multisetOf(keep))
      if (isMore) return steps.only
      return ours > most ? steps.most : ours === most ? steps.equal : steps.open
    }
    case 'no-equals':
      if ((open & card.upper) !== 0) return keep.length === 0 ? steps.noUpper : steps.upper
      return (open & card.rowBoxes) !== 0 ? steps.row : steps.high(isLast)
    case 'rows':
    case 'house':
    case 'two-pairs':
    case 'three-in-a-row':
    case 'last-box':
      return steps[step]
    default:
      return null
  }
}

/** The sentence of the steps that asks for these dice, or that has an exception here. */
const stepOnDice: Reason = ({ rules }, { position }, { keep }, worse) => {
  const numbers = stepNumbers(rules)
  if (!numbers || !keep) return null
  const { card, dice, rerolls } = position
  const steps = stepCard(rules)
  const boxes = openBoxes(rules, scorecardOf(rules, card).used)
  const open = boxes.reduce<BoxSet>((set, box) => set | (1 << box), 0)
  const moment = { card: steps, numbers, roll: multisetOf(dice), open, isLast: rerolls === 1 }
  for (const rule of KEEP_RULES) {
    const kept = rule.applies(steps, open) ? rule.keeps(moment) : null
    if (kept === null) continue
    if (kept === multisetOf(keep)) return stepWords(rule.step, moment, keep, worse.keep!)
    // An exception is told to who kept what the step asks for: the sum compares with that.
    if (kept !== multisetOf(worse.keep!)) return null
    const said = stepWords(rule.step, moment, worse.keep!, keep)
    return said && scorecardTexts.study.why.steps.exception(said)
  }
  return null
}

/** Points less par, where they ask for the better box. */
const stepOnBoxes: Reason = ({ rules }, { options }, better, worse) => {
  const numbers = stepNumbers(rules)
  if (!numbers || numbers.pars.length === 0 || better.box === null) return null
  const { upper } = stepCard(rules)
  const counts = ({ box, points, further }: ScorecardOption): Points =>
    (points! - further - numbers.pars[box!]!) * (has(upper, box!) ? numbers.upper : 1)
  if (options.some((option) => counts(option) > counts(better))) return null
  if (counts(better) <= counts(worse)) return null
  const { why } = scorecardTexts.study
  const less = (option: ScorecardOption): string => {
    const { box, points, further } = option
    const scored = points! - further
    const par = numbers.pars[box!]!
    const by = signedNumber(scored - par)
    const times = counts(option) === scored - par ? '' : signedNumber(counts(option))
    return why.lessPar(boxName(rules, box!), grouped(scored), String(par), by, times)
  }
  return why.par(less(better), less(worse))
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
    return {
      keep: facesText(keep),
      now: decimals(now, 1),
      later: decimals(later, 1),
      all: decimals(Number(now.toFixed(1)) + later, 1),
    }
  })
  return why.turn(ours!, theirs!, isLast)
}

/** Where the difference comes from, over the rest of the game. */
const parts: Reason = ({ rules, parts: known }, { position }, better, worse) => {
  const { dice, rerolls, atOnce = rules.rolls === 1 } = position
  const card = scorecardOf(rules, position.card)
  if (!known?.canTell(card)) return null
  return whyParts(rules, known, { card, dice, rerolls, atOnce }, [better, worse]).text
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

/** Of each line the first that applies: what decides, and where the points come from. */
export const REASONS = [
  { made, oneMore, stepOnDice, stepOnBoxes },
  { parts, turns, boxes },
] as const satisfies Readonly<Record<string, Reason>>[]

/** Why an option is better than another; empty if the difference is too small. */
export function whyBetter(...of: Parameters<Reason>): string {
  const first = (reasons: readonly Reason[]): string | null =>
    reasons.reduce<string | null>((said, reason) => said ?? reason(...of), null)
  const [rule, sum] = REASONS.map((line) => first(Object.values(line)))
  return sum === null ? '' : [rule, sum].filter(Boolean).join(' ')
}

/** Both chances to win, as estimated; empty if they look the same. */
export function whyWinsMore(
  { rules }: ScorecardKit,
  better: ScorecardOption,
  worse: ScorecardOption,
): string {
  const { why } = scorecardTexts.study
  const [more, less] = [better, worse].map(({ expected }) => decimals(100 * expected, 0))
  if (more === less) return why.nearly
  const said = ({ keep, box, points }: ScorecardOption): string =>
    keep ? why.keeping(facesText(keep)) : why.fill(boxName(rules, box!), grouped(points!))
  return why.wins(said(better), more!, said(worse), less!)
}

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
