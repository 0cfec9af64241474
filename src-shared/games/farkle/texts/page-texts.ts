import { currentLanguage, defineTexts, loadLanguage } from '../../../texts/locale.ts'
import { en } from './pages/en.ts'

/** Texts of all Farkle screens but the start page, which loads without them. */
export const farklePageTexts = defineTexts(en, {
  de: async () => (await import('./pages/de.ts')).de,
})

// Screens load after the language is set, so they load their own texts.
await loadLanguage(currentLanguage())
