import { currentLanguage, defineTexts, loadLanguage } from './locale.ts'
import { en } from './pages/en.ts'

/** The texts of the screens, which the first one does not read. */
export const pageTexts = defineTexts(en, { de: async () => (await import('./pages/de.ts')).de })

// A screen is loaded when the language has long been set: it waits for its own texts.
await loadLanguage(currentLanguage())
