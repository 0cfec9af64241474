import { failed, ok, refused, type Problem, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { eitherOf } from '../../../texts/phrases.ts'
import { alikeBox, bonusOf, type RuleSet } from '../rules/rule-set.ts'
import { boxesOf, groupBoxes, has, type Scorecard } from '../rules/scorecard.ts'
import { mostInBox, possiblePoints } from '../solve/possible-points.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { boxName } from './box-names.ts'

export interface PaperCard {
  /** By box; null for an open one. */
  readonly points: readonly (Points | null)[]
  /** How often further dice all alike were paid. */
  readonly bonuses: number
}

export interface PaperTotals {
  /** Points in the boxes that count for the bonus. */
  readonly group: Points
  readonly bonus: Points
  readonly others: Points
  /** For further dice all alike. */
  readonly further: Points
  readonly total: Points
}

export const emptyPaper = ({ boxes }: RuleSet): PaperCard => ({
  points: boxes.map(() => null),
  bonuses: 0,
})

const sum = (points: readonly (Points | null)[]): Points =>
  points.reduce<Points>((total, one) => total + (one ?? 0), 0)

/** The bonus depends on what stands in the boxes of the group, points for the first roll included. */
const groupTotal = (rules: RuleSet, { points }: PaperCard): Points =>
  sum(boxesOf(groupBoxes(rules)).map((box) => points[box]!))

export function paperTotals(rules: RuleSet, card: PaperCard): PaperTotals {
  const group = groupTotal(rules, card)
  const bonus = bonusOf(rules, group)
  const others = sum(card.points) - group
  const further = card.bonuses * rules.further
  return { group, bonus, others, further, total: group + bonus + others + further }
}

/** Likely points of a box first: from the middle outward. */
function likelyFirst(points: readonly Points[]): Points[] {
  const middle = (points.length - 1) / 2 + 0.1
  const distance = points.map((_, i) => Math.abs(i - middle))
  return points.toSorted((a, b) => distance[points.indexOf(a)]! - distance[points.indexOf(b)]!)
}

/** Points for each of these boxes that add up to a total; null if there are none. */
function pointsFor(
  rules: RuleSet,
  boxes: readonly number[],
  total: Points,
): ReadonlyMap<number, Points> | null {
  const box = boxes.at(-1)
  if (box === undefined) return total === 0 ? new Map() : null
  for (const points of likelyFirst(possiblePoints(rules, box))) {
    const others = points <= total ? pointsFor(rules, boxes.slice(0, -1), total - points) : null
    if (others) return new Map(others).set(box, points)
  }
  return null
}

/**
 * A paper card for a reachable scorecard. Boxes that count for the bonus get points that come to
 * its total, or to the next possible one; others their lowest points, except dice all alike that
 * have scored.
 */
export function paperOf(rules: RuleSet, { used, total, alikeScored }: Scorecard): PaperCard {
  const inGroup = boxesOf(groupBoxes(rules) & used)
  const most = sum(inGroup.map((box) => mostInBox(rules, box)))
  let group: ReadonlyMap<number, Points> | null = null
  // Once the last bonus is reached, `total` may stand for higher ones.
  for (let wanted = total; group === null && wanted <= most; wanted++) {
    group = pointsFor(rules, inGroup, wanted)
  }
  if (group === null) throw new RangeError('no boxes come to this total')
  const alike = alikeScored ? alikeBox(rules) : -1
  const points = rules.boxes.map((_, box) => {
    if (!has(used, box)) return null
    const possible = possiblePoints(rules, box)
    return group.get(box) ?? possible.at(box === alike ? -1 : 0)!
  })
  return { points, bonuses: 0 }
}

const hasAlikeScored = (rules: RuleSet, { points }: PaperCard): boolean =>
  (points[alikeBox(rules)] ?? 0) > 0

/** The part of a card on which the rest of the game depends. */
export function scorecardOf(rules: RuleSet, card: PaperCard): Scorecard {
  const used = card.points.reduce<number>((set, one, i) => (one === null ? set : set | (1 << i)), 0)
  return { used, total: groupTotal(rules, card), alikeScored: hasAlikeScored(rules, card) }
}

/** All points except the bonus; plus the value of the state, the expected final score. */
export function pointsSoFar(rules: RuleSet, card: PaperCard): Points {
  const { group, others, further } = paperTotals(rules, card)
  return group + others + further
}

/** Most times further dice all alike can be paid: each takes a turn after the one that scored. */
export function mostBonuses(rules: RuleSet, card: PaperCard): number {
  if (rules.further === 0 || !hasAlikeScored(rules, card)) return 0
  return card.points.filter((one) => one !== null).length - 1
}

/** Possible points in words: "0, 6, 12, 18, 24 or 30", "0 or 5 to 30". */
function possibleWords(rules: RuleSet, box: number): string {
  const runs: { from: Points; to: Points }[] = []
  for (const points of possiblePoints(rules, box)) {
    const last = runs.at(-1)
    if (last && points === last.to + 1) last.to = points
    else runs.push({ from: points, to: points })
  }
  const { range } = scorecardTexts.game.paper
  return eitherOf(runs.map(({ from, to }) => (from === to ? String(from) : range(from, to))))
}

/** One message for each wrong box; `field` is its number, or `bonuses`. */
export function paperProblems(rules: RuleSet, card: PaperCard): Problem[] {
  const words = scorecardTexts.game.paper
  const problems: Problem[] = []
  rules.boxes.forEach((_, box) => {
    const points = card.points[box]
    if (points == null || possiblePoints(rules, box).includes(points)) return
    const message = words.mustBe(boxName(rules, box), possibleWords(rules, box))
    problems.push({ field: String(box), message })
  })
  const most = mostBonuses(rules, card)
  // Written so that NaN is a problem too.
  if (!(card.bonuses >= 0 && card.bonuses <= most)) {
    const alike = alikeBox(rules)
    const best = alike < 0 ? '' : boxName(rules, alike)
    problems.push({ field: 'bonuses', message: words.bonuses(best, most) })
  }
  return problems
}

export interface PaperReading {
  readonly card: PaperCard
  readonly problems: readonly Problem[]
}

/** Accepts every valid box of a typed card; an invalid box keeps its value from `before`. */
export function readPaper(rules: RuleSet, typed: PaperCard, before: PaperCard): PaperReading {
  const problems = paperProblems(rules, typed)
  const wrong = new Set(problems.map(({ field }) => field))
  const points = typed.points.map((one, i) =>
    wrong.has(String(i)) ? (before.points[i] ?? null) : one,
  )
  const wanted = wrong.has('bonuses') ? before.bonuses : typed.bonuses
  const bonuses = Math.min(wanted, mostBonuses(rules, { points, bonuses: 0 }))
  return { card: { points, bonuses }, problems }
}

/** More than any code has; a longer text is rejected without parsing. */
const MAX_CHARACTERS = 160
const CODE = /^((?:\d{1,4}|-)(?:\.(?:\d{1,4}|-))*)(?:\.b(\d{1,2}))?$/

/**
 * A card as text: the points of its boxes in their order, `-` for an open box, then how often
 * further dice all alike were paid: `3.-.-.12.-.-.22.-.25.-.-.-.50.b1`.
 */
export function makePaperCode({ points, bonuses }: PaperCard): string {
  const boxes = points.map((one) => one ?? '-').join('.')
  return bonuses > 0 ? `${boxes}.b${bonuses}` : boxes
}

/** Checks the form only: a card of any rules may have this code. */
export function isPaperCode(text: string): boolean {
  return text.length <= MAX_CHARACTERS && CODE.test(text)
}

/** Every third box filled. */
function exampleCode(rules: RuleSet): string {
  const points = rules.boxes.map((_, box) => {
    const possible = possiblePoints(rules, box)
    return box % 3 === 0 ? possible[possible.length >> 1]! : null
  })
  return makePaperCode({ points, bonuses: 0 })
}

export function parsePaperCode(rules: RuleSet, text: string): Result<PaperCard> {
  const match = text.length <= MAX_CHARACTERS ? CODE.exec(text.trim()) : null
  const points = match?.[1]!.split('.').map((one) => (one === '-' ? null : Number(one)))
  const { length } = rules.boxes
  if (points?.length !== length) {
    return refused(scorecardTexts.game.paper.form(length, exampleCode(rules)))
  }
  const card = { points, bonuses: Number(match?.[2] ?? 0) }
  const problems = paperProblems(rules, card)
  return problems.length > 0 ? failed(...problems) : ok(card)
}
