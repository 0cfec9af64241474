import type { ErrorRate } from '#shared/study/error-rate.ts'
import { texts } from '#shared/texts/texts.ts'
import { DECIMALS, valueDifference, type Unit } from '#shared/texts/numbers.ts'
import { formatNumber, formatPercent } from './format.ts'

export { valueDifference, type Unit }

/** A value without its unit; chances in percent. */
export function formatValue(unit: Unit, value: number, signs?: 'exceptZero'): string {
  const format = unit === 'points' ? formatNumber : formatPercent
  return format(value, DECIMALS[unit], signs)
}

/** Loss of an answer as the difference of the two shown values. */
export function shownLoss(unit: Unit, best: number, value: number): number {
  // A positive loss that rounds to zero stays positive.
  return Math.max(Number.MIN_VALUE, valueDifference(unit, best, value))
}

/** Last summand of a result, so that the shown summands add up to the shown result. */
export function lastValue(unit: Unit, result: number, others: readonly number[]): number {
  return others.reduce((left, value) => valueDifference(unit, left, value), result)
}

/** "34.2 points", "1.84 percentage points", "about 3 games in 100". */
export function formatLoss(unit: Unit, loss: number): string {
  const { lossUnits, loss: words } = texts.parts
  const least = 0.5 / 10 ** DECIMALS[unit] / (unit === 'points' ? 1 : 100)
  if (loss > 0 && loss < least) return words.least[unit]
  const written = `${formatValue(unit, loss)} ${lossUnits[unit]}`
  return unit === 'estimate' && loss > 0 ? words.about(written) : written
}

/** Short form for lists: "34.2 pts"; null is an unknown loss. */
export function shortLoss(unit: Unit, loss: number | null): string {
  const { answers, shortLossUnits } = texts.parts
  return loss === null ? answers.lossUnknown : `${formatValue(unit, loss)} ${shortLossUnits[unit]}`
}

/** A difference with sign: "+3.1", "−0.4". */
export function formatSigned(unit: Unit, value: number): string {
  return formatValue(unit, value, 'exceptZero')
}

/** "Mean loss 3.1 points a decision, over 18 decisions." */
export function errorRateWords(unit: Unit, { mean, count }: ErrorRate): string {
  const { errorRate } = texts.parts
  return count === 0
    ? errorRate.none
    : errorRate.mean(formatLoss(unit, mean), count, formatNumber(count))
}

/** "95% sure to lie between 1.2 and 5.0."; empty without enough data. */
export function errorInterval(unit: Unit, { low, high }: ErrorRate): string {
  if (low === null || high === null) return ''
  return texts.parts.errorRate.between(formatValue(unit, Math.max(0, low)), formatValue(unit, high))
}
