import * as v from 'valibot'
import { excerpt, isPlain } from '../../../base/plain-text.ts'
import { failed, failedByField, ok, type Problem, type Result } from '../../../base/result.ts'
import { MAX_NAME_LENGTH } from '../../../base/rules.ts'
import { grouped } from '../../../texts/numbers.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import { JOKERS, type RuleSet } from '../rules/rule-set.ts'

/** Largest upper total: five dice of each face. */
export const MAX_UPPER = 105
export const MAX_BONUS = 1_000
export const MAX_REROLLS = 4

/** Default Yahtzee bonus of rules with jokers. */
const USUAL_BONUS = 100

function wholeNumber(field: keyof RuleSet, from: number, to: number) {
  const rule = (): string => {
    const { fields, rules } = yahtzeeTexts.game
    return rules.wholeNumber(fields[field], grouped(from), grouped(to))
  }
  return v.pipe(v.number(rule), v.integer(rule), v.minValue(from, rule), v.maxValue(to, rule))
}

/** Missing fields take the values of the official game. */
export const ruleSetForm = v.strictObject(
  {
    name: v.optional(
      v.pipe(
        v.string(() => yahtzeeTexts.game.rules.nameMustBeText),
        v.trim(),
        v.nonEmpty(() => yahtzeeTexts.game.rules.nameMissing),
        v.maxLength(MAX_NAME_LENGTH, () => yahtzeeTexts.game.rules.nameTooLong(MAX_NAME_LENGTH)),
        v.check(isPlain, () => yahtzeeTexts.game.rules.nameNotPlain),
      ),
      () => yahtzeeTexts.game.rules.houseRules,
    ),
    jokers: v.optional(
      v.picklist(JOKERS, () => yahtzeeTexts.game.rules.jokersMustBe),
      'forced',
    ),
    yahtzeeBonus: v.optional(wholeNumber('yahtzeeBonus', 0, MAX_BONUS)),
    upperThreshold: v.optional(wholeNumber('upperThreshold', 1, MAX_UPPER), 63),
    upperBonus: v.optional(wholeNumber('upperBonus', 0, MAX_BONUS), 35),
    rerolls: v.optional(wholeNumber('rerolls', 0, MAX_REROLLS), 2),
  },
  () => yahtzeeTexts.game.rules.mustBeRuleSet,
)

function problemOf(issue: v.BaseIssue<unknown>): Problem {
  const path = (issue.path ?? []).map(({ key }) => key).join('.')
  const field = excerpt(path, MAX_NAME_LENGTH)
  const isUnknown = issue.type === 'strict_object' && issue.expected === 'never'
  return { field, message: isUnknown ? yahtzeeTexts.game.rules.unknownField(field) : issue.message }
}

/**
 * Validates a rule set; fails with one problem for each wrong field. Every valid rule set can be
 * solved.
 */
export function parseRuleSet(input: unknown): Result<RuleSet> {
  const parsed = v.safeParse(ruleSetForm, input)
  if (!parsed.success) return failedByField(parsed.issues.map(problemOf))
  const { yahtzeeBonus, ...rest } = parsed.output
  if (rest.jokers !== 'none') {
    return ok({ ...rest, yahtzeeBonus: yahtzeeBonus ?? USUAL_BONUS })
  }
  if (yahtzeeBonus) {
    return failed({ field: 'yahtzeeBonus', message: yahtzeeTexts.game.rules.bonusNeedsJokers })
  }
  return ok({ ...rest, yahtzeeBonus: 0 })
}
