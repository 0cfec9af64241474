import { usePreferredDark } from '@vueuse/core'
import { watchEffect } from 'vue'
import { useSettings } from './services/settings.ts'

/** Keeps the page in the theme of the settings, or of the system. */
export function followTheme(): void {
  const settings = useSettings()
  const systemIsDark = usePreferredDark()
  watchEffect(() => {
    const dark = settings.theme === 'dark' || (settings.theme === 'system' && systemIsDark.value)
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  })
}
