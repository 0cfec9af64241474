import { computed } from 'vue'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { useSettings } from '../../services/settings.ts'
import { useStudy } from '../../services/use-answer.ts'
import { usePart } from '../../games/use-part.ts'
import type { Lesson } from './lesson-words.ts'

/** Lessons of a rule set with their progress; call in the setup of a component. */
export function useLessons(entry: () => LibraryEntry) {
  const part = usePart('cards', () => entry().game)
  const overview = useStudy('lessons.overview', () => {
    const { id: rulesId, game, rules } = entry()
    return { rulesId, game, rules }
  })
  return { part, overview, found: computed(() => part.value && overview.answer.value) }
}

/** The result switches the goal to wins if a lesson's drill needs that. */
export function useDrillGoal(entry: () => LibraryEntry): (of: Pick<Lesson, 'drill'>) => void {
  const settings = useSettings()
  const part = usePart('cards', () => entry().game)
  return ({ drill }) => {
    if (part.value?.isForWins?.(drill) && settings.goal !== 'wins') {
      void settings.change({ goal: 'wins' })
    }
  }
}
