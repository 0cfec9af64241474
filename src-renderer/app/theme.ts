import { useEventListener, usePreferredDark } from '@vueuse/core'
import { shallowRef, watchEffect } from 'vue'
import { useSettings } from './services/settings.ts'

/** Keeps the page in the theme of the settings, or of the system, and its dice in their colour. */
export function followTheme(): void {
  const settings = useSettings()
  const systemIsDark = usePreferredDark()
  const printing = shallowRef(false)
  useEventListener('beforeprint', () => (printing.value = true))
  useEventListener('afterprint', () => (printing.value = false))
  watchEffect(
    () => {
      const dark = settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark.value)
      // On paper it is the light one.
      document.documentElement.dataset.theme = dark && !printing.value ? 'dark' : 'light'
      document.documentElement.dataset.dice = settings.dice
    },
    // The printer does not wait.
    { flush: 'sync' },
  )
}
