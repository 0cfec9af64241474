import * as v from 'valibot'
import { count, number, whole } from '../../../schemas/numbers.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { MOST_RULES } from '../solve/thumb/find-thumbs.ts'
import { thumbTextSchema } from '../input/thumb-text.ts'
import { choice, face, solved } from './analysis.ts'

const most = { most: v.optional(whole(1, MOST_RULES), MOST_RULES) }

const sentences = {
  /** What to keep, in this order. */
  keeps: v.array(v.string()),
  /** Which box to take. */
  box: v.string(),
}

const found = v.array(
  v.object({
    /** How many rules there are to know. */
    count,
    rule: v.string(),
    /** The mean final score. */
    mean: number,
    ...sentences,
  }),
)

const foundAnswer = v.object({
  found,
  /** Expected final score of the best play. */
  best: number,
})

const rollChoice = v.object(choice)

/** Rules of thumb for Yahtzee: a few rules, found and measured exactly. */
export const yahtzeeThumbRequests = {
  /** The best that was found with more and more rules, from none on. Takes minutes the first time. */
  'yahtzee.thumbs': {
    params: v.object({ ...solved, ...most }),
    answer: foundAnswer,
  },
  /** The same if it was found before; else the rules that come with the app, measured in seconds. */
  'yahtzee.knownThumbs': { params: v.object({ ...solved, ...most }), answer: foundAnswer },
  /** One rule in sentences, with its mean final score. */
  'yahtzee.thumb': {
    params: v.object({ ...solved, rule: thumbTextSchema }),
    answer: v.object({ count, rule: v.string(), mean: number, ...sentences }),
  },
  /** Where a rule loses points, exactly. Takes some seconds the first time. */
  'yahtzee.thumbErrors': {
    params: v.object({ ...solved, rule: thumbTextSchema }),
    answer: v.object({
      /** Points a game by rerolls left; the first is the choice of the box. */
      lost: v.array(number),
      /** Rolls with which it errs on whatever card, the costliest first. */
      costliest: v.array(
        v.object({
          dice: v.array(face),
          rerolls: count,
          does: rollChoice,
          /** Points a game. */
          cost: number,
          /** The card where it costs most, and what is best there. */
          card: v.string(),
          /** The boxes that are open on it. */
          open: v.array(v.picklist(CATEGORIES)),
          best: rollChoice,
        }),
      ),
    }),
  },
} as const
