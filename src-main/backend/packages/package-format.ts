import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RecordKind } from './package-records.ts'

export const FORMAT = 'breakpoint-package'

/** Increase with every addition: older apps then report a newer version, not damage. */
export const VERSION = 4

/** Limits against damaged or hostile packages: a small file can unpack to any size. */
export interface PackageLimits {
  readonly unpackedBytes: number
  readonly lineBytes: number
  readonly records: Readonly<Record<RecordKind, number>>
}

export const LIMITS: PackageLimits = {
  unpackedBytes: 2_000_000_000,
  lineBytes: 1_000_000,
  records: {
    rules: 1000,
    game: 1000,
    thresholds: 2000,
    session: 200_000,
    answer: 2_000_000,
    record: 100_000,
    position: 100_000,
    cardRules: 1000,
    card: 500_000,
    review: 2_000_000,
    deck: 50_000,
    placement: 1000,
    retention: 1,
    listed: 10_000,
  },
}

export function badPackage(why: string): RequestError {
  return new RequestError('invalid-request', texts.userData.nothingChanged(why))
}
