import { readBy } from '../../../schemas/rules.ts'
import { parseRuleSet, ruleSetForm } from '../input/rule-set-schema.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Rules of Yahtzee in a request: every rule of parseRuleSet holds, or the request is refused. */
export const yahtzeeRulesSchema = readBy<RuleSet>(parseRuleSet, ruleSetForm)
