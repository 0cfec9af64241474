import { useLocalStorage, type RemovableRef } from '@vueuse/core'
import { useRouter } from 'vue-router'
import { MAX_NAME_LENGTH } from '#shared/base/rules.ts'
import type { GameRules } from '#shared/games/games.ts'
import { makeGameDraft, readGameDraft, type GameDraft } from '#shared/games/rule-drafts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useNotices } from '../../services/notices.ts'

export interface KeptDraft {
  /** Null for rules that are not saved yet. */
  readonly id: string | null
  readonly draft: GameDraft
}

/** Parses the stored draft; null if it does not fit this version. */
function readKept(text: string): KeptDraft | null {
  try {
    const kept = JSON.parse(text) as Partial<KeptDraft> | null
    const id = typeof kept?.id === 'string' ? kept.id : null
    const draft = readGameDraft(kept?.draft)
    return draft && { id, draft }
  } catch {
    return null
  }
}

/** Unsaved draft in local storage; it survives a reload and a closed window. */
export function keptDraft(): RemovableRef<KeptDraft | null> {
  return useLocalStorage<KeptDraft | null>('breakpoint.rule-draft', null, {
    serializer: { read: readKept, write: (kept) => JSON.stringify(kept) },
  })
}

/** Returns the previous draft, which can be restored; null if it equals the new one. */
export function startDraft(id: string | null, rules: GameRules): KeptDraft | null {
  const kept = keptDraft()
  const before = kept.value
  const started: KeptDraft = { id, draft: makeGameDraft(rules) }
  kept.value = started
  return JSON.stringify(before) === JSON.stringify(started) ? null : before
}

export function copyName(name: string): string {
  return pageTexts.rulesPage.copyName(name).slice(0, MAX_NAME_LENGTH)
}

/** Offers a dropped draft; a draft that gives way to it is offered in turn. */
export function useLostDrafts() {
  const router = useRouter()
  const notices = useNotices()
  const words = pageTexts.rulesPage

  function offer(
    lost: KeptDraft,
    said = words.gaveWay(lost.draft.name),
    label = words.bringBack,
  ): void {
    notices.say(said, { label, run: () => void bringBack(lost) })
  }

  async function bringBack(lost: KeptDraft): Promise<void> {
    // Leaves an open editor, so that it reloads with the restored draft.
    await router.push({ name: 'rules' })
    // Read again: the page that made the offer may be unmounted.
    const kept = keptDraft()
    const gone = kept.value
    kept.value = lost
    await router.push({ name: 'edit-rules', params: { id: lost.id } })
    if (gone) offer(gone)
  }

  return { offer }
}
