/**
 * An emoji, in which joiners are part of one sign, or a character that is not seen for what it is: a
 * control character or line break, a mark that turns the direction of writing, one without width,
 * half of a pair.
 */
const EMOJI_OR_UNSEEN = /\p{RGI_Emoji}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gv
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u

/** Stands for what is not seen. */
const MARK = '\uFFFD'

/** A text with a mark for every character that is not seen for what it is. */
export function visible(text: string): string {
  return text.replace(EMOJI_OR_UNSEEN, (sign) => (UNSEEN.test(sign) ? MARK : sign))
}

/** The same for a text of several lines, with whatever ends them. */
export function visibleLines(text: string): string {
  return text.replace(/[^\r\n]+|\r(?!\n)/g, visible)
}

/** Whether every character of a text is seen for what it is. */
export function isPlain(text: string): boolean {
  return visible(text) === text
}

/** The beginning of a text that came from anywhere, to quote it in a sentence. */
export function excerpt(text: string, characters: number): string {
  const line = visible(text.slice(0, characters).replace(/\s+/g, ' '))
  return text.length > characters ? `${line}...` : line
}

/** Whether two names are the same but for capital letters. */
export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
