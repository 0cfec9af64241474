import type { Result } from '../base/result.ts'
import { parseGeneratorQuery } from './generator-query.ts'
import { parseRuleJson } from './rule-json.ts'
import type { RuleSet } from './rule-set.ts'

/** Reads a rule set from any text form it has: JSON, a query string or a whole address. */
export function parseRuleText(text: string): Result<RuleSet> {
  return text.trimStart().startsWith('{') ? parseRuleJson(text) : parseGeneratorQuery(text)
}
