import { useClipboard } from '@vueuse/core'
import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { formatText } from '#shared/texts/screen-text.ts'
import { texts } from '#shared/texts/texts.ts'
import { backendGone, onEvent } from './client.ts'

export interface Notice {
  readonly id: number
  readonly message: string
  readonly action: { readonly label: string; readonly run: () => void } | null
}

const SHOWN_MS = 8000
/** Time to read it, decide and reach the button by any means of input. */
const WITH_ACTION_MS = 30_000

export const useNotices = defineStore('notices', () => {
  const notices = ref<Notice[]>([])
  const clipboard = useClipboard({ legacy: true })
  let count = 0
  let isHeld = false
  /** Duration and running timer of each notice that disappears by itself. */
  const passing = new Map<number, { readonly ms: number; timer?: number }>()

  function run(id: number): void {
    const one = passing.get(id)
    if (one) one.timer = window.setTimeout(() => dismiss(id), one.ms)
  }

  /** Stops all timers while notices are hovered or focused; then they start anew. */
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

  /** Returns the function that removes the notice. Equal texts share one if without actions. */
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
  // Crash notices promise that the app goes on, which no longer holds.
  watch(backendGone, () => (notices.value = notices.value.filter(({ action }) => !action)), {
    flush: 'sync',
  })
  return { notices, say, dismiss, hold }
})
