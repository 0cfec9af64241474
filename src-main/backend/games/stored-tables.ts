import * as v from 'valibot'
import { texts } from '#shared/texts/texts.ts'
import { refuseField } from '../refuse.ts'
import { readNote, writeNote } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'

/**
 * Stores the unfinished game at the table in a note. `play` throws at an illegal move. A stored
 * game that does not replay (damaged, or from another version) moves to a note of its own.
 */
export function storedTables<Schema extends v.GenericSchema>(
  store: StudyStore,
  note: string,
  schema: Schema,
  play: (game: v.InferOutput<Schema>) => unknown,
) {
  type Game = v.InferOutput<Schema>
  function fits(game: Game): boolean {
    try {
      play(game)
      return true
    } catch {
      return false
    }
  }
  return {
    save: ({ game }: { readonly game: Game | null }): object => {
      refuseField('game', game === null || fits(game) ? null : texts.backend.drills.unfitGame)
      store.use((database) => writeNote(database, note, game))
      return {}
    },
    stored: (): { readonly game: Game | null; readonly isUnfit: boolean } =>
      store.use((database) => {
        const stored = readNote(database, note, v.unknown())
        if (stored === null) return { game: null, isUnfit: false }
        const read = v.safeParse(schema, stored)
        if (read.success && fits(read.output)) return { game: read.output, isUnfit: false }
        writeNote(database, `${note}-unfit`, stored)
        writeNote(database, note, null)
        return { game: null, isUnfit: true }
      }),
  }
}
