import { texts } from '../texts/texts.ts'

/** A line of a text, without spaces at its ends. */
export interface Line {
  /** From 1. */
  readonly number: number
  readonly text: string
}

/** The first line of a text that is wrong, and why. Thrown and caught by the reader of games. */
export class LineProblem extends Error {
  readonly line: number
  constructor(line: number, reason: string) {
    super(reason)
    this.line = line
  }
}

export const lineWords = () => texts.study.gameText

/** What may stand between thousands: `1,000`, `1.000`, `1'000`, `1 000`. */
const MARK = String.raw`[,.'’\s]`
const POINTS = new RegExp(String.raw`^[+\-−–]?(?:\d{1,8}|\d{1,3}(${MARK})\d{3}(?:\1\d{3})?)$`)

/** Points as people write them; null for anything else. */
export function pointsIn(text: string): number | null {
  if (!POINTS.test(text)) return null
  const digits = Number(text.replaceAll(/\D/g, ''))
  return /^[-−–]/.test(text) && digits > 0 ? -digits : digits
}

/** Whether a text is the expected one, with any marks between thousands and any spaces. */
export function isWrittenAs(expected: string, text: string): boolean {
  const form = expected
    .replaceAll(/\B(?=(\d{3})+(?!\d))/g, `${MARK}?`)
    .replaceAll(' ', String.raw`\s+`)
  return new RegExp(`^${form}$`).test(text)
}
