import { farkleTexts } from '../texts/texts.ts'
import { excerpt } from '../../../base/plain-text.ts'
import { failed, ok, refused, type Problem, type Result } from '../../../base/result.ts'
import type { Face } from '../../../dice/multiset.ts'
import { inOrder, type Position } from './position.ts'

export const POSITION_EXAMPLE = 'b7500.d1500.t350.n4'

const MAX_CHARACTERS = 80
const MAX_QUOTED = 20

const WHOLE = /^(0|-?[1-9]\d{0,7})$/

/** Field and form of each letter, as in the paper; f to e only under some rules, see positionCode. */
const PARTS = {
  b: ['own', WHOLE],
  d: ['opponent', WHOLE],
  p: ['third', WHOLE],
  t: ['turnTotal', WHOLE],
  n: ['dice', /^[1-8]$/],
  r: ['dice', /^[1-6]{1,8}$/],
  f: ['ownFarkles', /^[0-5]$/],
  g: ['opponentFarkles', /^[0-5]$/],
  s: ['second', /^[12]$/],
  k: ['dice', /^[1-8]{1,8}$/],
  l: ['rollsLeft', /^(\d|10)$/],
  c: ['owed', /^(0|[1-9]\d{0,5})$/],
  h: ['bonuses', /^(\d|10)$/],
  u: ['round', /^[1-9]\d?$/],
  o: ['offer', /^[1-8]x[1-9]\d{0,6}$/],
  e: ['toBeat', /^(0|[1-9]\d{0,6})$/],
} as const satisfies Record<string, readonly [field: string, form: RegExp]>
type Letter = keyof typeof PARTS

const isLetter = (text: string): text is Letter => Object.hasOwn(PARTS, text)

const quoted = (text: string): string => farkleTexts.analysis.code.quoted(excerpt(text, MAX_QUOTED))

/**
 * Formats a position as `b7500.d1500.t350.n4` (own and opponent's score, turn total, dice left) or
 * `b7500.d1500.t350.r113456` (roll). Optional: `.p3000` third player's score, `.f1.g2` farkles in
 * a row, `.s2` second seat, `.k112` kinds of the dice, `.l2` rolls left, `.c300` points to confirm,
 * `.h1` growth of the hot dice bonus, `.u3` round, `.o4x350` offer of four dice on 350, `.e350` turn
 * total to beat.
 */
export function positionCode(position: Position): string {
  const { own, opponent, third, turnTotal, ownFarkles, opponentFarkles, second } = position
  const { rollsLeft, owed = 0, bonuses = 0, round, offer, toBeat = 0 } = position
  const dice = inOrder(position.dice)
  const others = third === undefined ? [] : [`p${third}`]
  const parts = [`b${own}`, `d${opponent}`, ...others, `t${turnTotal}`]
  parts.push('left' in dice ? `n${dice.left}` : `r${dice.rolled.join('')}`)
  if (dice.kinds) parts.push(`k${dice.kinds.map((kind) => kind + 1).join('')}`)
  if (ownFarkles > 0) parts.push(`f${ownFarkles}`)
  if (opponentFarkles > 0) parts.push(`g${opponentFarkles}`)
  if (second) parts.push('s2')
  if (rollsLeft !== undefined) parts.push(`l${rollsLeft}`)
  if (owed > 0) parts.push(`c${owed}`)
  if (bonuses > 0) parts.push(`h${bonuses}`)
  if (round !== undefined) parts.push(`u${round}`)
  if (offer) parts.push(`o${offer.dice}x${offer.total}`)
  if (toBeat > 0) parts.push(`e${toBeat}`)
  return parts.join('.')
}

function readParts(text: string): Result<Partial<Record<Letter, string>>> {
  const { code } = farkleTexts.analysis
  const parts: Partial<Record<Letter, string>> = {}
  const problems: Problem[] = []
  for (const part of text.split('.')) {
    const letter = part.slice(0, 1)
    const value = part.slice(1)
    if (!isLetter(letter)) {
      problems.push({ field: '', message: code.noPart(quoted(part), POSITION_EXAMPLE) })
      continue
    }
    const [field, form] = PARTS[letter]
    const name = code.names[letter]
    if (parts[letter] !== undefined) {
      problems.push({ field, message: code.twice(letter, name) })
    } else if (!form.test(value)) {
      const message = code.wrong(letter, name, code.forms[letter], quoted(value))
      problems.push({ field, message })
    }
    parts[letter] ??= value
  }
  return problems.length > 0 ? failed(...problems) : ok(parts)
}

/** Checks the form only; see positionProblems for the rules. Parts may come in any order. */
export function parsePositionCode(input: string): Result<Position> {
  const { code } = farkleTexts.analysis
  // Some fonts display the x between two digits as ×, and users type what they see.
  const text = input.trim().replaceAll('×', 'x')
  if (text === '' || text.length > MAX_CHARACTERS) return refused(code.noCode(POSITION_EXAMPLE))
  const read = readParts(text)
  if (!read.ok) return read
  const { b, d, p, t, n, r, f = '0', g = '0', s, k, l, c, h, u, o, e } = read.value
  const problems: Problem[] = []
  for (const letter of ['b', 'd', 't'] as const) {
    if (read.value[letter] !== undefined) continue
    const message = code.missing(letter, code.names[letter], POSITION_EXAMPLE)
    problems.push({ field: PARTS[letter][0], message })
  }
  if (n === undefined && r === undefined) {
    problems.push({ field: 'dice', message: code.noDice })
  } else if (n !== undefined && r !== undefined) {
    problems.push({ field: 'dice', message: code.leftAndRolled })
  }
  if (k !== undefined && k.length !== (r?.length ?? Number(n))) {
    problems.push({ field: 'dice', message: code.kindOfEach })
  }
  if (problems.length > 0) return failed(...problems)
  const kinds = k === undefined ? {} : { kinds: [...k].map((kind) => Number(kind) - 1) }
  const rolled = r === undefined ? [] : ([...r].map(Number) as Face[])
  return ok({
    own: Number(b),
    opponent: Number(d),
    ...(p !== undefined && { third: Number(p) }),
    turnTotal: Number(t),
    dice: inOrder({ ...(r === undefined ? { left: Number(n) } : { rolled }), ...kinds }),
    ownFarkles: Number(f),
    opponentFarkles: Number(g),
    ...(s === '2' && { second: true }),
    ...(l !== undefined && { rollsLeft: Number(l) }),
    ...(c !== undefined && c !== '0' && { owed: Number(c) }),
    ...(h !== undefined && h !== '0' && { bonuses: Number(h) }),
    ...(u !== undefined && { round: Number(u) }),
    ...(o !== undefined && { offer: { dice: Number(o[0]), total: Number(o.slice(2)) } }),
    ...(e !== undefined && e !== '0' && { toBeat: Number(e) }),
  })
}
