import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { MAX_REROLLS } from '../input/rule-set-schema.ts'
import { makeCardCode, parseCardCode } from '../input/scorecard-code.ts'
import { DICE } from '../rules/scoring.ts'
import { STRATEGIES } from '../analysis/strategy-names.ts'
import { yahtzeeRulesSchema } from './rules.ts'

// Scores are in points, chances 0 to 1. Boxes are named by CATEGORIES; dice are faces in ascending
// order.

export const MAX_POINTS = 100_000

const diceRule = (): string => yahtzeeTexts.game.position.dice
export const face = v.picklist(FACES, diceRule)
const keep = v.array(face)
const category = v.picklist(CATEGORIES)

export function upTo(most: number, rule: () => string) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(0, rule), v.maxValue(most, rule))
}

/** Code of a scorecard, normalised by makeCardCode: x126kh.t18.y50. */
const cardSchema = v.pipe(
  v.string(),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseCardCode(dataset.value)
    if (parsed.ok) return makeCardCode(parsed.value)
    for (const { message } of parsed.problems) addIssue({ message })
    return NEVER
  }),
)

export const solved = { rules: yahtzeeRulesSchema }

/**
 * `points`: all points on the card, Yahtzee bonuses included, upper bonus not (`card` has no points
 * of lower boxes). They are added to every expected score; with 0, expected scores are points still
 * to come.
 */
export const standing = {
  card: v.optional(cardSchema, 't0'),
  points: v.optional(
    upTo(MAX_POINTS, () => yahtzeeTexts.game.position.points),
    0,
  ),
}

export const rerollsLeft = upTo(MAX_REROLLS, () => yahtzeeTexts.game.position.rerolls)

export const fiveDice = v.pipe(v.array(face, diceRule), v.length(DICE, diceRule))

/** One of the two is null. */
export const choice = {
  /** Dice to keep; all five to stop. */
  keep: v.nullable(keep),
  category: v.nullable(category),
}

export const yahtzeeRequests = {
  'yahtzee.status': v.object(solved),
  /** Solves the game in about a second, or resumes a solve. */
  'yahtzee.solve': v.object(solved),
  /**
   * Exact score distribution of a strategy from a card on. From the empty card this is a job of
   * some seconds the first time.
   */
  'yahtzee.statistics': v.object({
    ...solved,
    ...standing,
    strategy: v.optional(
      v.picklist(STRATEGIES, () => yahtzeeTexts.game.strategies.mustBe(STRATEGIES.join(', '))),
      'optimal',
    ),
  }),
  /** All strategies of Glenn 2006, table 3: computed and printed figures. Slow the first time. */
  'yahtzee.strategies': v.object(solved),
  /** Ranks every distinct keep or, with no reroll left, every allowed box. */
  'yahtzee.analyse': v.object({
    ...solved,
    ...standing,
    dice: fiveDice,
    rerollsLeft,
  }),
  'yahtzee.opening': v.object({
    ...solved,
    ...standing,
    /** Null: after the first roll. */
    rerollsLeft: v.optional(v.nullable(rerollsLeft), null),
  }),
  'yahtzee.board': v.object({ ...solved, ...standing }),
} as const
