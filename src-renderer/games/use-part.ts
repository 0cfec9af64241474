import { onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import type { GameName } from '#shared/games/games.ts'
import { texts } from '#shared/texts/texts.ts'
import { useNotices } from '../app/services/notices.ts'
import type { GameParts, PartName } from './game.ts'
import { slotsOf } from './games.ts'

/** Parts that have been fetched, by the games' names. */
const fetched = new Map<GameName, Partial<GameParts>>()

/** Fetches a part of a game. Rejects where its files are not handed out any more. */
export async function loadPart<P extends PartName>(part: P, game: GameName): Promise<GameParts[P]> {
  const known = fetched.get(game)?.[part]
  if (known) return known
  const loaded: GameParts[P] = await slotsOf(game).parts[part]()
  fetched.set(game, { ...fetched.get(game), [part]: loaded })
  return loaded
}

/**
 * A part of the game that is looked at, fetched when it is first needed: null until it is there. Where
 * it cannot be fetched a notice says so.
 */
export function usePart<P extends PartName>(
  part: P,
  game: () => GameName | null,
): Readonly<ShallowRef<GameParts[P] | null>> {
  const notices = useNotices()
  const found = shallowRef<GameParts[P] | null>(null)
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
    // What is drawn next is drawn with the part of the game that is looked at then.
    { immediate: true, flush: 'sync' },
  )
  return found
}
