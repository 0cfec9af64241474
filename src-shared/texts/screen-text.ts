import { texts } from './texts.ts'

/** Between the thousands of every number on screen and on paper. */
export const THIN_SPACE = '\u202f'
export const MINUS = '\u2212'
const NO_BREAK = '\u00a0'

/**
 * A sentence of the backend or of a text with its numbers as all others on screen are written: "10,000"
 * with a thin space, a true minus sign, percent signs on the line of their number.
 */
export function formatText(text: string): string {
  const mark = texts.common.thousandsMark
  return (
    text
      // Not within a list such as 100,200,1000.
      .replace(new RegExp(`(?<!\\d,?)\\d{1,3}(${mark}\\d{3})+(?!,?\\d)`, 'g'), (number) =>
        number.replaceAll(mark, THIN_SPACE),
      )
      .replace(/(^|\s)-(?=\d)/g, `$1${MINUS}`)
      // A number and its sign stay on one line.
      .replace(/(?<=\d) %/g, `${NO_BREAK}%`)
  )
}
