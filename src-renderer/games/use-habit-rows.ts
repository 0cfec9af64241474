import { computed } from 'vue'
import type { Goal } from '#shared/base/units.ts'
import type { LibraryEntry } from '#shared/contract/library.ts'
import type { Habit } from '#shared/study/habits.ts'
import { texts } from '#shared/texts/texts.ts'
import { formatNumber } from '../components/format.ts'
import type { HabitRow } from '../components/habit-row.ts'
import { lossFormat } from '../components/loss-words.ts'
import { lessonsAsked } from '../services/lessons-asked.ts'
import { useStudy } from '../services/use-answer.ts'
import { routeOf } from './game-routes.ts'
import type { ProgressPart } from './progress-part.ts'

const MOST = 5

interface ToldHabits {
  readonly habits: readonly (Habit & { readonly latest?: string })[]
  /** Loss of a decision of play; null while unknown. */
  readonly mean: number | null
}

/** The dearest habits in words, each with its cost, its latest error, its drill and its lesson. */
export function useHabitRows(
  entry: LibraryEntry,
  goal: () => Goal,
  part: () => ProgressPart | null,
  told: () => ToldHabits,
) {
  const words = texts.parts.habits
  const lessons = useStudy(
    'lessons.overview',
    lessonsAsked(() => entry),
  )
  const ids = computed(() => (lessons.answer.value?.lessons ?? []).map(({ id }) => id))

  function costOf({ cost }: Habit, mean: number | null): HabitRow['cost'] {
    if (cost === null || !mean) return null
    const format = lossFormat(goal(), mean)
    const unit = texts.parts.lossUnits[goal()]
    return {
      share: Math.min(1, cost.mean / mean),
      told: words.cost(format(Math.min(cost.mean, mean)), format(mean), unit),
      sure: words.between(format(cost.low), format(cost.high)),
    }
  }

  return computed(() => {
    const game = part()
    const { habits, mean } = told()
    if (!game) return []
    return habits.slice(0, MOST).flatMap((habit): HabitRow[] => {
      const { id, errors, occasions, latest } = habit
      const what = game.habitWords(id)
      const lesson = game.habitLesson(id, ids.value, entry.rules)
      const at = latest === undefined ? [] : [{ id: 0, code: latest }]
      const row = {
        id,
        what,
        count: words.count(formatNumber(errors), formatNumber(occasions)),
        cost: costOf(habit, mean),
        latest: game.positionRows(entry, goal(), at)[0] ?? null,
        drill: { name: routeOf(entry.game, 'drill'), query: game.habitQuery(id) },
        lesson: lesson && { name: 'learn', params: { tab: 'lesson' }, query: { id: lesson } },
      }
      return what ? [row] : []
    })
  })
}
