import { RULES_ID } from '#shared/base/rules.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import * as v from 'valibot'
import { count } from '#shared/schemas/numbers.ts'

export const uid = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/, () => texts.userData.records.must.uid),
)

export const rulesId = v.pipe(
  v.string(),
  v.regex(RULES_ID, () => texts.userData.records.must.id),
)

/** Results before a session: [cell, answers, wrong answers]. */
export const needs = v.pipe(
  v.array(v.strictTuple([v.pipe(v.string(), v.maxLength(80)), count, count])),
  v.maxLength(10_000),
)

export const FORMAT = 'breakpoint-package'

/** Increase with every addition: older apps then report a newer version, not damage. */
export const VERSION = 6

/** Limits against damaged or hostile packages: a small file can unpack to any size. */
export interface PackageLimits {
  readonly unpackedBytes: number
  readonly lineBytes: number
  /** Number of records per kind; by default that of RECORD_KINDS. */
  readonly records?: Readonly<Record<string, number>>
}

export const LIMITS: PackageLimits = { unpackedBytes: 2_000_000_000, lineBytes: 1_000_000 }

export function badPackage(why: string): RequestError {
  return new RequestError('invalid-request', texts.userData.nothingChanged(why))
}
