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

// Points are points, chances 0 to 1. Boxes are named by CATEGORIES, dice are faces in rising order.

/** The most points that may be said to stand on a card. */
export const MAX_POINTS = 100_000

const diceRule = (): string => yahtzeeTexts.game.position.dice
export const face = v.picklist(FACES, diceRule)
const keep = v.array(face)
const category = v.picklist(CATEGORIES)

/** A whole number from 0 to `most`. */
export function upTo(most: number, rule: () => string) {
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(0, rule), v.maxValue(most, rule))
}

/** A scorecard as its code, such as x126kh.t18.y50, written as makeCardCode writes it. */
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
 * A scorecard. What was scored in lower boxes is no part of its code; `points` is all that stands on
 * it, Yahtzee bonuses included, the upper bonus not. It is added to every expected score, so that
 * without it these are the points still to come.
 */
export const standing = {
  card: v.optional(cardSchema, 't0'),
  points: v.optional(
    upTo(MAX_POINTS, () => yahtzeeTexts.game.position.points),
    0,
  ),
}

export const rerollsLeft = upTo(MAX_REROLLS, () => yahtzeeTexts.game.position.rerolls)

/** A whole roll. */
export const fiveDice = v.pipe(v.array(face, diceRule), v.length(DICE, diceRule))

/** Of the final score. */
const figures = { mean: number, standardDeviation: number }

/** An action with the dice: one of the two is null. */
export const choice = {
  /** The dice to keep; the others are rolled again. All five to stop here. */
  keep: v.nullable(keep),
  /** The box to score them in, with no reroll left. */
  category: v.nullable(category),
}

const rankedChoice = v.object({
  ...choice,
  /** From 1. Equal choices share a rank. */
  rank: count,
  /** Expected final score with the optimal player from here on. */
  expected: number,
  /** Against the best; 0 for the best. */
  loss: number,
  /** Of a category: what it scores now, a joker and the Yahtzee bonus counted; null for a keep. */
  points: v.nullable(number),
  /** As much of `points` as is Yahtzee bonus; null for a keep. */
  yahtzeeBonus: v.nullable(number),
  /** Where the optimal player ends the turn after this keep, the likeliest first; none for a category. */
  ends: v.array(
    v.object({
      category,
      /** Of using this box; those of all ends come to 1. */
      chance,
      /** Mean of what it then scores, Yahtzee bonus included. */
      points: number,
      /** As much of `chance` as is with 0 points. */
      zero: chance,
    }),
  ),
})

/** Yahtzee for one player: what the optimal one scores, and what each decision is worth. */
export const yahtzeeRequests = {
  /** State of the solve and known results. Solves nothing. */
  'yahtzee.status': {
    params: v.object(solved),
    answer: v.object({
      state: v.picklist(['unsolved', 'begun', 'solved']),
      /** Part that is done. */
      fraction: chance,
      states: count,
      /** Null until it is solved. */
      expectedScore: v.nullable(number),
    }),
  },
  /** Solves the game, about a second, or goes on with a solve that was begun. */
  'yahtzee.solve': {
    params: v.object(solved),
    answer: v.object({
      hash: ruleHashSchema,
      expectedScore: number,
      states: count,
      /** Time that the solve took. */
      seconds: number,
    }),
  },
  /**
   * The final scores of a way to play, exactly; from another card than the empty one, of the rest of
   * a game. From the empty card this takes some seconds the first time, as a job.
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
      /** chances[i] is that of the final score first + i; see tailChance and percentileOf. */
      first: number,
      chances: manyNumbers,
      /** The lowest score s for which at least so many percent of games score s or less. */
      percentiles: v.array(v.object({ percent: number, score: number })),
      upperBonusProbability: chance,
      /** Mean of what the upper bonus pays. */
      upperBonusMean: number,
      /** The boxes open on the card, in the order of CATEGORIES; the Yahtzee bonus is not in them. */
      categories: v.array(
        v.object({
          category,
          ...figures,
          /** Chance of 0 points. */
          zero: chance,
        }),
      ),
      yahtzees: v.object({
        /** Mean number of turns that end with five of a kind. */
        rolled: number,
        /** Mean number of Yahtzee bonuses, and of what they pay. */
        bonuses: number,
        bonusMean: number,
      }),
    }),
  },
  /** Table 3 of Glenn 2006: every way to play with our figures and the printed ones. Takes long once. */
  'yahtzee.strategies': {
    params: v.object(solved),
    answer: v.object({
      /** In the order of STRATEGIES. */
      strategies: v.array(
        v.object({
          strategy: v.picklist(STRATEGIES),
          ...figures,
          upperBonusProbability: chance,
          /** Null for rules that the paper does not have. */
          printed: v.nullable(v.object(figures)),
        }),
      ),
    }),
  },
  /** Every distinct keep, or with no reroll left every box that is allowed, ranked. */
  'yahtzee.analyse': {
    params: v.object({
      ...solved,
      ...standing,
      dice: fiveDice,
      /** At most as many as the rules have. */
      rerollsLeft,
    }),
    answer: v.object({
      card: v.string(),
      dice: v.array(face),
      rerollsLeft: count,
      /** Expected final score, of the best choice. */
      expected: number,
      /** The same at the start of the turn, before the dice were rolled. */
      before: number,
      /** The best first. */
      choices: v.array(rankedChoice),
    }),
  },
  /** The best choice for each of the 252 rolls, and the next best. */
  'yahtzee.opening': {
    params: v.object({
      ...solved,
      ...standing,
      /** After the first roll, unless told otherwise. */
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
          /** Of rolling this with five dice. */
          chance,
          ...choice,
          /** Expected final score. */
          expected: number,
          /** The best other choice, and what it loses; null if there is none. */
          next: v.nullable(v.object({ ...choice, loss: number })),
        }),
      ),
    }),
  },
  /** Value of a scorecard before the turn's first roll. */
  'yahtzee.board': {
    params: v.object({ ...solved, ...standing }),
    answer: v.object({
      card: v.string(),
      /** Expected final score; of a full card the final score. */
      expected: number,
      /** The open boxes in the order of CATEGORIES. */
      boxes: v.array(
        v.object({
          category,
          /** Loss in expected final score of a 0 there in this turn. */
          zeroLoss: number,
          /** Chance that the optimal player uses the box in this turn. */
          chance,
          /** Mean of what it then scores, Yahtzee bonus included; null if that never happens. */
          points: v.nullable(number),
        }),
      ),
    }),
  },
} as const
