import { parseRuleSet } from '#shared/games/farkle/input/parse-rules.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'

/** Rules as a file would say them, read; a test whose rules are refused fails with the reasons. */
export function parsedRules(rules: object): RuleSet {
  const parsed = parseRuleSet(rules)
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join(' '))
  return parsed.value
}
