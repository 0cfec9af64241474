import { useClipboard } from '@vueuse/core'
import { texts } from '#shared/texts/texts.ts'
import { useNotices } from './notices.ts'

export type Copied = 'code' | 'link' | 'game'

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
