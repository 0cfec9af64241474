import { useLocalStorage, type RemovableRef } from '@vueuse/core'
import { useRouter } from 'vue-router'
import { MAX_NAME_LENGTH } from '#shared/base/rules.ts'
import type { GameRules } from '#shared/games/games.ts'
import { makeGameDraft, readGameDraft, type GameDraft } from '#shared/games/rule-drafts.ts'
import { pageTexts } from '#shared/texts/page-texts.ts'
import { useNotices } from '../../services/notices.ts'

export interface StoredDraft {
  /** Null for rules that are not saved yet. */
  readonly id: string | null
  readonly draft: GameDraft
}

/** Parses the stored draft; null if it does not fit this version. */
function readStored(text: string): StoredDraft | null {
  try {
    const stored = JSON.parse(text) as Partial<StoredDraft> | null
    const id = typeof stored?.id === 'string' ? stored.id : null
    const draft = readGameDraft(stored?.draft)
    return draft && { id, draft }
  } catch {
    return null
  }
}

/** Unsaved draft in local storage; it survives a reload and a closed window. */
export function storedDraft(): RemovableRef<StoredDraft | null> {
  return useLocalStorage<StoredDraft | null>('breakpoint.rule-draft', null, {
    serializer: { read: readStored, write: (stored) => JSON.stringify(stored) },
  })
}

/** Returns the previous draft, which can be restored; null if it equals the new one. */
export function startDraft(id: string | null, rules: GameRules): StoredDraft | null {
  const stored = storedDraft()
  const before = stored.value
  const started: StoredDraft = { id, draft: makeGameDraft(rules) }
  stored.value = started
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
    lost: StoredDraft,
    said = words.gaveWay(lost.draft.name),
    label = words.bringBack,
  ): void {
    notices.say(said, { label, run: () => void bringBack(lost) })
  }

  async function bringBack(lost: StoredDraft): Promise<void> {
    // Leaves an open editor, so that it reloads with the restored draft.
    await router.push({ name: 'rules' })
    // Read again: the page that made the offer may be unmounted.
    const stored = storedDraft()
    const gone = stored.value
    stored.value = lost
    await router.push({ name: 'edit-rules', params: { id: lost.id } })
    if (gone) offer(gone)
  }

  return { offer }
}
