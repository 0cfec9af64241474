import type { LibraryEntry } from '#shared/contract/library.ts'
import { texts } from '#shared/texts/texts.ts'
import { useLibrary } from './library.ts'
import { useNotices } from './notices.ts'

/** Takes rules that an address names in use; says so, and offers the way back. */
export function useAddressRules(): (named: LibraryEntry) => void {
  const library = useLibrary()
  const notices = useNotices()
  const { nowPlaying, backTo } = texts.frame.bar

  return (named) => {
    const before = library.inUse
    if (before?.id === named.id) return
    void library.choose(named.id)
    if (!before) return
    notices.say(nowPlaying(named.rules.name), {
      label: backTo(before.rules.name),
      run: () => void library.choose(before.id),
    })
  }
}
