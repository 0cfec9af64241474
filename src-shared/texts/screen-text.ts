export const MINUS = '\u2212'
const NO_BREAK = '\u00a0'

/**
 * A sentence of the backend or of a text with its numbers as all others on screen are written: with a
 * true minus sign, and percent signs on the line of their number.
 */
export function formatText(text: string): string {
  return text.replace(/(^|\s)-(?=\d)/g, `$1${MINUS}`).replace(/(?<=\d) %/g, `${NO_BREAK}%`)
}
