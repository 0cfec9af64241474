import { ok, refused, type Result } from '../../../base/result.ts'
import { MAX_DICE, type Points } from '../../../base/units.ts'
import {
  PLAIN_RULE,
  SCORE_SHAPES,
  withColumns,
  type ScoreColumns,
  type ScoreShape,
  type ThumbRule,
} from '../solve/thumb/thumb-rule.ts'
import { NO_NUMBER } from '../solve/thumb/thumb-text.ts'
import { farkleTexts } from '../texts/texts.ts'
import { MAX_GOAL } from '../rules/fields.ts'

interface Bounds {
  readonly from: number
  readonly to: number
}

export const THUMB_BOUNDS = {
  cube: { from: 0, to: 10_000 },
  hold: { from: 0, to: 2 * MAX_GOAL },
  divisor: { from: 1, to: 1000 },
  /** Column ends by need and by lead. */
  need: { from: -100, to: 100 },
  cut: { from: -MAX_GOAL, to: MAX_GOAL },
  score: { from: 0, to: MAX_GOAL },
  go: { from: -MAX_GOAL, to: 2 * MAX_GOAL },
  near: { from: 0, to: MAX_GOAL },
  farkles: { from: -MAX_GOAL, to: MAX_GOAL },
  lead: { from: 0, to: MAX_GOAL },
  roundScore: { from: 0, to: 10 },
  roundValue: { from: 0, to: 10_000 },
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

function holdOf(text: string): ThumbRule['hold'] | null {
  const template = /^(\d+)n3(?:\+(.+))?$/.exec(text)
  const { cube: bounds, hold } = THUMB_BOUNDS
  const by = template ? listOf(template[2] ?? NO_NUMBER, hold, true) : listOf(text, hold, false)
  const cube = template ? Number(template[1]) : null
  return by && (cube ?? 0) <= bounds.to ? { cube, by } : null
}

function divisorsOf(text: string): number[] | null {
  const list = listOf(text.replace(/\.[05](?=\/|$)/g, ''), THUMB_BOUNDS.divisor, false)
  return list && text.split('/').map(Number)
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
function columnHoldsOf(text: string): Points[][] | null {
  const lists = text.split(':').map((part) => listOf(part, THUMB_BOUNDS.hold, false))
  return lists.some((list) => list === null) ? null : lists.map((list) => list!.map(Number))
}

function roundOf(text: string): Pick<ThumbRule, 'roundScore' | 'roundValue'> | null {
  const read = /^(\d+(?:\.\d+)?):(\d+)$/.exec(text)
  if (!read) return null
  const [roundScore, roundValue] = [Number(read[1]), Number(read[2])]
  const { roundScore: score, roundValue: value } = THUMB_BOUNDS
  return roundScore <= score.to && roundValue <= value.to ? { roundScore, roundValue } : null
}

function termOf(name: string, text: string): Partial<ThumbRule> | null {
  const { score, go, near, farkles, lead } = THUMB_BOUNDS
  switch (name) {
    case 'hold': {
      const hold = holdOf(text)
      return hold && { hold }
    }
    case 'divide': {
      const list = divisorsOf(text)
      return list && { divisor: list }
    }
    case 'score': {
      const pair = pairOf(text, score, false)
      return pair && { behind: pair[0].map(Number), ahead: pair[1].map(Number) }
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
    case 'shape':
      return (SCORE_SHAPES as readonly string[]).includes(text)
        ? { shape: text as ScoreShape }
        : null
    case 'round':
      return roundOf(text)
    default:
      return null
  }
}

/** Example: hold=15n3,divide=6,score=50,go=9550. */
export function parseThumbRule(text: string): Result<ThumbRule> {
  let rule: ThumbRule | null = null
  let cuts: ReturnType<typeof cutsOf> = null
  let holds: Points[][] | null = null
  for (const part of text.split(',')) {
    const [name = '', value = ''] = part.trim().split('=')
    if (name === 'columns' && (cuts = cutsOf(value))) continue
    if (name === 'hold' && value.includes(':') && (holds = columnHoldsOf(value))) continue
    const term = termOf(name, value)
    if (!term) return refused(farkleTexts.thumb.wrongTerm(part.trim()))
    rule = { ...(rule ?? PLAIN_RULE), ...term }
  }
  if (!/(^|,)\s*hold=/.test(text)) return refused(farkleTexts.thumb.noHold)
  if (!cuts && !holds) return ok(rule!)
  if (holds?.length !== (cuts?.cuts.length ?? 0) + 1) return refused(farkleTexts.thumb.wrongColumns)
  return ok(withColumns(rule ?? PLAIN_RULE, { by: 'need', cuts: [], ...cuts, holds }))
}
