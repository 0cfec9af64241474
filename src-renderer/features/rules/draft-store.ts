import { useLocalStorage } from '@vueuse/core'
import type { RemovableRef } from '@vueuse/core'
import { makeRuleDraft, type RuleDraft } from '#shared/farkle/rule-draft.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'

/** What is being edited: whose it will be, and the texts in its fields. */
export interface KeptDraft {
  /** The library's id; null for rules that are not saved yet. */
  readonly id: string | null
  readonly draft: RuleDraft
}

/** The draft outlives a reload and a closed window: what was typed is not lost. */
export function keptDraft(): RemovableRef<KeptDraft | null> {
  return useLocalStorage<KeptDraft | null>('breakpoint.rule-draft', null, {
    serializer: {
      read: (text) => JSON.parse(text) as KeptDraft,
      write: (kept) => JSON.stringify(kept),
    },
  })
}

/** Starts editing rules; the draft that was there before gives way. */
export function startDraft(id: string | null, rules: RuleSet): KeptDraft {
  const kept: KeptDraft = { id, draft: makeRuleDraft(rules) }
  keptDraft().value = kept
  return kept
}
