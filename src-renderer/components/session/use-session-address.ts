import { shallowRef, watch, type ShallowRef } from 'vue'
import { useRoute, useRouter, type LocationQuery, type LocationQueryRaw } from 'vue-router'
import type { Phase } from './session-kind.ts'

/** What an address of a drill screen says. */
type SessionAddress<Base> =
  /** Nothing: the setup as it was left, or the session that is going on. */
  | { readonly kind: 'bare' }
  | { readonly kind: 'resume'; readonly session: number }
  /** A setup to show, or to start at once. */
  | { readonly kind: 'setup'; readonly base: Base; readonly start: boolean }

interface Drill {
  readonly phase: Phase
  readonly session: { readonly id: number } | null
  readonly resume: (id: number) => Promise<void>
  readonly leave: () => void
}

/** How a game's drill screen is addressed. */
interface Addressing<Base> {
  /** Of its route. */
  readonly name: string
  readonly read: (query: LocationQuery) => SessionAddress<Base>
  /** The query of a session that goes on. */
  readonly resumeQuery: (id: number) => LocationQueryRaw
  /** What the setup begins with where the address says nothing. */
  readonly usual: Base
  /** Whether a link that begins at once can. */
  readonly isReady: () => boolean
  readonly begin: (base: Base) => void
}

/** Lets a drill and the address of its screen follow each other. */
export function useSessionAddress<Base>(
  drill: Drill,
  { name, read, resumeQuery, usual, isReady, begin }: Addressing<Base>,
): {
  /** What the setup begins with. */
  readonly base: ShallowRef<Base>
  /** Whether that came by a link; it is not remembered as one's own. */
  readonly isLinked: ShallowRef<boolean>
  /** Back to the setup. */
  readonly change: () => void
} {
  const route = useRoute()
  const router = useRouter()
  const base = shallowRef(usual)
  const isLinked = shallowRef(false)
  /** A link that begins at once, until it has begun. */
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

  /** A session has an address, at which it goes on after anything. */
  watch(
    () => [drill.session?.id, route.fullPath] as const,
    ([id]) => {
      if (id === undefined || route.name !== name || drill.phase === 'over') return
      if (route.query.resume === String(id)) return
      void router.replace({ name, query: resumeQuery(id) })
    },
    { immediate: true },
  )

  return {
    base,
    isLinked,
    change() {
      drill.leave()
      void router.replace({ name })
    },
  }
}
