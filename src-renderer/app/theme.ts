import { useEventListener, usePreferredDark } from '@vueuse/core'
import { shallowRef, watchEffect } from 'vue'
import { useSettings } from '../services/settings.ts'

export function followTheme(): void {
  const settings = useSettings()
  const systemIsDark = usePreferredDark()
  const printing = shallowRef(false)
  useEventListener('beforeprint', () => (printing.value = true))
  useEventListener('afterprint', () => (printing.value = false))
  watchEffect(
    () => {
      const dark = settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark.value)
      // Printing uses the light theme.
      document.documentElement.dataset.theme = dark && !printing.value ? 'dark' : 'light'
      document.documentElement.dataset.dice = settings.dice
    },
    // Printing does not wait for an asynchronous flush.
    { flush: 'sync' },
  )
}
