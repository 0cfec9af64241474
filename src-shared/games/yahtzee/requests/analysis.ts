import * as v from 'valibot'
import { FACES } from '../../../dice/multiset.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { MAX_REROLLS } from '../input/rule-set-schema.ts'
import { makeCardCode, parseCardCode } from '../input/scorecard-code.ts'
import { DICE } from '../rules/scoring.ts'
import { STRATEGIES } from '../analysis/strategy-names.ts'
import { chance, count, manyNumbers, number } from '../../../schemas/numbers.ts'
import { ruleHashSchema } from '../../../schemas/rules.ts'
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

const figures = { mean: number, standardDeviation: number }

/** One of the two is null. */
export const choice = {
  /** Dice to keep; all five to stop. */
  keep: v.nullable(keep),
  category: v.nullable(category),
}

const rankedChoice = v.object({
  ...choice,
  /** From 1; equal choices share a rank. */
  rank: count,
  /** Expected final score under optimal play from here on. */
  expected: number,
  loss: number,
  /** Points scored now, joker and Yahtzee bonus included; null for a keep. */
  points: v.nullable(number),
  yahtzeeBonus: v.nullable(number),
  /** Ends of the optimal player's turn after a keep, likeliest first; empty for a category. */
  ends: v.array(
    v.object({
      category,
      chance,
      /** Mean points if the turn ends here, Yahtzee bonus included. */
      points: number,
      /** Part of `chance` with 0 points. */
      zero: chance,
    }),
  ),
})

export const yahtzeeRequests = {
  'yahtzee.status': {
    params: v.object(solved),
    answer: v.object({
      state: v.picklist(['unsolved', 'begun', 'solved']),
      fraction: chance,
      states: count,
      expectedScore: v.nullable(number),
    }),
  },
  /** Solves the game in about a second, or resumes a solve. */
  'yahtzee.solve': {
    params: v.object(solved),
    answer: v.object({
      hash: ruleHashSchema,
      expectedScore: number,
      states: count,
      seconds: number,
    }),
  },
  /**
   * Exact score distribution of a strategy from a card on. From the empty card this is a job of
   * some seconds the first time.
   */
  'yahtzee.statistics': {
    params: v.object({
      ...solved,
      ...standing,
      strategy: v.optional(
        v.picklist(STRATEGIES, () => yahtzeeTexts.game.strategies.mustBe(STRATEGIES.join(', '))),
        'optimal',
      ),
    }),
    answer: v.object({
      ...figures,
      /** chances[i] belongs to the final score first + i; see tailChance and percentileOf. */
      first: number,
      chances: manyNumbers,
      percentiles: v.array(v.object({ percent: number, score: number })),
      upperBonusProbability: chance,
      upperBonusMean: number,
      /** Open boxes of the card in the order of CATEGORIES, without Yahtzee bonuses. */
      categories: v.array(
        v.object({
          category,
          ...figures,
          zero: chance,
        }),
      ),
      yahtzees: v.object({
        rolled: number,
        bonuses: number,
        bonusMean: number,
      }),
    }),
  },
  /** All strategies of Glenn 2006, table 3: computed and printed figures. Slow the first time. */
  'yahtzee.strategies': {
    params: v.object(solved),
    answer: v.object({
      strategies: v.array(
        v.object({
          strategy: v.picklist(STRATEGIES),
          ...figures,
          upperBonusProbability: chance,
          printed: v.nullable(v.object(figures)),
        }),
      ),
    }),
  },
  /** Ranks every distinct keep or, with no reroll left, every allowed box. */
  'yahtzee.analyse': {
    params: v.object({
      ...solved,
      ...standing,
      dice: fiveDice,
      rerollsLeft,
    }),
    answer: v.object({
      card: v.string(),
      dice: v.array(face),
      rerollsLeft: count,
      expected: number,
      before: number,
      choices: v.array(rankedChoice),
    }),
  },
  'yahtzee.opening': {
    params: v.object({
      ...solved,
      ...standing,
      /** Null: after the first roll. */
      rerollsLeft: v.optional(v.nullable(rerollsLeft), null),
    }),
    answer: v.object({
      card: v.string(),
      rerollsLeft: count,
      /** Expected final score before the first roll of the turn. */
      before: number,
      rolls: v.array(
        v.object({
          dice: v.array(face),
          chance,
          ...choice,
          expected: number,
          next: v.nullable(v.object({ ...choice, loss: number })),
        }),
      ),
    }),
  },
  'yahtzee.board': {
    params: v.object({ ...solved, ...standing }),
    answer: v.object({
      card: v.string(),
      /** Expected final score; of a full card, the final score. */
      expected: number,
      /** Open boxes in the order of CATEGORIES. */
      boxes: v.array(
        v.object({
          category,
          zeroLoss: number,
          chance,
          points: v.nullable(number),
        }),
      ),
    }),
  },
} as const
