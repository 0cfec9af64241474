import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { hasScreen, routeOf } from '../games/game-routes.ts'
import { useLibrary } from '../services/library.ts'

/** Keeps the game of the screen and the game of the rule set in use the same. */
export function followGame(ready: () => boolean): void {
  const route = useRoute()
  const router = useRouter()
  const library = useLibrary()

  // Opening a game's screen selects the rule set of that game that was used last, or its first.
  watch(
    [() => route.meta.game, ready],
    ([game, isReady]) => {
      if (!isReady || game === undefined || library.inUse?.game === game) return
      const { rules } = route.query
      const named = library.entriesOf(game).find(({ id }) => id === rules)
      // Without a rule set in use, only an address that names one selects it.
      if (named === undefined && library.inUse === null) return
      const entry = named ?? library.lastOf(game)
      if (entry) void library.choose(entry.id)
    },
    { immediate: true },
  )

  // Selecting a rule set of another game opens the same screen of that game.
  watch(
    () => library.inUse?.game,
    (game) => {
      const { meta, name } = route
      if (game === undefined || meta.game === undefined || meta.game === game) return
      const screen = meta.screen ?? String(name)
      void router.replace({ name: routeOf(game, hasScreen(game, screen) ? screen : 'drill') })
    },
  )
}
