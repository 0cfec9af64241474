import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import type { RecordKind } from './package-records.ts'

/** Format name in the first line of a package. */
export const FORMAT = 'breakpoint-package'

/**
 * To be raised with everything new that stands in a package, so that an app of before says that it is
 * too old and not that the package is damaged.
 */
export const VERSION = 4

/** How much a package may hold. A small file can unpack to any size, so that is bounded too. */
export interface PackageLimits {
  readonly unpackedBytes: number
  readonly lineBytes: number
  /** Records of each kind; far more than somebody makes in many years. */
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

/** A package that cannot be used: a sentence on why, and that nothing was changed. */
export function badPackage(why: string): RequestError {
  return new RequestError('invalid-request', texts.userData.nothingChanged(why))
}
