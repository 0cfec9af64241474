import * as v from 'valibot'
import { thresholdsSchema } from '#shared/study/session-schemas.ts'
import { yahtzeeRulesSchema } from '#shared/games/yahtzee/requests/rules.ts'
import { ruleHashSchema } from '#shared/schemas/rules.ts'
import { yahtzeeReviewSchema } from '#shared/games/yahtzee/requests/drill.ts'
import { OVER_REASONS } from '#shared/study/course.ts'
import { GRADES } from '#shared/study/grade.ts'
import { yahtzeeSetupSchema } from '#shared/games/yahtzee/drill/setup.ts'
import { texts } from '#shared/texts/texts.ts'
import { CATEGORIES } from '#shared/games/yahtzee/rules/categories.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import { count, needs, time, uid } from '../../../packages/record-parts.ts'

const code = v.pipe(v.string(), v.maxLength(100))

/** As choiceCode writes it. */
const choice = v.pipe(v.string(), v.regex(new RegExp(`^(k[1-6]{0,5}|${CATEGORIES.join('|')})$`)))

/** What drills of Yahtzee have kept, in the order in which it stands. */
export const YAHTZEE_RECORDS = {
  /** Rules that answers were given for, whether or not they are still in the library. */
  yahtzeeGame: v.pipe(
    v.strictObject({
      kind: v.literal('yahtzeeGame'),
      hash: ruleHashSchema,
      rules: yahtzeeRulesSchema,
    }),
    v.check(
      ({ hash, rules }) => ruleHash(rules) === hash,
      () => texts.userData.records.must.hash,
    ),
  ),
  /** The user's own thresholds. */
  yahtzeeThresholds: v.strictObject({
    kind: v.literal('yahtzeeThresholds'),
    game: ruleHashSchema,
    value: thresholdsSchema,
  }),
  yahtzeeSession: v.strictObject({
    kind: v.literal('yahtzeeSession'),
    uid,
    game: ruleHashSchema,
    setup: yahtzeeSetupSchema,
    /** The session whose mistakes it asks again, which stands before it. */
    source: v.nullable(uid),
    needs,
    again: v.nullable(v.pipe(v.array(code), v.maxLength(10_000))),
    thresholds: thresholdsSchema,
    started: time,
    end: v.nullable(
      v.strictObject({
        at: time,
        reason: v.picklist(OVER_REASONS),
        score: v.nullable(count),
        review: v.nullable(yahtzeeReviewSchema),
      }),
    ),
  }),
  yahtzeeAnswer: v.strictObject({
    kind: v.literal('yahtzeeAnswer'),
    session: uid,
    number: v.pipe(count, v.minValue(1)),
    at: time,
    code,
    choice,
    best: choice,
    loss: v.pipe(v.number(), v.finite(), v.minValue(0)),
    grade: v.nullable(v.picklist(GRADES)),
    milliseconds: count,
    slow: v.boolean(),
  }),
} as const
