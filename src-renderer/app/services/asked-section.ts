import { watch } from 'vue'
import { useRoute, useRouter, type LocationQueryRaw } from 'vue-router'
import { queryText } from './query-text.ts'

/** The query of an address that names a section of its screen. */
export const sectionQuery = (section: string): LocationQueryRaw => ({ section })

/**
 * Brings the section that the address names into view and gives its heading the keyboard, as soon as
 * it is there; then the address forgets it. `there` changes when more of the screen has come.
 */
export function useAskedSection(there: () => unknown): void {
  const route = useRoute()
  const router = useRouter()
  const screen = route.name
  watch(
    () => [queryText(route.query, 'section'), there()] as const,
    ([section]) => {
      if (route.name !== screen || section === null) return
      const heading = document.getElementById(section)
      if (heading?.tagName !== 'H2') return
      heading.tabIndex = -1
      heading.scrollIntoView({ block: 'start' })
      heading.focus({ preventScroll: true })
      const { section: _, ...query } = route.query
      void router.replace({ query })
    },
    { immediate: true, flush: 'post' },
  )
}
