import * as v from 'valibot'
import { failed, ok, type Problem, type Result } from '../base/result.ts'
import { FIELD_NAMES, JOKERS, type RuleSet } from './rule-set.ts'

/** The largest upper total: five of each face. */
export const MOST_UPPER = 105
export const MAX_BONUS = 1_000
export const MOST_REROLLS = 4
const MAX_NAME_LENGTH = 60

/** The Yahtzee bonus where the rules do not name it and there are jokers. */
const USUAL_BONUS = 100

const grouped = (value: number): string => value.toLocaleString('en-US')

function wholeNumber(from: number, to: number) {
  const rule = `must be a whole number from ${grouped(from)} to ${grouped(to)}`
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

/** The form of a rule set. Fields left out take the value of the official game. */
const ruleSetSchema = v.strictObject(
  {
    name: v.optional(
      v.pipe(
        v.string('must be a text'),
        v.trim(),
        v.nonEmpty('must not be empty'),
        v.maxLength(MAX_NAME_LENGTH, `must not be longer than ${MAX_NAME_LENGTH} characters`),
      ),
      'House rules',
    ),
    jokers: v.optional(v.picklist(JOKERS, 'must be "forced", "free" or "none"'), 'forced'),
    yahtzeeBonus: v.optional(wholeNumber(0, MAX_BONUS)),
    upperThreshold: v.optional(wholeNumber(1, MOST_UPPER), 63),
    upperBonus: v.optional(wholeNumber(0, MAX_BONUS), 35),
    rerolls: v.optional(wholeNumber(0, MOST_REROLLS), 2),
  },
  'must be a rule set: an object with the rules of jokers, bonuses and rerolls',
)

const isField = (field: string): field is keyof RuleSet => Object.hasOwn(FIELD_NAMES, field)

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const field = (issue.path ?? []).map(({ key }) => key).join('.')
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    return { field, message: `${field} is not a field of a rule set; take it out.` }
  }
  return { field, message: `${isField(field) ? FIELD_NAMES[field] : 'This'} ${issue.message}.` }
}

/**
 * Reads a rule set from anything. Returns it with every field present, or one problem for each wrong
 * field. Every game so described can be solved.
 */
export function parseRuleSet(input: unknown): Result<RuleSet> {
  const parsed = v.safeParse(ruleSetSchema, input)
  if (!parsed.success) {
    const byField = new Map<string, Problem>()
    for (const problem of parsed.issues.map(problemOf)) {
      if (!byField.has(problem.field)) byField.set(problem.field, problem)
    }
    return failed(...byField.values())
  }
  const { yahtzeeBonus, ...rest } = parsed.output
  if (rest.jokers !== 'none') {
    return ok({ ...rest, yahtzeeBonus: yahtzeeBonus ?? USUAL_BONUS })
  }
  if (yahtzeeBonus) {
    const message = `${FIELD_NAMES.yahtzeeBonus} must be 0 where there are no jokers.`
    return failed({ field: 'yahtzeeBonus', message })
  }
  return ok({ ...rest, yahtzeeBonus: 0 })
}
