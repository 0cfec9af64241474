import { en } from './en.ts'
import { defineTexts } from './locale.ts'

/** The app's own texts. Those of a game stand in its folder. */
export const texts = defineTexts(en, { de: async () => (await import('./de.ts')).de })

/** Every text of the app; English says which there are. */
export type Texts = typeof texts
