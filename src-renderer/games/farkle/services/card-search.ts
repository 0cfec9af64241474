import { defineStore } from 'pinia'
import { computed } from 'vue'
import { useLibrary } from '../../../services/library.ts'
import { useSettings } from '../../../services/settings.ts'
import { useAnswer } from '../../../services/use-answer.ts'

/** Has the backend look for better cards of the rules in use while nothing else is computed. */
export const useCardSearch = defineStore('cardSearch', () => {
  const library = useLibrary()
  const settings = useSettings()
  const { answered } = useAnswer('farkle.winImproveBankCards', () => {
    const entry = settings.cardSearch ? library.inUseOf('farkle') : null
    return entry && { rules: entry.rules }
  })
  /** Changes when cards have been found. */
  return { found: computed(() => answered.value?.rules ?? null) }
})
