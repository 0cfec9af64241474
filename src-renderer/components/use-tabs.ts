import { computed } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'

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
