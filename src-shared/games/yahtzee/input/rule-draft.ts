import * as v from 'valibot'
import type { Result } from '../../../base/result.ts'
import { numberOf } from '../../../texts/numbers.ts'
import { parseRuleSet } from './rule-set-schema.ts'
import { JOKERS, type RuleSet } from '../rules/rule-set.ts'

const draftSchema = v.object({
  game: v.literal('yahtzee'),
  name: v.string(),
  jokers: v.picklist(JOKERS),
  yahtzeeBonus: v.string(),
  upperThreshold: v.string(),
  upperBonus: v.string(),
  rerolls: v.string(),
})

/**
 * A rule set as typed: numbers are text, valid or not. The Yahtzee bonus keeps its text while there
 * are no jokers.
 */
export type YahtzeeDraft = v.InferOutput<typeof draftSchema>

export function isYahtzeeDraft(kept: unknown): kept is YahtzeeDraft {
  return v.is(draftSchema, kept)
}

export function makeYahtzeeDraft(rules: RuleSet): YahtzeeDraft {
  return {
    ...{ game: 'yahtzee', name: rules.name, jokers: rules.jokers },
    yahtzeeBonus: String(rules.jokers === 'none' ? 100 : rules.yahtzeeBonus),
    upperThreshold: String(rules.upperThreshold),
    upperBonus: String(rules.upperBonus),
    rerolls: String(rules.rerolls),
  }
}

export function parseYahtzeeDraft(draft: YahtzeeDraft): Result<RuleSet> {
  const { name, jokers } = draft
  return parseRuleSet({
    ...{ name, jokers },
    yahtzeeBonus: jokers === 'none' ? 0 : numberOf(draft.yahtzeeBonus),
    upperThreshold: numberOf(draft.upperThreshold),
    upperBonus: numberOf(draft.upperBonus),
    rerolls: numberOf(draft.rerolls),
  })
}
