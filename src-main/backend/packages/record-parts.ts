import * as v from 'valibot'
import { count } from '#shared/schemas/numbers.ts'
import { texts } from '#shared/texts/texts.ts'

export const uid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/, () => texts.userData.records.must.uid),
)

export const rulesId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, () => texts.userData.records.must.id),
)

/** Results before a session: [cell, answers, wrong answers]. */
export const needs = v.pipe(
  v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(80)), count, count])),
  v.maxLength(10_000),
)
