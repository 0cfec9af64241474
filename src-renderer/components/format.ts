import { marked, writtenDifference } from '#shared/texts/numbers.ts'
import { MINUS } from '#shared/texts/screen-text.ts'
import { texts } from '#shared/texts/texts.ts'

export { formatText } from '#shared/texts/screen-text.ts'

/** Sign for negative numbers only, or for all but zero. */
type Signs = 'negative' | 'exceptZero'

/** Intl.NumberFormat is too slow for the many numbers of a verdict. */
export function formatNumber(value: number, decimals = 0, signs: Signs = 'negative'): string {
  const fixed = Math.abs(value).toFixed(decimals)
  const digits = marked(fixed)
  // No sign for a value that rounds to zero.
  if (Number(fixed) === 0) return digits
  return (value < 0 ? MINUS : signs === 'exceptZero' ? '+' : '') + digits
}

/** A probability in percent, without the percent sign: units go into headers and labels. */
export function formatPercent(chance: number, decimals = 1, signs: Signs = 'negative'): string {
  return formatNumber(chance * 100, decimals, signs)
}

const RARE = 0.01

export const chanceDecimals = (chance: number): number => (chance > 0 && chance < RARE ? 3 : 1)

/** A probability in percent for reading: "53.7", "0.012". */
export function formatChance(chance: number): string {
  return formatPercent(chance, chanceDecimals(chance))
}

/** Difference of two numbers as shown: it matches their rounded values. */
export function formatDifference(
  more: number,
  less: number,
  decimals = 0,
  signs: Signs = 'negative',
): string {
  return formatNumber(writtenDifference(more, less, decimals), decimals, signs)
}

export function formatPercentDifference(
  more: number,
  less: number,
  decimals = 1,
  signs: Signs = 'negative',
): string {
  return formatDifference(more * 100, less * 100, decimals, signs)
}

/** Text with a count: passes the number for the plural form, and formatted. */
export function formatCount(
  words: (count: number, written: string) => string,
  count: number,
): string {
  return words(count, formatNumber(count))
}

export function formatSeconds(seconds: number): string {
  const { common } = texts
  if (seconds < 90) return common.seconds(String(Math.max(1, Math.round(seconds))))
  return common.minutes(String(Math.round(seconds / 60)))
}

/** Estimated remaining time, deliberately coarse: "less than a minute left". */
export function formatTimeLeft(seconds: number): string {
  const { timeLeft } = texts.common
  if (seconds < 10) return timeLeft.seconds
  if (seconds < 30) return timeLeft.halfMinute
  if (seconds < 60) return timeLeft.minute
  if (seconds < 90) return timeLeft.aboutMinute
  if (seconds < 5400) return timeLeft.minutes(String(Math.round(seconds / 60)))
  return timeLeft.hours(String(Math.round(seconds / 3600)))
}

export function formatBytes(bytes: number): string {
  const { common } = texts
  if (bytes < 1000) return common.bytes(bytes)
  // Larger sizes would be rounded to 1,000 kB.
  if (bytes < 999_500) return common.kilobytes(formatNumber(bytes / 1000))
  return common.megabytes(formatNumber(bytes / 1_000_000, 1))
}

export function formatDice(count: number): string {
  return texts.common.dice(count)
}

/** A small number in scientific notation: digits "3.1 × 10" and power "−13"; 0 stays 0. */
export function formatTiny(value: number): { readonly digits: string; readonly power: string } {
  if (value === 0) return { digits: '0', power: '' }
  const [digits, exponent] = value.toExponential(1).split('e').map(Number) as [number, number]
  return { digits: `${formatNumber(digits, 1)}\u202f×\u202f10`, power: formatNumber(exponent) }
}

/** Estimated duration: "about 40 s", "about 2 min", "a moment". */
export function formatAbout(seconds: number): string {
  const { common } = texts
  if (seconds < 1) return common.aMoment
  // Rounded to 5 s, because it is an estimate.
  const step = seconds < 10 || seconds >= 90 ? 1 : 5
  return common.about(formatSeconds(Math.round(seconds / step) * step))
}

/** Parses a whole number, with or without thousands separators; null if invalid. */
export function readNumber(text: string): number | null {
  const digits = text
    .replace(/\s/g, '')
    .replaceAll(texts.common.thousandsMark, '')
    .replace(MINUS, '-')
  return /^-?\d{1,8}$/.test(digits) ? Number(digits) + 0 : null
}

/** Parses a non-negative number with a decimal point or comma; null if invalid. */
export function readDecimal(text: string): number | null {
  const { decimalMark, thousandsMark } = texts.common
  const digits = text.replace(/\s/g, '')
  const thousands = `^[1-9]\\d{0,2}([${thousandsMark}]\\d{3})+([${decimalMark}]\\d*)?$`
  const marked = new RegExp(thousands).test(digits)
  const plain = (marked ? digits.replaceAll(thousandsMark, '') : digits).replace(',', '.')
  return /^\d{1,8}(\.\d{1,12})?$/.test(plain) ? Number(plain) : null
}
