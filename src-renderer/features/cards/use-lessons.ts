import { computed } from 'vue'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { useSettings } from '../../app/services/settings.ts'
import { useStudy } from '../../app/services/use-answer.ts'
import { usePart } from '../../games/use-part.ts'
import type { Lesson } from './lesson-words.ts'

/** The lessons of a rule set with what was done of them; for the setup of a component. */
export function useLessons(entry: () => LibraryEntry) {
  const settings = useSettings()
  const part = usePart('cards', () => entry().game)
  const overview = useStudy('lessons.overview', () => {
    const { id: rulesId, game, rules } = entry()
    return { rulesId, game, rules }
  })
  const found = computed(() => part.value && overview.answer.value)

  /** Drills follow the goal in use, so that of the lesson is taken with it. */
  function useGoal({ drill }: Pick<Lesson, 'drill'>): void {
    const goal = part.value?.lessonGoal?.(drill) ?? settings.goal
    if (goal !== settings.goal) void settings.change({ goal })
  }
  return { part, overview, found, useGoal }
}
