import * as v from 'valibot'
import type { Result } from '../base/result.ts'
import { parseRuleSet } from '../games/farkle/rules/parse-rules.ts'
import { readRuleSet } from '../games/farkle/rules/rule-set-schema.ts'
import type { RuleSet } from '../games/farkle/rules/rule-set.ts'
import { parseRuleSet as parseYahtzeeRules } from '../games/yahtzee/rules/rule-set-schema.ts'
import type { RuleSet as YahtzeeRules } from '../games/yahtzee/rules/rule-set.ts'

/** Something that is read by a function of ours, which says what is wrong with it field by field. */
function readBy<T>(parse: (input: unknown) => Result<T>) {
  return v.pipe(
    v.unknown(),
    v.rawTransform<unknown, T>(({ dataset, addIssue, NEVER }) => {
      const parsed = parse(dataset.value)
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
}

/** A rule set in a request: every rule of parseRuleSet holds, or the request is refused. */
export const ruleSetSchema = readBy<RuleSet>(parseRuleSet)

/** The same in form alone, in a fraction of the time: whether the game can be solved is not asked. */
export const ruleFormSchema = readBy<RuleSet>(readRuleSet)

/** The same of Yahtzee. */
export const yahtzeeRulesSchema = readBy<YahtzeeRules>(parseYahtzeeRules)

/** With further fields, rules of any game with its name; what names none is Farkle. */
export function withRules<Fields extends v.ObjectEntries>(fields: Fields) {
  return v.variant('game', [
    v.object({
      ...fields,
      game: v.optional(v.literal('farkle'), 'farkle'),
      rules: ruleSetSchema,
    }),
    v.object({ ...fields, game: v.literal('yahtzee'), rules: yahtzeeRulesSchema }),
  ])
}

export const ruleHashSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
