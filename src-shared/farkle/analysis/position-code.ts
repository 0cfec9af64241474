import { failed, ok, type Problem, type Result } from '../../base/result.ts'
import type { Face } from '../../dice/multiset.ts'
import type { Position } from './position.ts'

/** A position's code as an example to follow. */
export const POSITION_EXAMPLE = 'b7500.d1500.t350.n4'

/** A code is far shorter; a longer text is no code and is not taken apart. */
const MOST_CHARACTERS = 80

/** The letters of a code, as in the paper: b and d banked, t the turn total, n dice or r a roll. */
const PARTS = {
  b: { field: 'own', name: 'your banked score' },
  d: { field: 'opponent', name: "the opponent's banked score" },
  t: { field: 'turnTotal', name: 'the turn total' },
  n: { field: 'dice', name: 'the dice left' },
  r: { field: 'dice', name: 'the dice rolled' },
  f: { field: 'ownFarkles', name: 'your farkles in a row' },
  g: { field: 'opponentFarkles', name: "the opponent's farkles in a row" },
} as const
type Letter = keyof typeof PARTS

const isLetter = (text: string): text is Letter => Object.hasOwn(PARTS, text)

/** What follows each letter: how it is written, and how that is said. */
const WHOLE = {
  form: /^(0|-?[1-9]\d{0,7})$/,
  rule: 'a whole number without spaces or commas, as in',
}
const FORMS: Readonly<Record<Letter, { form: RegExp; rule: string }>> = {
  b: { form: WHOLE.form, rule: `${WHOLE.rule} b7500` },
  d: { form: WHOLE.form, rule: `${WHOLE.rule} d1500` },
  t: { form: WHOLE.form, rule: `${WHOLE.rule} t350` },
  n: { form: /^[1-6]$/, rule: 'from 1 to 6, as in n4' },
  r: { form: /^[1-6]{1,6}$/, rule: 'one to six faces from 1 to 6, as in r113456' },
  f: { form: /^[0-5]$/, rule: 'from 0 to 5, as in f1' },
  g: { form: /^[0-5]$/, rule: 'from 0 to 5, as in g1' },
}

/** What is said of a text that came from anywhere: its beginning, on one line. */
function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return `"${line.length > 20 ? `${line.slice(0, 20)}...` : line}"`
}

/**
 * A position as a short text that can be copied and typed: `b7500.d1500.t350.n4`, or with the dice
 * rolled, ascending, `b7500.d1500.t350.r113456`; farkles in a row, if any, at the end: `.f1.g2`.
 */
export function positionCode(position: Position): string {
  const { own, opponent, turnTotal, dice, ownFarkles, opponentFarkles } = position
  const parts = [`b${own}`, `d${opponent}`, `t${turnTotal}`]
  parts.push(
    'left' in dice ? `n${dice.left}` : `r${dice.rolled.toSorted((a, b) => a - b).join('')}`,
  )
  if (ownFarkles > 0) parts.push(`f${ownFarkles}`)
  if (opponentFarkles > 0) parts.push(`g${opponentFarkles}`)
  return parts.join('.')
}

/** The parts of a code by letter, each known, given once and of the right form. */
function readParts(text: string): Result<Partial<Record<Letter, string>>> {
  const parts: Partial<Record<Letter, string>> = {}
  const problems: Problem[] = []
  for (const part of text.split('.')) {
    const letter = part.slice(0, 1)
    const value = part.slice(1)
    if (!isLetter(letter)) {
      const message = `${quoted(part)} is no part of a position; the parts are b, d, t, n or r, f and g, as in ${POSITION_EXAMPLE}.`
      problems.push({ field: '', message })
      continue
    }
    const { field, name } = PARTS[letter]
    if (parts[letter] !== undefined) {
      problems.push({ field, message: `${letter}, ${name}, is given twice; give it once.` })
    } else if (!FORMS[letter].form.test(value)) {
      const message = `${letter}, ${name}, must be ${FORMS[letter].rule}, not ${quoted(value)}.`
      problems.push({ field, message })
    }
    parts[letter] ??= value
  }
  return problems.length > 0 ? failed(...problems) : ok(parts)
}

/**
 * Reads a position's code. The parts may come in any order, and the dice rolled too. Says which part
 * is wrong and what would be right; whether the position fits a rule set is another question, see
 * positionProblems.
 */
export function parsePositionCode(input: string): Result<Position> {
  const text = input.trim()
  if (text === '' || text.length > MOST_CHARACTERS) {
    const message = `A position is a short text such as ${POSITION_EXAMPLE} or b0.d0.t0.r113456.`
    return failed({ field: '', message })
  }
  const read = readParts(text)
  if (!read.ok) return read
  const { b, d, t, n, r, f = '0', g = '0' } = read.value
  const problems: Problem[] = []
  const missing = (letter: Letter): void => {
    const { field, name } = PARTS[letter]
    problems.push({ field, message: `${letter}, ${name}, is missing, as in ${POSITION_EXAMPLE}.` })
  }
  if (b === undefined) missing('b')
  if (d === undefined) missing('d')
  if (t === undefined) missing('t')
  if (n === undefined && r === undefined) {
    const message =
      'The dice are missing: n and how many are left, as in n4, or r and the roll, as in r113456.'
    problems.push({ field: 'dice', message })
  } else if (n !== undefined && r !== undefined) {
    const message = 'A position has either n, the dice left, or r, the dice rolled, and not both.'
    problems.push({ field: 'dice', message })
  }
  if (problems.length > 0) return failed(...problems)
  const rolled = r === undefined ? [] : ([...r].map(Number) as Face[])
  return ok({
    own: Number(b),
    opponent: Number(d),
    turnTotal: Number(t),
    dice: r === undefined ? { left: Number(n) } : { rolled: rolled.sort((x, y) => x - y) },
    ownFarkles: Number(f),
    opponentFarkles: Number(g),
  })
}
