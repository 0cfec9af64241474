import { readBy } from '../../../schemas/rules.ts'
import { parseRuleSet } from '../input/parse-rules.ts'
import { readRuleSet, ruleSetForm } from '../input/rule-set-schema.ts'
import type { RuleSet } from '../rules/rule-set.ts'

/** Rules of Farkle in a request: every rule of parseRuleSet holds, or the request is refused. */
export const ruleSetSchema = readBy<RuleSet>(parseRuleSet, ruleSetForm)

/** The same in form alone, in a fraction of the time: whether the game can be solved is not asked. */
export const ruleFormSchema = readBy<RuleSet>(readRuleSet, ruleSetForm)
