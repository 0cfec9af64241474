import { ok, refused, type Result } from '../../../base/result.ts'
import { MAX_DICE, type Points } from '../../../base/units.ts'
import { PLAIN_RULE, type ScoreColumns, type ThumbRule } from '../solve/thumb/thumb-rule.ts'
import { NO_NUMBER } from '../solve/thumb/thumb-text.ts'
import { farkleTexts } from '../texts/texts.ts'
import { MAX_GOAL } from '../rules/fields.ts'

interface Bounds {
  readonly from: number
  readonly to: number
}

export const THUMB_BOUNDS = {
  hold: { from: 0, to: 2 * MAX_GOAL },
  divisor: { from: 1, to: 1000 },
  /** Column ends by need and by lead. */
  need: { from: -100, to: 100 },
  cut: { from: -MAX_GOAL, to: MAX_GOAL },
  go: { from: -MAX_GOAL, to: 2 * MAX_GOAL },
  near: { from: 0, to: MAX_GOAL },
  farkles: { from: -MAX_GOAL, to: MAX_GOAL },
  lead: { from: 0, to: MAX_GOAL },
} as const

/** More columns are unreadable. */
export const MAX_COLUMNS = 9

type List = (Points | null)[]

/** null if invalid. */
function listOf(text: string, { from, to }: Bounds, mayLack: boolean): List | null {
  const parts = text.split('/')
  if (parts.length > MAX_DICE - 1) return null
  const list: List = []
  for (const part of parts) {
    if (mayLack && part === NO_NUMBER) list.push(null)
    else if (/^-?\d+$/.test(part) && Number(part) >= from && Number(part) <= to) {
      list.push(Number(part) || 0)
    } else return null
  }
  return list
}

/** null if invalid. */
function numberIn(text: string, bounds: Bounds): number | null {
  const list = listOf(text, bounds, false)
  return list?.length === 1 ? list[0]! : null
}

/** One list for both sides, or one each. */
function pairOf(text: string, bounds: Bounds, mayLack: boolean): [List, List] | null {
  const [one, other, ...more] = text.split(':').map((part) => listOf(part, bounds, mayLack))
  if (!one || other === null || more.length > 0) return null
  return [one, other ?? one]
}

/** A multiple of 0.5; null if invalid. */
function divisorOf(text: string): number | null {
  const whole = numberIn(text.replace(/\.[05]$/, ''), THUMB_BOUNDS.divisor)
  return whole === null ? null : Number(text)
}

/** Examples: 0.05/0.25/0.75, lead/100/900/2000. */
function cutsOf(text: string): Pick<ScoreColumns, 'by' | 'cuts'> | null {
  const isLead = text.startsWith('lead/')
  const parts = (isLead ? text.slice('lead/'.length) : text).split('/')
  const { from, to } = isLead ? THUMB_BOUNDS.cut : THUMB_BOUNDS.need
  const cuts = parts.map(Number)
  const isCut = (part: string, i: number): boolean =>
    /^-?\d+(\.\d{1,2})?$/.test(part) &&
    cuts[i]! >= from &&
    cuts[i]! <= to &&
    (i === 0 || cuts[i]! > cuts[i - 1]!)
  if (parts.length >= MAX_COLUMNS || !parts.every(isCut)) return null
  return { by: isLead ? 'lead' : 'need', cuts: cuts.map((cut) => cut || 0) }
}

/** Columns are separated by colons. */
function holdsOf(text: string): Points[][] | null {
  const lists = text.split(':').map((part) => listOf(part, THUMB_BOUNDS.hold, false))
  return lists.some((list) => list === null) ? null : lists.map((list) => list!.map(Number))
}

/** Whether a term belongs to a formula, as rules of thumb of earlier versions had it. */
function isOfFormula(name: string, text: string): boolean {
  if (name === 'hold') return /n3/.test(text)
  if (name === 'divide') return text.includes('/')
  return name === 'score' || name === 'shape' || name === 'round'
}

function termOf(name: string, text: string): Partial<ThumbRule> | null {
  const { go, near, farkles, lead } = THUMB_BOUNDS
  switch (name) {
    case 'divide': {
      const divisor = divisorOf(text)
      return divisor === null ? null : { divisor }
    }
    case 'go': {
      const pair = pairOf(text, go, true)
      return pair && { goOwn: pair[0], goOpponent: pair[1] }
    }
    case 'together': {
      const together = numberIn(text, go)
      return together === null ? null : { together }
    }
    case 'near': {
      const [points = '', from, ...more] = text.split('@')
      const list = listOf(points, near, false)
      const nearFrom = from === undefined ? undefined : numberIn(from, go)
      if (!list || nearFrom === null || more.length > 0) return null
      return { near: list.map(Number), ...(nearFrom !== undefined && { nearFrom }) }
    }
    case 'farkles': {
      const list = listOf(text, farkles, false)
      return list && { farkles: list.map(Number) }
    }
    case 'lead': {
      const list = listOf(text, lead, false)
      return list && { lead: list.map(Number) }
    }
    default:
      return null
  }
}

function termsOf(text: string) {
  return text.split(',').map((part) => {
    const [name = '', value = ''] = part.trim().split('=')
    return { part: part.trim(), name, value }
  })
}

export const hasFormula = (text: string): boolean =>
  termsOf(text).some(({ name, value }) => isOfFormula(name, value))

/** Example: hold=100/100/350/900/1700:350/300/600/1200/2100,columns=0.25,divide=6,go=9550. */
export function parseThumbRule(text: string): Result<ThumbRule> {
  let rule = PLAIN_RULE
  let cuts: ReturnType<typeof cutsOf> = null
  let holds: Points[][] | null = null
  const terms = termsOf(text)
  const gone = terms.filter(({ name, value }) => isOfFormula(name, value))
  if (gone.length > 0) {
    return refused(farkleTexts.thumb.formula(gone.map(({ part }) => part).join(', ')))
  }
  for (const { part, name, value } of terms) {
    if (name === 'columns' && (cuts = cutsOf(value))) continue
    if (name === 'hold' && (holds = holdsOf(value))) continue
    const term = termOf(name, value)
    if (!term) return refused(farkleTexts.thumb.wrongTerm(part))
    rule = { ...rule, ...term }
  }
  if (!holds) return refused(farkleTexts.thumb.noHold)
  if (holds.length !== (cuts?.cuts.length ?? 0) + 1) return refused(farkleTexts.thumb.wrongColumns)
  return ok({ ...rule, columns: { by: 'need', cuts: [], ...cuts, holds } })
}
