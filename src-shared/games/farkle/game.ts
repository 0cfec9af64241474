import { defineGame } from '../game.ts'
import { farkleDrill } from './requests/drill.ts'
import { parseGeneratorQuery } from './rules/generator-query.ts'
import { parseRuleSet } from './rules/parse-rules.ts'
import { PRESETS } from './rules/presets.ts'
import { isRuleDraft, makeRuleDraft, parseRuleDraft } from './rules/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'

/** Farkle in all its house rules, and Zilch. */
export const farkle = defineGame({
  name: 'farkle',
  rules: {
    parse: parseRuleSet,
    hash: ruleHash,
    presets: PRESETS,
    draft: { is: isRuleDraft, make: makeRuleDraft, parse: parseRuleDraft },
    parseText: parseGeneratorQuery,
  },
  drill: {
    requests: farkleDrill.requests,
    load: async () => (await import('./drill/drill.ts')).drill,
  },
})
