import { readBy } from '../../../schemas/rules.ts'
import { parseRuleSet, ruleSetForm } from '../input/rule-set-schema.ts'
import type { RuleSet } from '../rules/rule-set.ts'

export const scorecardRulesSchema = readBy<RuleSet>(parseRuleSet, ruleSetForm)
