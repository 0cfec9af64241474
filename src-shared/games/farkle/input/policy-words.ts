import { ok, refused, type Result } from '../../../base/result.ts'
import { ALL_DICE, type DiceCount, type Points } from '../../../base/units.ts'
import { grouped } from '../../../texts/numbers.ts'
import { MAX_GOAL } from '../rules/fields.ts'
import { parseThumbRule } from './thumb-words.ts'
import { CARD, GO_FOR_IT, HOLD, RULE } from '../solve/match/policy-text.ts'
import type { Policy, ThresholdSide, Thresholds } from '../solve/match/policy.ts'
import { MOST_COLUMNS } from '../solve/thumb/find-cards.ts'
import type { ScoreColumns } from '../solve/thumb/thumb-rule.ts'
import { NO_NUMBER } from '../solve/thumb/thumb-text.ts'
import { farkleTexts } from '../texts/texts.ts'

export function policyName(policy: Policy): string {
  const { names } = farkleTexts.match
  switch (policy.kind) {
    case 'optimal':
      return names.optimal
    case 'points':
      return policy.winningBank ? names.pointsBank : names.points
    case 'table':
      return names.table
    case 'go-for-it':
      return policy.thresholds ? names.givenThresholds : names.bestThresholds
    case 'hold':
      return names.hold(grouped(policy.at))
    case 'thumb':
      return farkleTexts.thumb.card(policy.rule.columns.holds.length)
  }
}

export function policyForms(): { readonly form: string; readonly meaning: string }[] {
  const { forms } = farkleTexts.match
  return [
    { form: 'optimal', meaning: forms.optimal },
    { form: 'points', meaning: forms.points },
    { form: 'points-bank', meaning: forms.pointsBank },
    { form: 'table', meaning: forms.table },
    { form: GO_FOR_IT, meaning: forms.bestThresholds },
    { form: forms.thresholdForm, meaning: forms.givenThresholds },
    { form: `${HOLD}350`, meaning: forms.hold },
    { form: `${CARD}4`, meaning: forms.card(MOST_COLUMNS) },
    { form: farkleTexts.thumb.form, meaning: farkleTexts.thumb.meaning },
  ]
}

/** Returns an error message as a string. */
function parseList(text: string, side: ThresholdSide, dice: DiceCount): (Points | null)[] | string {
  const parts = text.split(',').map((part) => part.trim())
  if (parts.length !== dice) return farkleTexts.match.thresholdCount(side, dice, parts.length)
  const values: (Points | null)[] = []
  for (const part of parts) {
    if (part === NO_NUMBER) {
      values.push(null)
      continue
    }
    const value = Number(part)
    if (!/^-?\d+$/.test(part) || value < -MAX_GOAL || value > 2 * MAX_GOAL) {
      return farkleTexts.match.wrongThreshold(side, part)
    }
    values.push(value === 0 ? 0 : value)
  }
  return values
}

function parseThresholds(text: string, dice: DiceCount): Result<Thresholds> {
  const sides = text.split('/')
  if (sides.length !== 2) return refused(farkleTexts.match.thresholdForm)
  const own = parseList(sides[0]!, 'own', dice)
  const opponent = parseList(sides[1]!, 'opponent', dice)
  if (typeof own === 'string') return refused(own)
  if (typeof opponent === 'string') return refused(opponent)
  return ok({ own, opponent })
}

/** The known card of a game with the most columns, up to this number. */
export interface CardWord {
  readonly columns: number
  readonly by: ScoreColumns['by']
}

/** Parses `card:4` or `card:4:lead`; null for other policies. */
export function parseCard(input: string): Result<CardWord> | null {
  const text = input.trim().toLowerCase()
  if (!text.startsWith(CARD)) return null
  const [, columns, lead] = /^(\d)(:lead)?$/.exec(text.slice(CARD.length)) ?? []
  if (Number(columns) >= 1 && Number(columns) <= MOST_COLUMNS) {
    return ok({ columns: Number(columns), by: lead ? 'lead' : 'need' })
  }
  return refused(farkleTexts.match.wrongCard(input.trim(), MOST_COLUMNS))
}

/** Parses a policy for a number of dice, such as `optimal` or `hold-350`; see policyForms. */
export function parsePolicy(input: string, dice: DiceCount = ALL_DICE): Result<Policy> {
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
    const thresholds = parseThresholds(text.slice(GO_FOR_IT.length + 1), dice)
    return thresholds.ok ? ok({ kind: GO_FOR_IT, thresholds: thresholds.value }) : thresholds
  }
  if (text.startsWith(HOLD)) {
    const at = text.slice(HOLD.length)
    if (/^\d+$/.test(at) && Number(at) >= 1 && Number(at) <= 2 * MAX_GOAL) {
      return ok({ kind: 'hold', at: Number(at) })
    }
    return refused(farkleTexts.match.wrongHold(input.trim()))
  }
  if (text.startsWith(RULE)) {
    const rule = parseThumbRule(text.slice(RULE.length))
    return rule.ok ? ok({ kind: 'thumb', rule: rule.value }) : rule
  }
  return refused(farkleTexts.match.noPolicy(input.trim()))
}
