import { readBy } from '../../../schemas/rules.ts'
import { parseRuleSet } from '../rules/parse-rules.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Rules of Farkle in a request: every rule of parseRuleSet holds, or the request is refused. */
export const ruleSetSchema = readBy<RuleSet>(parseRuleSet)
