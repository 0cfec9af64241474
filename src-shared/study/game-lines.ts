import { texts } from '../texts/texts.ts'

/** Trimmed. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** First error of a text. Internal to the parser of games. */
export class LineProblem extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

export const lineWords = () => texts.study.gameText

/** Thousands separators: `1,000`, `1.000`, `1'000`, `1 000`. */
const MARK = String.raw`[,.'’\s]`
const POINTS = new RegExp(String.raw`^[+\-−–]?(?:\d{1,8}|\d{1,3}(${MARK})\d{3}(?:\1\d{3})?)$`)

/** Parses points with or without thousands separators; null if invalid. */
export function pointsIn(text: string): number | null {
  if (!POINTS.test(text)) return null
  const digits = Number(text.replaceAll(/\D/g, ''))
  return /^[-−–]/.test(text) && digits > 0 ? -digits : digits
}

/** Compares texts, allowing any thousands separators and spaces. */
export function isWrittenAs(expected: string, text: string): boolean {
  const form = expected
    .replaceAll(/\B(?=(\d{3})+(?!\d))/g, `${MARK}?`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(`^${form}$`).test(text)
}
