import { shallowRef, watch } from 'vue'
import { useRoute, useRouter, type LocationQuery } from 'vue-router'
import type { GameName } from '#shared/games/games.ts'
import { resumeQuery } from '../../services/drill-query.ts'
import { routeOf } from '../../games/game-routes.ts'
import type { DrillMachine, DrillAddress, SetupBase } from '../../games/drill-part.ts'

interface Addressing {
  readonly read: (query: LocationQuery) => DrillAddress
  readonly usual: SetupBase
  readonly isReady: () => boolean
  readonly begin: (base: SetupBase) => void
}

/** Keeps a game's drill and the address of its screen in step. */
export function useDrillAddress(
  game: GameName,
  drill: DrillMachine,
  { read, usual, isReady, begin }: Addressing,
) {
  const name = routeOf(game, 'drill')
  const route = useRoute()
  const router = useRouter()
  const base = shallowRef(usual)
  /** True if `base` came from a link; such a setup is not stored. */
  const isLinked = shallowRef(false)
  /** True for a link with immediate start, until the session starts. */
  const isAwaited = shallowRef(false)

  function follow(): void {
    if (route.name !== name) return
    const address = read(route.query)
    if (address.kind === 'resume') {
      if (drill.session?.id !== address.session) void drill.resume(address.session)
      return
    }
    isLinked.value = address.kind === 'setup'
    if (address.kind === 'setup') {
      drill.leave()
      base.value = address.base
      isAwaited.value = address.start
    } else if (drill.phase === 'over') drill.leave()
  }
  watch(() => route.fullPath, follow, { immediate: true })

  watch(
    () => isAwaited.value && isReady(),
    (now) => {
      if (!now) return
      isAwaited.value = false
      begin(base.value)
    },
    { immediate: true },
  )

  /** A session has an address, so that it can be resumed after a reload. */
  watch(
    () => [drill.session?.id, route.fullPath] as const,
    ([id]) => {
      if (id === undefined || route.name !== name || drill.phase === 'over') return
      if (route.query.resume === String(id)) return
      void router.replace({ name, query: resumeQuery(id) })
    },
    { immediate: true },
  )

  function change(): void {
    drill.leave()
    void router.replace({ name })
  }

  return { base, isLinked, change }
}
