import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import * as v from 'valibot'
import { readNote, writeNote } from './notes.ts'
import { copyLogAside } from './store-file.ts'
import type { StudyDatabase } from './study-database.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const NOTE = 'lost'

/** Of one length, so that each number takes the place of the one before, on a full disk too. */
const DIGITS = 16

/** Answers that were kept and are missing after a crash. */
const lostSchema = v.object({
  answers: v.number(),
  /** A copy of the log that held them; null for one that was missing. */
  file: v.nullable(v.string()),
})
type Lost = Readonly<v.InferOutput<typeof lostSchema>>

/** How many answers were ever given in a store, those included that were taken back. */
function answersGiven(database: StudyDatabase): number {
  const { given } = database.get<{ given: number }>(
    `SELECT coalesce(sum(seq), 0) AS given FROM sqlite_sequence
     WHERE name IN ('answers', 'card_reviews')`,
  )!
  return given
}

/**
 * Notices answers that are gone. SQLite takes a log (-wal) that was cut, damaged or removed after a
 * crash for one that ends there. So the number of answers stands in a small file beside the store as
 * well, while the store is open and after a crash.
 *
 * That file is not synced: after a power cut it may be older than the store, and then shows nothing.
 * Changes without an answer, as of the settings of cards, are not counted.
 */
export class LostAnswers {
  readonly #store: string
  readonly #mark: string
  #descriptor: number | null = null

  /** `store` is the path of the store's file. */
  constructor(store: string) {
    this.#store = store
    this.#mark = `${store}-mark`
  }

  /**
   * Compares a store that has just been opened with the number, and keeps the number from now on.
   * Returns how many answers are missing. Throws SQLite's error.
   */
  watch(database: StudyDatabase): number {
    const missing = Math.max(0, this.#read() - answersGiven(database))
    if (missing > 0) {
      const before = this.note(database)?.answers ?? 0
      const lost: Lost = { answers: before + missing, file: copyLogAside(this.#store) }
      writeNote(database, NOTE, lost)
    }
    const write = (): void => this.#write(answersGiven(database))
    write()
    database.onCommit(write)
    return missing
  }

  /** The notice of lost answers that the user has not read yet. */
  note(database: StudyDatabase): Lost | null {
    return readNote(database, NOTE, lostSchema)
  }

  /** Once the user has read it. */
  dismiss(database: StudyDatabase): void {
    writeNote(database, NOTE, null)
  }

  /** Removes the number of a store that is whole in its one file, or makes way for another. */
  forget(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor)
    this.#descriptor = null
    rmSync(this.#mark, { force: true })
  }

  #read(): number {
    try {
      const text = readFileSync(this.#mark, 'utf8')
      return /^\d+$/.test(text) ? Number(text) : 0
    } catch {
      return 0
    }
  }

  /** A disk that refuses it costs the check, not the answer. */
  #write(given: number): void {
    try {
      this.#descriptor ??= openSync(
        this.#mark,
        constants.O_WRONLY | constants.O_CREAT,
        PRIVATE_FILE,
      )
      writeSync(this.#descriptor, String(given).padStart(DIGITS, '0'), 0)
    } catch {
      // The next commit tries again.
    }
  }
}
