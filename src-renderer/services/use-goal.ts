import { computed } from 'vue'
import { gameNamed } from '#shared/games/games.ts'
import { useLibrary } from './library.ts'
import { useSettings } from './settings.ts'

/** The goal, with three players as a choice of its own beside most wins of two. */
export function useGoal() {
  const library = useLibrary()
  const settings = useSettings()
  const hasThree = computed(() => {
    const entry = library.inUse
    return entry !== null && (gameNamed(entry.game).rules.mayBeOfThree?.(entry.rules) ?? false)
  })
  const isThree = computed(
    () => hasThree.value && settings.goal === 'wins' && settings.players === 3,
  )
  return {
    hasThree,
    isThree,
    goal: computed({
      get: () => (isThree.value ? 'three' : settings.goal),
      set(chosen: 'points' | 'wins' | 'three') {
        if (chosen === 'points') void settings.change({ goal: chosen })
        else void settings.change({ goal: 'wins', players: chosen === 'three' ? 3 : 2 })
      },
    }),
  }
}
