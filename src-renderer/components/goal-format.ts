import type { Goal } from '#shared/base/goal.ts'
import type { ErrorRate } from '#shared/contract/drill.ts'
import { formatNumber, formatPercent } from './format.ts'

/** A value of the goal as a bare number: points with one decimal, a chance in percent with two. */
export function formatValue(goal: Goal, value: number): string {
  return goal === 'wins' ? formatPercent(value, 2) : formatNumber(value, 1)
}

/** The unit of a loss, as it stands behind the number. */
export const LOSS_UNITS = { points: 'points', wins: 'percentage points' } as const
/** The same where there is little room. */
export const SHORT_LOSS_UNITS = { points: 'points', wins: 'pp' } as const
/** The unit of a value. */
export const VALUE_UNITS = { points: 'points', wins: '%' } as const

/** "34.2 points", "1.84 percentage points". */
export function formatLoss(goal: Goal, loss: number): string {
  const least = goal === 'wins' ? 0.00005 : 0.05
  if (loss > 0 && loss < least) {
    return goal === 'wins' ? 'less than 0.01 percentage points' : 'less than 0.1 points'
  }
  return `${formatValue(goal, loss)} ${LOSS_UNITS[goal]}`
}

/** A difference with its sign: "+3.1", "−0.4". */
export function formatSigned(goal: Goal, value: number): string {
  const text = formatValue(goal, value)
  return value > 0 && /[1-9]/.test(text) ? `+${text}` : text
}

const decisions = (count: number): string =>
  count === 1 ? '1 decision' : `${formatNumber(count)} decisions`

/** "Mean loss 3.1 points a decision, 95 % between 1.2 and 5.0, over 18 decisions." */
export function errorRateWords(goal: Goal, { mean, low, high, count }: ErrorRate): string {
  if (count === 0) return 'No decision could be graded.'
  const between =
    low === null || high === null
      ? ''
      : `95\u00a0% between ${formatValue(goal, low)} and ${formatValue(goal, high)}, `
  return `Mean loss ${formatLoss(goal, mean)} a decision, ${between}over ${decisions(count)}.`
}

/** The cost of a hundred decisions as a bare number, which is too large for as many decimals. */
export function formatPer100(goal: Goal, value: number): string {
  return goal === 'wins' ? formatPercent(value, 1) : formatNumber(value)
}
