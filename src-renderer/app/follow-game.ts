import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { hasScreen, routeOf } from '../games/game-routes.ts'
import { useLibrary } from '../services/library.ts'
import { useSettings } from '../services/settings.ts'

/** Keeps the game of the screen and the game of the rule set in use the same. */
export function followGame(ready: () => boolean): void {
  const route = useRoute()
  const router = useRouter()
  const library = useLibrary()
  const settings = useSettings()

  // Opening a game's screen selects the rule set of that game that was used last, or its first.
  watch(
    [() => route.meta.game, ready],
    ([game, isReady]) => {
      if (!isReady || game === undefined || library.inUse?.game === game) return
      const its = library.all.filter((entry) => entry.game === game).map(({ id }) => id)
      const named = its.find((id) => id === route.query.rules)
      // Without a rule set in use, only an address that names one selects it.
      if (named === undefined && library.inUse === null) return
      const id = named ?? settings.recentRules.find((one) => its.includes(one)) ?? its[0]
      if (id !== undefined) void library.choose(id)
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
