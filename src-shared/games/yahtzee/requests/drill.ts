import * as v from 'valibot'
import { FACES, type Face } from '../../../dice/multiset.ts'
import { count, number, whole } from '../../../schemas/numbers.ts'
import { drillRequests, type DrillRecordSchemas } from '../../../study/drill-requests.ts'
import { keptYahtzeeSchema } from '../drill/kept-answer.ts'
import { keptYahtzeeSetupSchema, yahtzeeSetupSchema } from '../drill/setup.ts'
import { MAX_POINTS } from './analysis.ts'
import { boxNumber, fromCategory } from './box.ts'
import { yahtzeeRulesSchema } from './rules.ts'

// Values are expected final scores in points. Positions are codes; see yahtzeeCode.

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

/** result = start + skill + luck, in points. */
export const yahtzeeReviewSchema = v.object({
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
})

export const yahtzeeDrillRequests = drillRequests('yahtzee', {
  rules: yahtzeeRulesSchema,
  goal: v.optional(v.literal('points'), 'points'),
  setup: yahtzeeSetupSchema,
  decision,
  /** Dice to keep (all to stop) or box to fill; the other is null. */
  choice: v.variant('box', [
    v.object({ keep: faces, box: v.null() }),
    v.object({ keep: v.null(), box: boxNumber }),
  ]),
})

export const yahtzeeDrillRecords = {
  setup: keptYahtzeeSetupSchema,
  decision,
  review: yahtzeeReviewSchema,
  kept: keptYahtzeeSchema,
} satisfies DrillRecordSchemas
