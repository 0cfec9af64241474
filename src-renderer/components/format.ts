const THIN_SPACE = '\u202f'
const NO_BREAK = '\u00a0'
const MINUS = '\u2212'

/** Digits in thousands by thin spaces, a true minus sign, always the same number of decimals. */
export function formatNumber(value: number, decimals = 0): string {
  const fixed = Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = fixed.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, THIN_SPACE)
  // Nothing rounds to minus zero on screen.
  const sign = value < 0 && Number(fixed) !== 0 ? MINUS : ''
  return sign + grouped + (fraction === undefined ? '' : `.${fraction}`)
}

/** A chance between 0 and 1 in percent, without the sign: units stand in headers and labels. */
export function formatPercent(chance: number, decimals = 1): string {
  return formatNumber(chance * 100, decimals)
}

/** A sentence with its numbers written as all others on screen, "10,000" with a thin space. */
export function formatText(text: string): string {
  return (
    text
      .replace(/\d{1,3}(,\d{3})+(?!\d)/g, (number) => number.replaceAll(',', THIN_SPACE))
      .replace(/(^|\s)-(?=\d)/g, `$1${MINUS}`)
      // A number and its sign stay on one line.
      .replace(/(?<=\d) %/g, `${NO_BREAK}%`)
  )
}

/** A length of time for people: "12 s", "3 min". */
export function formatSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`
  return `${Math.round(seconds / 60)} min`
}

/** A size for people: "68 kB", "1.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  // From here on it would round to 1,000 kB.
  if (bytes < 999_500) return `${formatNumber(bytes / 1000)} kB`
  return `${formatNumber(bytes / 1_000_000, 1)} MB`
}

/** "1 die", "4 dice". */
export function formatDice(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`
}

/** A small number of any size as a power of ten: 3.1 × 10 and the power −13; 0 as it is. */
export function formatTiny(value: number): { readonly digits: string; readonly power: string } {
  if (value === 0) return { digits: '0', power: '' }
  const [digits = '', exponent = ''] = value.toExponential(1).split('e')
  return {
    digits: `${digits.replace('-', MINUS)}${THIN_SPACE}×${THIN_SPACE}10`,
    power: exponent.replace('+', '').replace('-', MINUS),
  }
}

/** About how long something takes: "about 40 s", "about 2 min", "a moment". */
export function formatAbout(seconds: number): string {
  return seconds < 1 ? 'a moment' : `about ${formatSeconds(seconds)}`
}

/** A whole number as people type it: spaces or commas in thousands, any minus sign; null if none. */
export function readNumber(text: string): number | null {
  const digits = text.replace(/[\s,]/g, '').replace(MINUS, '-')
  return /^-?\d{1,8}$/.test(digits) ? Number(digits) + 0 : null
}

/** A number from 0 on as people type it, decimals after a point or a comma; null if it is none. */
export function readDecimal(text: string): number | null {
  const digits = text.replace(/\s/g, '')
  const inThousands = /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(digits)
  const plain = inThousands ? digits.replaceAll(',', '') : digits.replace(',', '.')
  return /^\d{1,8}(\.\d{1,12})?$/.test(plain) ? Number(plain) : null
}
