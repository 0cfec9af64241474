import type { Goal } from '#shared/base/units.ts'
import type { ErrorRate } from '#shared/study/error-rate.ts'
import { texts } from '#shared/texts/texts.ts'
import { valueDifference } from '#shared/texts/numbers.ts'
import { formatNumber, formatPercent } from './format.ts'

export { valueDifference } from '#shared/texts/numbers.ts'

/** A value without unit: points with one decimal, a win probability in percent with two. */
export function formatValue(goal: Goal, value: number, signs?: 'exceptZero'): string {
  return goal === 'wins' ? formatPercent(value, 2, signs) : formatNumber(value, 1, signs)
}

/** Loss of an answer as the difference of the two shown values. */
export function shownLoss(goal: Goal, best: number, value: number): number {
  // A positive loss that rounds to zero stays positive.
  return Math.max(Number.MIN_VALUE, valueDifference(goal, best, value))
}

/** Last summand of a result, so that the shown summands add up to the shown result. */
export function lastValue(goal: Goal, result: number, others: readonly number[]): number {
  return others.reduce((left, value) => valueDifference(goal, left, value), result)
}

/** "34.2 points", "1.84 percentage points". */
export function formatLoss(goal: Goal, loss: number): string {
  const least = goal === 'wins' ? 0.00005 : 0.05
  if (loss > 0 && loss < least) {
    const { leastChance, leastPoints } = texts.parts.loss
    return goal === 'wins' ? leastChance : leastPoints
  }
  return `${formatValue(goal, loss)} ${texts.parts.lossUnits[goal]}`
}

/** Short form for lists: "34.2 pts"; null is an unknown loss. */
export function shortLoss(goal: Goal, loss: number | null): string {
  const { answers, shortLossUnits } = texts.parts
  return loss === null ? answers.lossUnknown : `${formatValue(goal, loss)} ${shortLossUnits[goal]}`
}

/** A difference with sign: "+3.1", "−0.4". */
export function formatSigned(goal: Goal, value: number): string {
  return formatValue(goal, value, 'exceptZero')
}

/** "Mean loss 3.1 points a decision, over 18 decisions." */
export function errorRateWords(goal: Goal, { mean, count }: ErrorRate): string {
  const { errorRate } = texts.parts
  return count === 0
    ? errorRate.none
    : errorRate.mean(formatLoss(goal, mean), count, formatNumber(count))
}

/** "95% sure to lie between 1.2 and 5.0."; empty without enough data. */
export function errorInterval(goal: Goal, { low, high }: ErrorRate): string {
  if (low === null || high === null) return ''
  return texts.parts.errorRate.between(formatValue(goal, Math.max(0, low)), formatValue(goal, high))
}
