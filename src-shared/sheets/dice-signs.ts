import type { Face } from '../dice/multiset.ts'

// Texts of sheets contain dice as Unicode die faces (from U+2680): print draws them, plain text
// replaces them with digits.

const FIRST = 0x2680

const SIGNS = /([\u2680-\u2685]+)/

export function diceSigns(faces: readonly Face[]): string {
  return faces.map((face) => String.fromCodePoint(FIRST + face - 1)).join('')
}

const facesIn = (signs: string): Face[] =>
  [...signs].map((sign) => (sign.codePointAt(0)! - FIRST + 1) as Face)

type SignedPart = string | readonly Face[]

export function signedParts(text: string): SignedPart[] {
  // split keeps the captured dice at odd indices.
  return text
    .split(SIGNS)
    .map((part, i) => (i % 2 === 1 ? facesIn(part) : part))
    .filter((part) => part.length > 0)
}

/** Replaces dice with digits: "1 1 5". */
export function withDigits(text: string): string {
  return signedParts(text)
    .map((part) => (typeof part === 'string' ? part : part.join(' ')))
    .join('')
}
