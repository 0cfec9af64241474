import { writtenDifference } from '#shared/texts/numbers.ts'

/** Decimals of what the options of a verdict are worth. */
export const OPTION_DECIMALS = 2

interface Worth {
  readonly expected: number
}

/** What an option loses against the best, which is the first, between both as they are written. */
export function lostBy(option: Worth | undefined, [best]: readonly Worth[]): number {
  if (!best || !option) return 0
  // What rounds to nothing was lost all the same.
  const lost = writtenDifference(best.expected, option.expected, OPTION_DECIMALS)
  return Math.max(Number.MIN_VALUE, lost)
}
