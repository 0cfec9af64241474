import { computed, type ComputedRef } from 'vue'
import { useRoute, type RouteLocationRaw } from 'vue-router'

/** A view of the same thing, by its own address. */
export interface TabLink {
  readonly id: string
  readonly title: string
  readonly to: RouteLocationRaw
  /** Whether it comes after the others, behind a button. */
  readonly more?: boolean
}

/** The views of a screen, and which of them the address names. */
export interface Tabs<T extends string> {
  readonly tabs: ComputedRef<readonly TabLink[]>
  /** The first one where the address names none. */
  readonly tab: ComputedRef<T>
}

/**
 * The views of the screen with this name, at least one, which its address tells apart by `tab`;
 * those of `more` stand behind a button.
 */
export function useTabs<T extends string>(
  screen: string,
  ids: () => readonly T[],
  titles: Readonly<Record<T, string>>,
  more: readonly T[] = [],
): Tabs<T> {
  const route = useRoute()
  return {
    tabs: computed(() =>
      ids().map((id) => ({
        ...{ id, title: titles[id], more: more.includes(id) },
        to: { name: screen, params: { tab: id } },
      })),
    ),
    tab: computed(() => ids().find((id) => id === route.params.tab) ?? ids()[0]!),
  }
}
