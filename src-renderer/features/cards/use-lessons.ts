import { computed } from 'vue'
import type { LibraryEntry } from '#shared/contract/library.ts'
import { lessonsAsked } from '../../services/lessons-asked.ts'
import { usePart } from '../../games/use-part.ts'
import { useStudy } from '../../services/use-answer.ts'

/** Lessons of a rule set with their progress; call in the setup of a component. */
export function useLessons(entry: () => LibraryEntry) {
  const part = usePart('cards', () => entry().game)
  const overview = useStudy('lessons.overview', lessonsAsked(entry))
  return { part, overview, found: computed(() => part.value && overview.answer.value) }
}
