import { currentLanguage, defineTexts, loadLanguage } from '../../../texts/locale.ts'
import { en } from './pages/en.ts'

export const scorecardPageTexts = defineTexts(en, {
  de: async () => (await import('./pages/de.ts')).de,
})

// The language is set before a screen is loaded, so its texts are loaded here.
await loadLanguage(currentLanguage())
