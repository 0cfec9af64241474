import { computed, reactive } from 'vue'
import type { GameName } from '#shared/games/games.ts'
import { readLastTable, type LastTable } from '#shared/study/last-table.ts'
import { useSettings } from './settings.ts'
import { useStudy } from './use-answer.ts'

/** Last setup at the table, the game played with it, and the people to choose from. */
export function useLastTable(game: GameName) {
  const settings = useSettings()
  const people = useStudy('people.list', () => ({}))
  const last = useStudy('people.lastGame', () => ({ game }))
  return reactive({
    stored: computed(() => readLastTable(settings.tables[game])),
    people: computed(() => people.answer.value?.people ?? []),
    /** Null until it is known. */
    last: computed(() => last.answer.value),
    remember(table: LastTable): void {
      void settings.change({ tables: { ...settings.tables, [game]: table } })
    },
  })
}
