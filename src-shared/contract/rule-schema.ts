import * as v from 'valibot'
import { parseRuleSet } from '../farkle/parse-rules.ts'
import type { RuleSet } from '../farkle/rule-set.ts'

/** A rule set in a request: every rule of parseRuleSet holds, or the request is refused. */
export const ruleSetSchema = v.pipe(
  v.unknown(),
  v.rawTransform<unknown, RuleSet>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseRuleSet(dataset.value)
    if (parsed.ok) return parsed.value
    for (const { field, message } of parsed.problems) {
      // A problem of the whole has the path of the rule set itself.
      if (field === '') addIssue({ message })
      else {
        const origin = { type: 'unknown', origin: 'value', input: dataset.value } as const
        addIssue({ message, path: [{ ...origin, key: field, value: null }] })
      }
    }
    return NEVER
  }),
)

export const ruleHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
