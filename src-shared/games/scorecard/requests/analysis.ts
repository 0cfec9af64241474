import * as v from 'valibot'
import { wholeNumber } from '../../../schemas/numbers.ts'
import { FACES } from '../../../dice/multiset.ts'
import { scorecardTexts } from '../texts/texts.ts'
import { STRATEGIES } from '../analysis/strategy-names.ts'
import { boxNumber } from './box.ts'
import { scorecardRulesSchema } from './rules.ts'

// Scores are in points, chances 0 to 1. Boxes are numbers in the card; dice are faces in ascending
// order.

export const MAX_POINTS = 100_000
export const MAX_REROLLS = 4

const diceRule = (): string => scorecardTexts.game.position.anyDice
const face = v.picklist(FACES, diceRule)

/** Code of a card or position, to be read with the rules beside it. */
export const code = v.pipe(v.string(), v.maxLength(400))

export const solved = { rules: scorecardRulesSchema }

/**
 * `points`: all points on the card, those for further dice all alike included, the bonus of the
 * group not (`card` has no points of other boxes). They are added to every expected score; with 0,
 * expected scores are points still to come.
 */
export const standing = {
  /** See makeCardCode. */
  card: v.optional(code, 't0'),
  points: v.optional(
    wholeNumber(() => scorecardTexts.game.position.points, 0, MAX_POINTS),
    0,
  ),
}

const rerollsLeft = wholeNumber(() => scorecardTexts.game.position.rerolls, 0, MAX_REROLLS)

/** Dice to keep (all to stop) or box to fill; the other is null. */
const choice = {
  keep: v.nullable(v.pipe(v.array(v.picklist(FACES)), v.maxLength(6))),
  box: v.nullable(boxNumber),
}

export const rolled = {
  /** As many as the rules beside them have. */
  dice: v.pipe(v.array(face, diceRule), v.minLength(3, diceRule), v.maxLength(6, diceRule)),
  rerollsLeft,
  /** Without rerolls: the dice are those of the first roll, which some cards pay more. */
  atOnce: v.optional(v.boolean(), false),
}

export const mayBeLarge = v.optional(v.boolean(), false)

export const scorecardRequests = {
  'scorecard.status': v.object(solved),
  /**
   * Solves a card, or resumes: a card of thirteen boxes in about a second, large cards in hours. Refused for these
   * without `mayBeLarge`; see UNASKED.
   */
  'scorecard.solve': v.object({ ...solved, mayBeLarge }),
  /**
   * Exact score distribution of a strategy from a card on. From the empty card this is a job of
   * some seconds the first time.
   */
  'scorecard.statistics': v.object({
    ...solved,
    ...standing,
    strategy: v.optional(
      v.picklist(STRATEGIES, () => scorecardTexts.game.strategies.mustBe(STRATEGIES.join(', '))),
      'optimal',
    ),
  }),
  /** All strategies of Glenn 2006, table 3: computed and printed figures. Slow the first time. */
  'scorecard.strategies': v.object(solved),
  /** Ranks every distinct keep or, with no reroll left, every allowed box. */
  'scorecard.analyse': v.object({ ...solved, ...standing, ...rolled }),
  /**
   * Where the best choice of `scorecard.analyse` gains on another one. On an early card a job of
   * some seconds the first time; refused there for cards too large for it.
   */
  'scorecard.why': v.object({
    ...solved,
    ...standing,
    ...rolled,
    /** Decimals of the values beside the sentence. */
    ...choice,
  }),
  'scorecard.opening': v.object({
    ...solved,
    ...standing,
    /** Null: after the first roll. */
    rerollsLeft: v.optional(v.nullable(rerollsLeft), null),
  }),
  'scorecard.board': v.object({ ...solved, ...standing }),
} as const
