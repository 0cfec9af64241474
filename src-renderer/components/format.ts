import { marked, writtenDifference } from '#shared/texts/numbers.ts'
import { MINUS } from '#shared/texts/screen-text.ts'
import { texts } from '#shared/texts/texts.ts'

export { formatText } from '#shared/texts/screen-text.ts'

/** Which numbers have a sign: those below zero, or all but zero. Nothing rounds to minus zero. */
type Signs = 'negative' | 'exceptZero'

/**
 * A number as every screen writes it: a true minus sign, always the same
 * number of decimals after the mark of the language. A verdict writes a dozen at once, and Intl takes
 * longer for them than all else that writes it.
 */
export function formatNumber(value: number, decimals = 0, signs: Signs = 'negative'): string {
  const fixed = Math.abs(value).toFixed(decimals)
  const digits = marked(fixed)
  // Nothing rounds to minus zero.
  if (Number(fixed) === 0) return digits
  return (value < 0 ? MINUS : signs === 'exceptZero' ? '+' : '') + digits
}

/** A chance between 0 and 1 in percent, without the sign: units stand in headers and labels. */
export function formatPercent(chance: number, decimals = 1, signs: Signs = 'negative'): string {
  return formatNumber(chance * 100, decimals, signs)
}

/** Chances below this are nothing with one decimal, or nearly. */
const RARE = 0.01

/** Decimals of a chance for reading: one, or three if it is rare. */
export const chanceDecimals = (chance: number): number => (chance > 0 && chance < RARE ? 3 : 1)

/** A chance in percent for reading: "53.7", "0.012". */
export function formatChance(chance: number): string {
  return formatPercent(chance, chanceDecimals(chance))
}

/** A difference beside the two numbers that it lies between, which have as many decimals. */
export function formatDifference(
  more: number,
  less: number,
  decimals = 0,
  signs: Signs = 'negative',
): string {
  return formatNumber(writtenDifference(more, less, decimals), decimals, signs)
}

/** The same of two chances in percent, in percentage points. */
export function formatPercentDifference(
  more: number,
  less: number,
  decimals = 1,
  signs: Signs = 'negative',
): string {
  return formatDifference(more * 100, less * 100, decimals, signs)
}

/** A text about so many things, which takes their number for its grammar and as it is written. */
export function formatCount(
  words: (count: number, written: string) => string,
  count: number,
): string {
  return words(count, formatNumber(count))
}

/** A length of time for people: "12 s", "3 min". */
export function formatSeconds(seconds: number): string {
  const { common } = texts
  if (seconds < 90) return common.seconds(String(Math.max(1, Math.round(seconds))))
  return common.minutes(String(Math.round(seconds / 60)))
}

/** Remaining time in words, no finer than an estimate is true: "less than a minute left". */
export function formatTimeLeft(seconds: number): string {
  const { timeLeft } = texts.common
  if (seconds < 10) return timeLeft.seconds
  if (seconds < 30) return timeLeft.halfMinute
  if (seconds < 60) return timeLeft.minute
  if (seconds < 90) return timeLeft.aboutMinute
  if (seconds < 5400) return timeLeft.minutes(String(Math.round(seconds / 60)))
  return timeLeft.hours(String(Math.round(seconds / 3600)))
}

/** A size for people: "68 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  const { common } = texts
  if (bytes < 1000) return common.bytes(bytes)
  // From here on it would round to 1,000 kB.
  if (bytes < 999_500) return common.kilobytes(formatNumber(bytes / 1000))
  return common.megabytes(formatNumber(bytes / 1_000_000, 1))
}

/** "1 die", "4 dice". */
export function formatDice(count: number): string {
  return texts.common.dice(count)
}

/** A small number of any size as a power of ten: 3.1 × 10 and the power −13; 0 as it is. */
export function formatTiny(value: number): { readonly digits: string; readonly power: string } {
  if (value === 0) return { digits: '0', power: '' }
  const [digits, exponent] = value.toExponential(1).split('e').map(Number) as [number, number]
  return {
    digits: `${formatNumber(digits, 1)}\u202f×\u202f10`,
    power: formatNumber(exponent),
  }
}

/** About how long something takes: "about 40 s", "about 2 min", "a moment". */
export function formatAbout(seconds: number): string {
  const { common } = texts
  if (seconds < 1) return common.aMoment
  // It is a guess, so not to the second.
  const step = seconds < 10 || seconds >= 90 ? 1 : 5
  return common.about(formatSeconds(Math.round(seconds / step) * step))
}

/** A whole number as people type it: thousands marked or not, any minus sign; null if none. */
export function readNumber(text: string): number | null {
  const digits = text
    .replace(/\s/g, '')
    .replaceAll(texts.common.thousandsMark, '')
    .replace(MINUS, '-')
  return /^-?\d{1,8}$/.test(digits) ? Number(digits) + 0 : null
}

/** A number from 0 on as people type it, decimals after a point or a comma; null if it is none. */
export function readDecimal(text: string): number | null {
  const { decimalMark, thousandsMark } = texts.common
  const digits = text.replace(/\s/g, '')
  const thousands = `^[1-9]\\d{0,2}([${thousandsMark}]\\d{3})+([${decimalMark}]\\d*)?$`
  const marked = new RegExp(thousands).test(digits)
  const plain = (marked ? digits.replaceAll(thousandsMark, '') : digits).replace(',', '.')
  return /^\d{1,8}(\.\d{1,12})?$/.test(plain) ? Number(plain) : null
}
