import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { unwrap } from './results.ts'

/** Rules as a file would say them, read; a test whose rules are refused fails with the reasons. */
export const parsedRules = (rules: object): RuleSet => unwrap(parseRuleSet(rules))
