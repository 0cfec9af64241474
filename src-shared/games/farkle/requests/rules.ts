import { readBy } from '../../../schemas/rules.ts'
import { parseRuleSet } from '../input/parse-rules.ts'
import { ruleSetForm } from '../input/rule-set-schema.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Accepts only rule sets that parseRuleSet accepts. */
export const ruleSetSchema = readBy<RuleSet>(parseRuleSet, ruleSetForm)
