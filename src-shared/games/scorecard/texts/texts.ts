import { defineTexts } from '../../../texts/locale.ts'
import { en } from './en.ts'

export const scorecardTexts = defineTexts(en, { de: async () => (await import('./de.ts')).de })
