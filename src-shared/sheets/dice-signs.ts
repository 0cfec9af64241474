import type { Face } from '../dice/multiset.ts'

// Dice in the texts of a sheet are the die faces of Unicode, from U+2680 on: paper draws them, and
// plain text has digits in their place.

const FIRST = 0x2680

const SIGNS = /([\u2680-\u2685]+)/

/** Dice in a text of a sheet. */
export function diceSigns(faces: readonly Face[]): string {
  return faces.map((face) => String.fromCodePoint(FIRST + face - 1)).join('')
}

const facesIn = (signs: string): Face[] =>
  [...signs].map((sign) => (sign.codePointAt(0)! - FIRST + 1) as Face)

/** A text in pieces: words, and dice between them. */
export type SignedPart = string | readonly Face[]

/** The words and the dice of a text, in their order; without empty words. */
export function signedParts(text: string): SignedPart[] {
  // The split keeps what it matches, so every second part is of dice.
  return text
    .split(SIGNS)
    .map((part, i) => (i % 2 === 1 ? facesIn(part) : part))
    .filter((part) => part.length > 0)
}

/** The same text with digits for dice: "1 1 5". */
export function withDigits(text: string): string {
  return signedParts(text)
    .map((part) => (typeof part === 'string' ? part : part.join(' ')))
    .join('')
}
