import { texts } from './texts.ts'

/** Words in a row, the last two put together by the language. */
function inARow(words: readonly string[], together: (first: string, last: string) => string) {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : together(words.slice(0, -1).join(', '), last)
}

/** "four", "four and five", "four, five and six". */
export function listed(words: readonly string[]): string {
  return inARow(words, texts.common.and)
}

/** "four", "four or five", "four, five or six". */
export function eitherOf(words: readonly string[]): string {
  return inARow(words, texts.common.or)
}
