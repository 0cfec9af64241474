import { failed, ok, type Problem, type Result } from '../../../base/result.ts'
import type { Points } from '../../../base/units.ts'
import { eitherOf } from '../../../texts/phrases.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import {
  CATEGORIES,
  has,
  UPPER_CATEGORIES,
  UPPER_COUNT,
  YAHTZEE,
  type CategorySet,
} from '../rules/categories.ts'
import { categoryName } from './category-names.ts'
import { ROLLS } from '../solve/keeps.ts'
import { mostToCome } from '../solve/upper-rows.ts'
import { hasYahtzeeBonus, type RuleSet } from '../rules/rule-set.ts'
import type { Scorecard } from '../rules/scorecard.ts'
import { patternPoints, YAHTZEE_POINTS } from '../rules/scoring.ts'

export interface PaperCard {
  /** By category number; null for an open box. */
  readonly points: readonly (Points | null)[]
  readonly bonuses: number
}

export interface PaperTotals {
  readonly upper: Points
  readonly upperBonus: Points
  readonly lower: Points
  readonly yahtzeeBonus: Points
  readonly total: Points
}

export const EMPTY_PAPER: PaperCard = { points: CATEGORIES.map(() => null), bonuses: 0 }

const POSSIBLE: readonly (readonly Points[])[] = CATEGORIES.map((_, category) =>
  [...new Set(ROLLS.map((dice) => patternPoints(category, dice)))].sort((a, b) => a - b),
)

/** Points that a box can hold, ascending; a joker scores one of these too. */
export function possiblePoints(category: number): readonly Points[] {
  return POSSIBLE[category]!
}

const sum = (points: readonly (Points | null)[]): Points =>
  points.reduce<Points>((total, one) => total + (one ?? 0), 0)

export function paperTotals(rules: RuleSet, { points, bonuses }: PaperCard): PaperTotals {
  const upper = sum(points.slice(0, UPPER_COUNT))
  const upperBonus = upper >= rules.upperThreshold ? rules.upperBonus : 0
  const lower = sum(points.slice(UPPER_COUNT))
  const yahtzeeBonus = bonuses * rules.yahtzeeBonus
  return {
    upper,
    upperBonus,
    lower,
    yahtzeeBonus,
    total: upper + upperBonus + lower + yahtzeeBonus,
  }
}

const MOST_ABOVE = mostToCome(0)

function upperPoints(set: CategorySet, total: Points): (Points | null)[] | null {
  const fill = (number: number, left: Points): (Points | null)[] | null => {
    if (number < 0) return left === 0 ? [] : null
    if (!has(set, number)) {
      const others = fill(number - 1, left)
      return others && [...others, null]
    }
    // Try three of each face first, as on most cards.
    for (const count of [3, 2, 4, 1, 5, 0]) {
      const points = count * (number + 1)
      const others = points <= left ? fill(number - 1, left - points) : null
      if (others) return [...others, points]
    }
    return null
  }
  return fill(UPPER_COUNT - 1, total)
}

/**
 * A paper card for a reachable scorecard. Upper boxes get points that sum to its total, or to the
 * next possible total; lower boxes get their lowest points, except a Yahtzee scored with 50.
 */
export function paperOf({ used, upper, yahtzeeScored }: Scorecard): PaperCard {
  let above: (Points | null)[] | null = null
  // Once the bonus is reached, `upper` may stand for higher totals.
  for (let total = upper; above === null && total <= MOST_ABOVE; total++) {
    above = upperPoints(used & UPPER_CATEGORIES, total)
  }
  if (above === null) throw new RangeError('no upper boxes come to this total')
  const below = CATEGORIES.slice(UPPER_COUNT).map((_, i) =>
    has(used, UPPER_COUNT + i) ? possiblePoints(UPPER_COUNT + i)[0]! : null,
  )
  const points = [...above, ...below]
  return {
    points: yahtzeeScored ? points.with(YAHTZEE, YAHTZEE_POINTS) : points,
    bonuses: 0,
  }
}

/** The part of a card on which the rest of the game depends. */
export function scorecardOf({ points }: PaperCard): Scorecard {
  const used = points.reduce<number>((set, one, i) => (one === null ? set : set | (1 << i)), 0)
  const upper = sum(points.slice(0, UPPER_COUNT))
  return { used, upper, yahtzeeScored: points[YAHTZEE] === YAHTZEE_POINTS }
}

/** All points except the upper bonus; plus the value of the state, the expected final score. */
export function pointsSoFar(rules: RuleSet, card: PaperCard): Points {
  const { upper, lower, yahtzeeBonus } = paperTotals(rules, card)
  return upper + lower + yahtzeeBonus
}

/** Most Yahtzee bonuses on a card: each takes a turn after the one that scored 50. */
export function mostBonuses(rules: RuleSet, { points }: PaperCard): number {
  if (!hasYahtzeeBonus(rules) || points[YAHTZEE] !== YAHTZEE_POINTS) return 0
  return points.filter((one) => one !== null).length - 1
}

/** Possible points in words: "0, 6, 12, 18, 24 or 30", "0 or 5 to 30". */
function possibleWords(category: number): string {
  const runs: { from: Points; to: Points }[] = []
  for (const points of possiblePoints(category)) {
    const last = runs.at(-1)
    if (last && points === last.to + 1) last.to = points
    else runs.push({ from: points, to: points })
  }
  const { range } = yahtzeeTexts.game.paper
  return eitherOf(runs.map(({ from, to }) => (from === to ? String(from) : range(from, to))))
}

/** One message for each wrong box; `field` is the category, or `bonuses`. */
export function paperProblems(rules: RuleSet, card: PaperCard): Problem[] {
  const problems: Problem[] = []
  CATEGORIES.forEach((category, number) => {
    const points = card.points[number]
    if (points == null || possiblePoints(number).includes(points)) return
    const message = yahtzeeTexts.game.paper.mustBe(categoryName(category), possibleWords(number))
    problems.push({ field: category, message })
  })
  const most = mostBonuses(rules, card)
  // Written so that NaN is a problem too.
  if (!(card.bonuses >= 0 && card.bonuses <= most)) {
    problems.push({ field: 'bonuses', message: yahtzeeTexts.game.paper.bonuses(most) })
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
    wrong.has(CATEGORIES[i]!) ? (before.points[i] ?? null) : one,
  )
  const wanted = wrong.has('bonuses') ? before.bonuses : typed.bonuses
  const bonuses = Math.min(wanted, mostBonuses(rules, { points, bonuses: 0 }))
  return { card: { points, bonuses }, problems }
}

/** More than any code has; a longer text is rejected without parsing. */
const MAX_CHARACTERS = 80
const CODE = /^((?:\d{1,2}|-)(?:\.(?:\d{1,2}|-)){12})(?:\.b(\d{1,2}))?$/

/**
 * A card as text: the points of its boxes in the order of CATEGORIES, `-` for an open box, then the
 * number of Yahtzee bonuses: `3.-.-.12.-.-.22.-.25.-.-.-.50.b1`.
 */
export function makePaperCode({ points, bonuses }: PaperCard): string {
  const boxes = points.map((one) => one ?? '-').join('.')
  return bonuses > 0 ? `${boxes}.b${bonuses}` : boxes
}

export function parsePaperCode(rules: RuleSet, text: string): Result<PaperCard> {
  const match = text.length <= MAX_CHARACTERS ? CODE.exec(text.trim()) : null
  if (!match) return failed({ field: '', message: yahtzeeTexts.game.paper.form })
  const points = match[1]!.split('.').map((one) => (one === '-' ? null : Number(one)))
  const card = { points, bonuses: Number(match[2] ?? 0) }
  const problems = paperProblems(rules, card)
  return problems.length > 0 ? failed(...problems) : ok(card)
}
