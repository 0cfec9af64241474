import * as v from 'valibot'
import { whole } from '../../../schemas/numbers.ts'
import { MOST_RULES } from '../solve/thumb/find-thumbs.ts'
import { thumbTextSchema } from '../input/thumb-text.ts'
import { solved } from './analysis.ts'

const most = { most: v.optional(whole(1, MOST_RULES), MOST_RULES) }

export const scorecardThumbRequests = {
  /** Best rules found, by number of rules from 0. Takes minutes the first time. */
  'scorecard.thumbs': v.object({ ...solved, ...most }),
  /** The answer of scorecard.thumbs if it is known; else the shipped rules, evaluated in seconds. */
  'scorecard.knownThumbs': v.object({ ...solved, ...most }),
  'scorecard.thumb': v.object({ ...solved, rule: thumbTextSchema }),
  'scorecard.thumbErrors': v.object({ ...solved, rule: thumbTextSchema }),
} as const
