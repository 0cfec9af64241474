import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { hasScreen, routeOf } from '../games/game-routes.ts'
import { useLibrary } from './services/library.ts'
import { useSettings } from './services/settings.ts'

/** Keeps the screen and the rule set in use to one game, whichever of the two was changed. */
export function followGame(ready: () => boolean): void {
  const route = useRoute()
  const router = useRouter()
  const library = useLibrary()
  const settings = useSettings()

  // Whoever opens a screen of a game means that game: as it was played last, or as it comes.
  watch(
    [() => route.meta.game, ready],
    ([game, isReady]) => {
      if (!isReady || game === undefined || library.inUse?.game === game) return
      const its = library.all.filter((entry) => entry.game === game).map(({ id }) => id)
      const named = its.find((id) => id === route.query.rules)
      // Before any game was chosen, only an address that names its rules chooses one.
      if (named === undefined && library.inUse === null) return
      const id = named ?? settings.recentRules.find((one) => its.includes(one)) ?? its[0]
      if (id !== undefined) void library.choose(id)
    },
    { immediate: true },
  )

  // Whoever changes to another game means the same screen of it.
  watch(
    () => library.inUse?.game,
    (game) => {
      const { meta, name } = route
      if (game === undefined || meta.game === undefined || meta.game === game) return
      const screen = meta.screen ?? String(name)
      // What only the other game has is left for the drills.
      void router.replace({ name: routeOf(game, hasScreen(game, screen) ? screen : 'drill') })
    },
  )
}
