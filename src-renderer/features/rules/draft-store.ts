import { useLocalStorage } from '@vueuse/core'
import type { RemovableRef } from '@vueuse/core'
import { useRouter } from 'vue-router'
import { MAX_NAME_LENGTH } from '#shared/base/rules.ts'
import type { GameRules } from '#shared/games/games.ts'
import { isGameDraft, makeGameDraft, type GameDraft } from '#shared/games/rule-drafts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useNotices } from '../../app/services/notices.ts'

/** Draft being edited: the rule set it belongs to, and the texts in its fields. */
export interface KeptDraft {
  /** The library's id; null for rules that are not saved yet. */
  readonly id: string | null
  readonly draft: GameDraft
}

/** Reads the stored draft; null if it is of another version or no draft at all. */
function readKept(text: string): KeptDraft | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft> | null
    const id = typeof kept?.id === 'string' ? kept.id : null
    return isGameDraft(kept?.draft) ? { id, draft: kept.draft } : null
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
export function startDraft(id: string | null, rules: GameRules): KeptDraft | null {
  const kept = keptDraft()
  const before = kept.value
  const started: KeptDraft = { id, draft: makeGameDraft(rules) }
  kept.value = started
  return JSON.stringify(before) === JSON.stringify(started) ? null : before
}

/** Name of a copy of rules until the user gives it another. */
export function copyName(name: string): string {
  return pageTexts.rulesPage.copyName(name).slice(0, MAX_NAME_LENGTH)
}

/** Says that a draft is gone and offers it back; the draft that gives way for it is offered in turn. */
export function useLostDrafts(): { offer(lost: KeptDraft, said: string, label: string): void } {
  const router = useRouter()
  const notices = useNotices()
  const words = pageTexts.rulesPage

  function offer(lost: KeptDraft, said: string, label: string): void {
    notices.say(said, { label, run: () => void bringBack(lost) })
  }

  async function bringBack(lost: KeptDraft): Promise<void> {
    // An editor that is open is left, so that it begins with the draft that comes back.
    await router.push({ name: 'rules' })
    // The page that has made the offer may be gone, and what it keeps with it.
    const kept = keptDraft()
    const gone = kept.value
    kept.value = lost
    await router.push({ name: 'edit-rules', params: { id: lost.id } })
    if (gone) offer(gone, words.gaveWay(gone.draft.name), words.bringBack)
  }

  return { offer }
}
