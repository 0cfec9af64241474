import { useLocalStorage } from '@vueuse/core'
import type { RemovableRef } from '@vueuse/core'
import { isRuleDraft, makeRuleDraft, type RuleDraft } from '#shared/farkle/rule-draft.ts'
import { MAX_NAME_LENGTH } from '#shared/farkle/rule-set-schema.ts'
import type { RuleSet } from '#shared/farkle/rule-set.ts'

/** What is being edited: whose it will be, and the texts in its fields. */
export interface KeptDraft {
  /** The library's id; null for rules that are not saved yet. */
  readonly id: string | null
  readonly draft: RuleDraft
}

/** What is kept may be of another version, or no draft at all. */
function readKept(text: string): KeptDraft | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft> | null
    const id = typeof kept?.id === 'string' ? kept.id : null
    return isRuleDraft(kept?.draft) ? { id, draft: kept.draft } : null
  } catch {
    return null
  }
}

/** The draft outlives a reload and a closed window: what was typed is not lost. */
export function keptDraft(): RemovableRef<KeptDraft | null> {
  return useLocalStorage<KeptDraft | null>('breakpoint.rule-draft', null, {
    serializer: { read: readKept, write: (kept) => JSON.stringify(kept) },
  })
}

/**
 * Starts editing rules. The draft that was there before gives way; it is returned, so that it can be
 * brought back, unless it is a draft of the same rules under the same id.
 */
export function startDraft(id: string | null, rules: RuleSet): KeptDraft | null {
  const kept = keptDraft()
  const before = kept.value
  const started: KeptDraft = { id, draft: makeRuleDraft(rules) }
  kept.value = started
  return JSON.stringify(before) === JSON.stringify(started) ? null : before
}

/** What a copy of rules is called until the user names it. */
export function copyName(name: string): string {
  return `My ${name}`.slice(0, MAX_NAME_LENGTH)
}
