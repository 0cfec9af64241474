import { currentLanguage, defineTexts, loadLanguage } from '../../../texts/locale.ts'
import { en } from './pages/en/index.ts'

/** The texts of the screens of Yahtzee, which the first one does not read. */
export const yahtzeePageTexts = defineTexts(en, {
  de: async () => (await import('./pages/de/index.ts')).de,
})

// A screen is loaded when the language has long been set: it waits for its own texts.
await loadLanguage(currentLanguage())
