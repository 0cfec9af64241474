import { defineTexts } from '../../../texts/locale.ts'
import { en } from './en.ts'

export const farkleTexts = defineTexts(en, { de: async () => (await import('./de.ts')).de })
