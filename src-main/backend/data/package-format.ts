import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'

/** What the first line of a package says it is. */
export const FORMAT = 'breakpoint-package'

/** To be raised when a package of before can no longer be read as it is. */
export const VERSION = 1

/** How much a package may hold. A small file can unpack to any size, so that is bounded too. */
export interface PackageLimits {
  readonly unpackedBytes: number
  readonly lineBytes: number
  readonly ruleSets: number
}

export const LIMITS: PackageLimits = {
  unpackedBytes: 2_000_000_000,
  lineBytes: 1_000_000,
  ruleSets: 1000,
}

/** A package that cannot be used: a sentence on why, and that nothing was changed. */
export function badPackage(why: string): RequestError {
  return new RequestError('invalid-request', texts.userData.nothingChanged(why))
}
