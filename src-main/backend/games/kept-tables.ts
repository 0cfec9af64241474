import * as v from 'valibot'
import { readNote, writeNote } from '../store/notes.ts'
import type { StudyStore } from '../store/study-store.ts'

/** Keeps the game of a kind that goes on at the table, under a name of its own in the store. */
export function keptTables<Schema extends v.GenericSchema>(
  store: StudyStore,
  note: string,
  schema: Schema,
) {
  type Kept = { readonly game: v.InferOutput<Schema> | null }
  return {
    keep: ({ game }: Kept): object => {
      store.use((database) => writeNote(database, note, game))
      return {}
    },
    /** Null without one, or where an earlier version has kept what cannot be read any more. */
    kept: (): Kept => {
      const read = v.safeParse(
        schema,
        store.use((database) => readNote(database, note)),
      )
      return { game: read.success ? read.output : null }
    },
  }
}
