import * as v from 'valibot'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { chance, count, number, whole } from '../../../schemas/numbers.ts'
import { drillRequests, type DrillRecordSchemas } from '../../../study/drill-requests.ts'
import { storedScorecardAnswerSchema } from '../drill/stored-answer.ts'
import { storedScorecardSetupSchema, scorecardSetupSchema } from '../drill/setup.ts'
import { MAX_POINTS } from './analysis.ts'
import { boxNumber, fromCategory } from './box.ts'
import { scorecardRulesSchema } from './rules.ts'

// Values are expected final scores in points. Positions are codes; see scorecardCode.

const faces: v.GenericSchema<readonly Face[]> = v.pipe(v.array(v.picklist(FACES)), v.maxLength(6))
const decision = v.picklist(['keeps', 'boxes'])

/** `points`: by box, null if open. `bonuses`: number of further dice all alike that paid. */
const card = v.object({
  points: v.pipe(v.array(v.nullable(count)), v.maxLength(24)),
  bonuses: count,
})

const moment = v.object({ turn: count, dice: faces, gain: number })
const happened = { turn: count, value: number }
const scored = { ...happened, kind: v.literal('scored'), points: number, loss: number }

const ofBoth = v.object({ you: number, other: number })
const winMoment = v.object({
  turn: count,
  who: v.picklist(['you', 'other']),
  dice: faces,
  gain: number,
})
const inLine = { turn: count, who: v.picklist(['you', 'other']), value: chance }

/** See WinReview. Without `estimate`: of the last rounds only. */
const wins = v.object({
  start: chance,
  result: chance,
  skill: ofBoth,
  luck: ofBoth,
  estimate: v.optional(number, 0),
  luckiest: v.optional(v.nullable(winMoment), null),
  unluckiest: v.optional(v.nullable(winMoment), null),
  line: v.array(
    v.variant('kind', [
      v.object({ ...inLine, kind: v.literal('start') }),
      v.object({ ...inLine, kind: v.picklist(['rolled', 'kept']), dice: faces }),
      v.object({ ...inLine, kind: v.literal('scored'), box: whole(0, 23), points: number }),
    ]),
  ),
})

/** result = start + skill + luck, in points. */
export const scorecardReviewSchema = v.object({
  start: number,
  result: whole(0, MAX_POINTS),
  skill: number,
  luck: number,
  luckiest: v.nullable(moment),
  unluckiest: v.nullable(moment),
  line: v.array(
    v.variant('kind', [
      v.object({ ...happened, kind: v.literal('start') }),
      v.object({ ...happened, kind: v.literal('rolled'), dice: faces }),
      v.object({ ...happened, kind: v.literal('kept'), dice: faces, loss: number }),
      v.object({ ...scored, box: boxNumber }),
      v.pipe(v.object({ ...scored, category: boxNumber }), v.transform(fromCategory)),
    ]),
  ),
  card,
  wins: v.optional(wins),
})

export const scorecardDrillRequests = drillRequests('scorecard', {
  rules: scorecardRulesSchema,
  goal: v.optional(v.literal('points'), 'points'),
  setup: scorecardSetupSchema,
  decision,
  /** Dice to keep (all to stop) or box to fill; the other is null. */
  choice: v.variant('box', [
    v.object({ keep: faces, box: v.null() }),
    v.object({ keep: v.null(), box: boxNumber }),
  ]),
})

export const scorecardDrillRecords = {
  setup: storedScorecardSetupSchema,
  decision,
  review: scorecardReviewSchema,
  stored: storedScorecardAnswerSchema,
} satisfies DrillRecordSchemas
