import * as v from 'valibot'
import { texts } from '#shared/texts/texts.ts'
import { refuseField } from '../refuse.ts'
import { readNote, writeNote, type StudyDatabase } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'

export interface Saved<Game> {
  readonly game: Game | null
  /** Saves that the window knows of; any if missing. */
  readonly after?: number | undefined
}

export interface StoredTable<Game> {
  readonly game: Game | null
  readonly isUnfit: boolean
  readonly saves: number
}

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
  const savesNote = `${note}-saves`
  /** How often a game was saved, so that a window notices that another one saved since. */
  const savesIn = (database: StudyDatabase): number =>
    readNote(database, savesNote, v.number()) ?? 0
  return {
    save: ({ game, after }: Saved<Game>): { readonly saves: number } => {
      const { drills } = texts.backend
      refuseField('game', game === null || fits(game) ? null : drills.unfitGame)
      return store.change((database) => {
        const saves = savesIn(database)
        refuseField('after', after === undefined || after === saves ? null : drills.otherWindow)
        writeNote(database, note, game)
        writeNote(database, savesNote, saves + 1)
        return { saves: saves + 1 }
      })
    },
    stored: (): StoredTable<Game> =>
      store.use((database) => {
        const saves = savesIn(database)
        const stored = readNote(database, note, v.unknown())
        if (stored === null) return { game: null, isUnfit: false, saves }
        const read = v.safeParse(schema, stored)
        if (read.success && fits(read.output)) return { game: read.output, isUnfit: false, saves }
        writeNote(database, `${note}-unfit`, stored)
        writeNote(database, note, null)
        return { game: null, isUnfit: true, saves }
      }),
  }
}
