import { MAX_LOSS } from '../../base/bounds.ts'
import { defineGame } from '../game.ts'
import { farkleDrill } from './requests/drill.ts'
import { parseGeneratorQuery } from './rules/generator-query.ts'
import { parseRuleSet } from './rules/parse-rules.ts'
import { PRESETS } from './rules/presets.ts'
import { isRuleDraft, makeRuleDraft, parseRuleDraft } from './rules/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { readRuleSet, ruleSetForm } from './rules/rule-set-schema.ts'

/** Farkle in all its house rules, and Zilch. */
export const farkle = defineGame({
  name: 'farkle',
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: readRuleSet,
    hash: ruleHash,
    presets: PRESETS,
    draft: { is: isRuleDraft, make: makeRuleDraft, parse: parseRuleDraft },
    parseText: parseGeneratorQuery,
  },
  drill: {
    requests: farkleDrill.requests,
    records: farkleDrill.records,
    maxLoss: (goal) => MAX_LOSS[goal],
    load: async () => (await import('./drill/drill.ts')).drill,
  },
})
