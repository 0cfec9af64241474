import type { Probability } from '../../../../base/units.ts'

/** Smaller changes are rounding. */
const ROUNDING = 2e-15

/** Expected remaining change if changes keep shrinking at this rate (geometric series). */
export function remainingChange(change: Probability, before: Probability): Probability {
  if (change <= ROUNDING) return 0
  const rate = change / before
  return rate < 1 ? change * Math.max(1, rate / (1 - rate)) : Infinity
}
