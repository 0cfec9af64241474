import { defineTexts } from '../../../texts/locale.ts'
import { en } from './en/index.ts'

export const scorecardTexts = defineTexts(en, {
  de: async () => (await import('./de/index.ts')).de,
})
