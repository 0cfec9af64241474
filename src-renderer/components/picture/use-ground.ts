import { useEventListener, useMutationObserver } from '@vueuse/core'
import { computed, shallowRef, type Ref } from 'vue'
import type { Ground } from '#shared/pictures/colour-map.ts'

export function useGround(): Readonly<Ref<Ground>> {
  const root = document.documentElement
  const themeNow = (): Ground => (root.dataset.theme === 'dark' ? 'dark' : 'light')
  const theme = shallowRef(themeNow())
  const printing = shallowRef(false)
  useMutationObserver(root, () => (theme.value = themeNow()), { attributeFilter: ['data-theme'] })
  useEventListener('beforeprint', () => (printing.value = true))
  useEventListener('afterprint', () => (printing.value = false))
  return computed(() => (printing.value ? 'paper' : theme.value))
}
