const THIN_SPACE = '\u202f'
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
