import { watch } from 'vue'
import { useRoute, useRouter } from 'vue-router'
import { queryText } from './query-text.ts'

/** Focuses the section named in the address. `there` must change when more has been rendered. */
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
