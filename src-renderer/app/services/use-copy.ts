import { useClipboard } from '@vueuse/core'
import { texts } from '#shared/texts/texts.ts'
import { useNotices } from './notices.ts'

/** Form in which a position is copied. */
export type Copied = 'code' | 'link'

/** Copies what a position is told by, and says which of the two it was, or how to get it without. */
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
