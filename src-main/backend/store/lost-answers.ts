import { closeSync, constants, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import * as v from 'valibot'
import { readNote, writeNote, type StudyDatabase } from './study-database.ts'
import { copyLogAside } from './store-file.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const NOTE = 'lost'

/** Fixed length: each number overwrites the last one, even on a full disk. */
const DIGITS = 16

const lostSchema = v.object({
  answers: v.number(),
  /** Copy of the write-ahead log that held them; null if it could not be copied. */
  file: v.nullable(v.string()),
})
type Lost = Readonly<v.InferOutput<typeof lostSchema>>

function answersGiven(database: StudyDatabase): number {
  const { given } = database.get<{ given: number }>(
    `SELECT coalesce(sum(seq), 0) AS given FROM sqlite_sequence
     WHERE name IN ('answers', 'card_reviews')`,
  )!
  return given
}

/**
 * Detects answers lost in a crash, since SQLite takes a truncated, damaged or missing write-ahead
 * log for a complete one. A small file beside the store repeats the number of answers, until a
 * clean close. It is not synced: after a power cut it may be outdated and hide a loss.
 */
export class LostAnswers {
  readonly #store: string
  readonly #mark: string
  #descriptor: number | null = null

  constructor(store: string) {
    this.#store = store
    this.#mark = `${store}-mark`
  }

  /** Returns how many answers were lost, and updates the file after each commit. */
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

  note(database: StudyDatabase): Lost | null {
    return readNote(database, NOTE, lostSchema)
  }

  dismiss(database: StudyDatabase): void {
    writeNote(database, NOTE, null)
  }

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

  /** A failed write costs the check, not the answer. */
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
