import { useClipboard } from '@vueuse/core'
import { texts } from '#shared/texts/texts.ts'
import { useNotices } from './notices.ts'

/** Form in which a position is copied, or a game as text. */
export type Copied = 'code' | 'link' | 'game'

/** Copies a text, and says what it was, or how to get it without. */
export function useCopy(): (text: string, what: Copied) => Promise<void> {
  const notices = useNotices()
  const { copy } = useClipboard({ legacy: true })
  return async (text, what) => {
    try {
      await copy(text)
      notices.say(texts.frame.copies.copied[what])
    } catch {
      notices.say(texts.frame.copies.notCopied[what](text))
    }
  }
}
