import * as v from 'valibot'
import { count, number, whole } from '../../../schemas/numbers.ts'
import { CATEGORIES } from '../rules/categories.ts'
import { MOST_RULES } from '../solve/thumb/find-thumbs.ts'
import { thumbTextSchema } from '../input/thumb-text.ts'
import { choice, face, solved } from './analysis.ts'

const most = { most: v.optional(whole(1, MOST_RULES), MOST_RULES) }

const sentences = {
  keeps: v.array(v.string()),
  box: v.string(),
}

const found = v.array(
  v.object({
    count,
    rule: v.string(),
    mean: number,
    ...sentences,
  }),
)

const foundAnswer = v.object({
  found,
  best: number,
})

const rollChoice = v.object(choice)

export const yahtzeeThumbRequests = {
  /** Best rules found, by number of rules from 0. Takes minutes the first time. */
  'yahtzee.thumbs': {
    params: v.object({ ...solved, ...most }),
    answer: foundAnswer,
  },
  /** The answer of yahtzee.thumbs if it is known; else the shipped rules, evaluated in seconds. */
  'yahtzee.knownThumbs': { params: v.object({ ...solved, ...most }), answer: foundAnswer },
  'yahtzee.thumb': {
    params: v.object({ ...solved, rule: thumbTextSchema }),
    answer: v.object({ count, rule: v.string(), mean: number, ...sentences }),
  },
  'yahtzee.thumbErrors': {
    params: v.object({ ...solved, rule: thumbTextSchema }),
    answer: v.object({
      /** Points per game, by rerolls left; index 0 is the choice of the box. */
      lost: v.array(number),
      costliest: v.array(
        v.object({
          dice: v.array(face),
          rerolls: count,
          does: rollChoice,
          cost: number,
          /** Card on which the error costs most; `best` is the best choice there. */
          card: v.string(),
          open: v.array(v.picklist(CATEGORIES)),
          best: rollChoice,
        }),
      ),
    }),
  },
} as const
