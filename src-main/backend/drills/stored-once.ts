import type * as v from 'valibot'
import { inSlices } from '../solve/in-slices.ts'
import { readNote, writeNote } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'

/**
 * Values that take about a second to compute, stored as notes. Concurrent calls with one note share
 * the work. Rejects with RequestError.
 */
export function storedOnce<T>(
  store: StudyStore,
  signal: AbortSignal,
  schema: v.GenericSchema<unknown, T>,
) {
  const making = new Map<string, Promise<T>>()
  const find = async (note: string, work: () => Generator<void, T>): Promise<T> => {
    const known = store.use((database) => readNote(database, note, schema))
    if (known) return known
    const made = await inSlices(work(), signal)
    store.use((database) => writeNote(database, note, made))
    return made
  }
  return (note: string, work: () => Generator<void, T>): Promise<T> => {
    const made = making.get(note) ?? find(note, work).finally(() => making.delete(note))
    making.set(note, made)
    return made
  }
}
