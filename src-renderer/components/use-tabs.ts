import { computed } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'
import type { GameView, ViewWords } from '#shared/games/game.ts'

export interface TabLink {
  readonly id: string
  readonly title: string
  readonly to: RouteLocationRaw
  readonly more?: boolean
}

/** Tabs by the route parameter `tab`; needs at least one id. The ids in `more` are folded away. */
export function useTabs<T extends string>(
  screen: string,
  ids: () => readonly T[],
  titles: Readonly<Record<T, string>>,
  more: readonly T[] = [],
) {
  const route = useRoute()
  return {
    tabs: computed((): readonly TabLink[] =>
      ids().map((id) => ({
        ...{ id, title: titles[id], more: more.includes(id) },
        to: { name: screen, params: { tab: id } },
      })),
    ),
    tab: computed(() => ids().find((id) => id === route.params.tab) ?? ids()[0]!),
  }
}

/** The views of a game as tabs; needs at least one view. */
export function useViews<V extends GameView>(
  screen: string,
  views: readonly V[],
  words: Readonly<Record<V['id'], ViewWords>>,
) {
  const route = useRoute()
  const current = computed(() => views.find(({ id }) => id === route.params.tab) ?? views[0]!)
  const tabs = computed(() =>
    views.map(({ id, more = false, sharesQuery }) => ({
      ...{ id, title: words[id as V['id']].tab, more },
      to: {
        ...{ name: screen, params: { tab: id } },
        query: sharesQuery && current.value.sharesQuery ? route.query : {},
      },
    })),
  )
  return { tabs, tab: computed((): V['id'] => current.value.id) }
}
