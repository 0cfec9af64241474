import { failed, ok, type Result } from '../../base/result.ts'
import { DICE_COUNTS, type Points } from '../../base/units.ts'
import { MAX_GOAL } from '../rule-set-schema.ts'
import type { Policy, Thresholds } from './policy.ts'

const NEVER = '-'
const GO_FOR_IT = 'go-for-it'
const HOLD = 'hold-'

const THRESHOLD_FORM =
  'go-for-it:OWN/OPPONENT, each a list of six banked scores for one to six dice left, with - for never; such as go-for-it:9600,9550,9350,8950,-,-/9500,9550,9350,8600,7900,-'

/** Every form that a policy's text has, one per line, for help texts. */
export const POLICY_FORMS: readonly { readonly form: string; readonly meaning: string }[] = [
  { form: 'optimal', meaning: 'wins most' },
  { form: 'points', meaning: 'most points per turn, with no thought for the goal' },
  { form: 'points-bank', meaning: 'most points per turn, but a winning bank is taken' },
  { form: 'table', meaning: 'by the breakpoint table; a winning bank is taken' },
  { form: GO_FOR_IT, meaning: 'by the table and the best go-for-it thresholds, which are found' },
  { form: THRESHOLD_FORM, meaning: 'by the table and these go-for-it thresholds' },
  { form: `${HOLD}350`, meaning: 'takes all points and banks from 350 on; winning bank taken' },
]

function listText(values: readonly (Points | null)[]): string {
  return values.map((value) => (value === null ? NEVER : String(value))).join(',')
}

/** A policy as a short text; parsePolicy reads it back. */
export function policyText(policy: Policy): string {
  switch (policy.kind) {
    case 'points':
      return policy.winningBank ? 'points-bank' : 'points'
    case 'go-for-it': {
      const { thresholds } = policy
      if (!thresholds) return GO_FOR_IT
      return `${GO_FOR_IT}:${listText(thresholds.own)}/${listText(thresholds.opponent)}`
    }
    case 'hold':
      return `${HOLD}${policy.at}`
    default:
      return policy.kind
  }
}

function wrong(message: string): Result<never> {
  return failed({ field: '', message })
}

/** Reads one list of thresholds; a text is what is wrong with it. */
function parseList(text: string, whose: string): (Points | null)[] | string {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== DICE_COUNTS.length) {
    return `There must be six thresholds for ${whose}, for one to six dice left; here are ${parts.length}.`
  }
  const values: (Points | null)[] = []
  for (const part of parts) {
    if (part === NEVER) {
      values.push(null)
      continue
    }
    const value = Number(part)
    if (!/^-?\d+$/.test(part) || value < -MAX_GOAL || value > 2 * MAX_GOAL) {
      return `The threshold "${part}" for ${whose} must be a whole number of points, or - for never.`
    }
    values.push(value === 0 ? 0 : value)
  }
  return values
}

function parseThresholds(text: string): Result<Thresholds> {
  const sides = text.split('/')
  if (sides.length !== 2) return wrong(`Thresholds are written ${THRESHOLD_FORM}.`)
  const own = parseList(sides[0]!, 'the own score')
  const opponent = parseList(sides[1]!, "the opponent's score")
  if (typeof own === 'string') return wrong(own)
  if (typeof opponent === 'string') return wrong(opponent)
  return ok({ own, opponent })
}

/** Reads a policy from its text, such as `optimal` or `hold-350`; see POLICY_FORMS. */
export function parsePolicy(input: string): Result<Policy> {
  const text = input.trim().toLowerCase()
  switch (text) {
    case 'optimal':
    case 'table':
      return ok({ kind: text })
    case 'points':
      return ok({ kind: 'points', winningBank: false })
    case 'points-bank':
      return ok({ kind: 'points', winningBank: true })
    case GO_FOR_IT:
      return ok({ kind: GO_FOR_IT, thresholds: null })
  }
  if (text.startsWith(`${GO_FOR_IT}:`)) {
    const thresholds = parseThresholds(text.slice(GO_FOR_IT.length + 1))
    return thresholds.ok ? ok({ kind: GO_FOR_IT, thresholds: thresholds.value }) : thresholds
  }
  if (text.startsWith(HOLD)) {
    const at = text.slice(HOLD.length)
    if (/^\d+$/.test(at) && Number(at) >= 1 && Number(at) <= 2 * MAX_GOAL) {
      return ok({ kind: 'hold', at: Number(at) })
    }
    return wrong(
      `"${input.trim()}" must name the turn total to bank from, as a whole number from 1 on, such as hold-350.`,
    )
  }
  return wrong(
    `"${input.trim()}" is no policy. There are optimal, points, points-bank, table, go-for-it and hold-350, with any number.`,
  )
}
