import type { Settings } from '#shared/contract/settings.ts'
import { wishedLanguage, type Language } from '#shared/texts/language.ts'
import { currentLanguage, setLocale } from '#shared/texts/locale.ts'
import { askBackend, askShell, onEvent } from '../services/client.ts'

/** In milliseconds. If the shell is slower, the page starts in the system's language. */
const PATIENCE_MS = 1500

function languageOf({ language: chosen }: Pick<Settings, 'language'>): Language {
  return wishedLanguage(chosen, navigator.languages)
}

const later = <T>(value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), PATIENCE_MS))

/** Sets the language of page and backend. A change reloads the page, which keeps its address. */
export async function startLanguage(): Promise<void> {
  const wish: Pick<Settings, 'language'> = { language: 'system' }
  const asked = askShell('settings.get', {}).catch(() => wish)
  await setLocale(languageOf(await Promise.race([asked, later(wish)])))
  document.documentElement.lang = currentLanguage()
  void askBackend('language.speak', { language: currentLanguage() }).catch(() => {})
  onEvent('settings-changed', (settings) => {
    if (languageOf(settings) !== currentLanguage()) window.location.reload()
  })
}
