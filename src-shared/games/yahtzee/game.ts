import { defineGame } from '../game.ts'
import { MOST_POINTS } from './requests/analysis.ts'
import { yahtzeeDrill } from './requests/drill.ts'
import { isYahtzeeDraft, makeYahtzeeDraft, parseYahtzeeDraft } from './rules/rule-draft.ts'
import { ruleHash } from './rules/rule-hash.ts'
import { parseRuleSet, ruleSetForm } from './rules/rule-set-schema.ts'
import { PRESETS, type RuleSet } from './rules/rule-set.ts'

const presets: Readonly<Record<string, RuleSet>> = {
  yahtzee: PRESETS.forced,
  'yahtzee-free': PRESETS.free,
  'yahtzee-plain': PRESETS.none,
}

/** Yahtzee and its family. */
export const yahtzee = defineGame({
  name: 'yahtzee',
  rules: {
    form: ruleSetForm,
    parse: parseRuleSet,
    readForm: parseRuleSet,
    hash: ruleHash,
    presets,
    draft: { is: isYahtzeeDraft, make: makeYahtzeeDraft, parse: parseYahtzeeDraft },
  },
  drill: {
    requests: yahtzeeDrill.requests,
    records: yahtzeeDrill.records,
    maxLoss: () => MOST_POINTS,
    load: async () => (await import('./drill/drill.ts')).drill,
  },
})
