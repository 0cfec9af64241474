import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { GameName } from '#shared/games/games.ts'
import { currentLanguage, loadLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { useNotices } from '../services/notices.ts'
import type { GameParts, PartName } from './game.ts'
import { slotsOf } from './games.ts'

const fetched = new Map<GameName, Partial<GameParts>>()

/** Rejects if the files are no longer served. */
export async function loadPart<P extends PartName>(part: P, game: GameName): Promise<GameParts[P]> {
  const known = fetched.get(game)?.[part]
  if (known) return known
  const loaded: GameParts[P] = await slotsOf(game).parts[part]()
  // The part may bring texts that were not loaded with the language.
  await loadLanguage(currentLanguage())
  fetched.set(game, { ...fetched.get(game), [part]: loaded })
  return loaded
}

/** Loads a part of the current game on demand; null until then. Shows a notice if that fails. */
export function usePart<P extends PartName>(
  part: P,
  game: () => GameName | null,
): ShallowRef<GameParts[P] | null> {
  const notices = useNotices()
  const found: ShallowRef<GameParts[P] | null> = shallowRef(null)
  let wanted: GameName | null = null
  onScopeDispose(() => (wanted = null))

  async function fetch(name: GameName): Promise<void> {
    try {
      const loaded = await loadPart(part, name)
      if (wanted === name) found.value = loaded
    } catch {
      if (wanted === name) notices.say(texts.frame.screenMissing)
    }
  }
  watch(
    game,
    (name) => {
      wanted = name
      found.value = (name !== null && fetched.get(name)?.[part]) || null
      if (name !== null && found.value === null) void fetch(name)
    },
    // Sync, because the next render must use the part of the new game.
    { immediate: true, flush: 'sync' },
  )
  return found
}
