/** Emoji, which may contain joiners, or an invisible character (control, direction, zero width). */
const EMOJI_OR_UNSEEN = /\p{RGI_Emoji}|[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gv
const UNSEEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]$/u

const MARK = '\uFFFD'

export function visible(text: string): string {
  return text.replace(EMOJI_OR_UNSEEN, (sign) => (UNSEEN.test(sign) ? MARK : sign))
}

export function visibleLines(text: string): string {
  return text.replace(/[^\r\n]+|\r(?!\n)/g, visible)
}

export function isPlain(text: string): boolean {
  return visible(text) === text
}

/** Beginning of an untrusted text on one line, to quote it in a message. */
export function excerpt(text: string, characters: number): string {
  const line = visible(text.slice(0, characters).replace(/\s+/g, ' '))
  return text.length > characters ? `${line}...` : line
}

export function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
