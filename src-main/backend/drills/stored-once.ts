import type * as v from 'valibot'
import { inSlices } from '../solve/in-slices.ts'
import { readNote, writeNote } from '../store/study-database.ts'
import type { StudyStore } from '../store/study-store.ts'

/** Values that take about a second to compute, stored as notes. */
export class StoredOnce<T> {
  readonly #store: StudyStore
  readonly #signal: AbortSignal
  readonly #schema: v.GenericSchema<unknown, T>
  readonly #making = new Map<string, Promise<T>>()

  constructor(store: StudyStore, signal: AbortSignal, schema: v.GenericSchema<unknown, T>) {
    this.#store = store
    this.#signal = signal
    this.#schema = schema
  }

  /** Concurrent calls with one note share the work. Rejects with RequestError. */
  of(note: string, work: () => Generator<void, T>): Promise<T> {
    const making = this.#making.get(note)
    if (making) return making
    const made = this.#find(note, work).finally(() => this.#making.delete(note))
    this.#making.set(note, made)
    return made
  }

  async #find(note: string, work: () => Generator<void, T>): Promise<T> {
    const known = this.#store.use((database) => readNote(database, note, this.#schema))
    if (known) return known
    const made = await inSlices(work(), this.#signal)
    this.#store.use((database) => writeNote(database, note, made))
    return made
  }
}
