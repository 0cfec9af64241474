import { useClipboard } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { formatText } from '#shared/texts/screen-text.ts'
import { texts } from '#shared/texts/texts.ts'
import { backendGone, onEvent } from './client.ts'

/** Something the user is told in passing, with at most one thing to do about it. */
export interface Notice {
  readonly id: number
  readonly message: string
  readonly action: { readonly label: string; readonly run: () => void } | null
}

const SHOWN_MS = 8000
/** To read it, to decide and to get there, by whatever means. */
const WITH_ACTION_MS = 30_000

export const useNotices = defineStore('notices', () => {
  const notices = ref<Notice[]>([])
  const clipboard = useClipboard({ legacy: true })
  let count = 0
  let isHeld = false
  /** How long each is shown that goes by itself, and the timer that runs for it. */
  const passing = new Map<number, { readonly ms: number; timer?: number }>()

  function run(id: number): void {
    const one = passing.get(id)
    if (one) one.timer = window.setTimeout(() => dismiss(id), one.ms)
  }

  /** While the pointer or the keyboard is on the notices none goes; then their time begins anew. */
  function hold(held: boolean): void {
    if (isHeld === held) return
    isHeld = held
    for (const [id, { timer }] of passing) {
      if (held) window.clearTimeout(timer)
      else run(id)
    }
  }

  function dismiss(id: number): void {
    window.clearTimeout(passing.get(id)?.timer)
    passing.delete(id)
    notices.value = notices.value.filter((notice) => notice.id !== id)
  }

  /**
   * Says something; warnings of the backend stay until they are dismissed. Returns what withdraws it.
   * One sentence stands twice only where each takes back something else.
   */
  function say(sentence: string, action: Notice['action'] = null, stays = false): () => void {
    const message = formatText(sentence)
    const same = notices.value.find((notice) => notice.message === message)
    if (same && (stays || !action)) return () => dismiss(same.id)
    const id = ++count
    notices.value.push({ id, message, action })
    if (!stays) {
      passing.set(id, { ms: action ? WITH_ACTION_MS : SHOWN_MS })
      if (!isHeld) run(id)
    }
    return () => dismiss(id)
  }

  async function copy(details: string): Promise<void> {
    await clipboard.copy(details)
    say(texts.frame.notices.copied)
  }

  onEvent('notice', ({ message, details }) => {
    const { copyDetails } = texts.frame.notices
    const action =
      details === undefined ? null : { label: copyDetails, run: () => void copy(details) }
    say(message, action, true)
  })
  // Of each earlier crash it was said that things go on, which holds no longer.
  watch(backendGone, () => (notices.value = notices.value.filter(({ action }) => !action)), {
    flush: 'sync',
  })
  return { notices, say, dismiss, hold }
})
