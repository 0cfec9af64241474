import { statSync } from 'node:fs'
import { join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'
import { Backups, type BackupFile } from './backups.ts'
import { checkCopy, countAnswers } from './check-file.ts'
import { readNote, writeNote } from './notes.ts'
import { isDamage, isStorageError, reasonOf, storageError } from './sqlite-errors.ts'
import { layReady, openStoreFile, putStoreAside, replaceStore } from './store-file.ts'
import type { StudyDatabase } from './study-database.ts'

const NAME = 'study.sqlite'
const DAMAGE_NOTE = 'damaged'

/** A store that was put aside, until the user has decided what to do. */
interface Damage {
  readonly file: string
  readonly reason: string
  /** When it was; milliseconds of the epoch. Backups made since then are of the new store. */
  readonly at: number
}

/** Who wants to hear what becomes of the store. */
export interface StoreListener {
  opened?(): void
  /** Another one has taken its place. */
  replaced?(): void
}

export interface StudyStoreOptions {
  readonly folder: string
  /** Milliseconds of the epoch. */
  readonly now: () => number
  readonly notice: (message: string) => void
}

/**
 * The user's answers in one SQLite file with its backups. It is opened when it is first used. What is
 * damaged is put aside and a new store begun; nothing that can happen to the file keeps the rest of
 * the backend from working.
 */
export class StudyStore {
  readonly folder: string
  readonly file: string
  readonly backups: Backups
  readonly #now: () => number
  readonly #notice: (message: string) => void
  #database: StudyDatabase | null = null
  readonly #listeners: StoreListener[] = []
  #closed = false

  constructor({ folder, now, notice }: StudyStoreOptions) {
    this.folder = folder
    this.file = join(folder, NAME)
    this.backups = new Backups(join(folder, 'backups'))
    this.#now = now
    this.#notice = notice
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener)
  }

  #tell(what: keyof StoreListener): void {
    for (const listener of this.#listeners) listener[what]?.()
  }

  get isOpen(): boolean {
    return this.#database !== null
  }

  /** Works with the open store; throws RequestError if it cannot be used. */
  use<T>(work: (database: StudyDatabase) => T): T {
    const database = this.#open()
    try {
      return work(database)
    } catch (error) {
      if (!isDamage(error)) {
        throw isStorageError(error)
          ? storageError(texts.backend.store.notUsed, this.folder, error)
          : error
      }
      const { file } = this.#replaceDamaged(reasonOf(error))
      const { damaged } = texts.backend.store
      throw new RequestError('storage-failed', damaged(reasonOf(error), file))
    }
  }

  #open(): StudyDatabase {
    if (this.#database) return this.#database
    if (this.#closed) throw new RequestError('cancelled', texts.backend.closing)
    try {
      this.#database = openStoreFile(this.file, this.backups, this.#now())
    } catch (error) {
      if (!isDamage(error)) throw storageError(texts.backend.store.notKept, this.folder, error)
      this.#replaceDamaged(reasonOf(error))
    }
    this.#tell('opened')
    return this.#database!
  }

  #replaceDamaged(reason: string): Damage {
    try {
      this.#close()
      const damage = { file: putStoreAside(this.file), reason, at: this.#now() }
      this.#database = openStoreFile(this.file, this.backups, this.#now())
      writeNote(this.#database, DAMAGE_NOTE, damage)
      this.#tell('replaced')
      this.#notice(texts.backend.store.replaced(reason, damage.file))
      return damage
    } catch (error) {
      throw storageError(texts.backend.store.notKept, this.folder, error)
    }
  }

  /** Where everything lies, how much it is, and what was put aside. */
  status(): AnswerOf<BackendRequests, 'study.store'> {
    return this.use((database) => {
      const damage = readNote<Damage>(database, DAMAGE_NOTE)
      return {
        file: this.file,
        bytes: [this.file, `${this.file}-wal`]
          .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
          .reduce((sum, size) => sum + size),
        answers: countAnswers(database.connection),
        backups: this.backups.list(),
        damaged: damage && {
          file: damage.file,
          reason: damage.reason,
          backup: this.backups.newestGood(damage.at),
        },
      }
    })
  }

  /** How many answers are kept. */
  answers(): number {
    return this.use(({ connection }) => countAnswers(connection))
  }

  /** Makes a backup now. */
  backUp(): BackupFile {
    return this.use((database) => {
      try {
        const damage = readNote<Damage>(database, DAMAGE_NOTE)
        const offered = damage && this.backups.newestGood(damage.at)
        return this.backups.make(database, this.#now(), offered)
      } catch (error) {
        // The store itself is another matter: its own damage is found when it is read.
        throw storageError(texts.backend.store.notBackedUp, this.backups.folder, error)
      }
    })
  }

  /** Goes back to a backup; what is there is backed up first. Returns the answers that are there now. */
  restore(name: string): number {
    const copy = this.backups.pathOf(name)
    const { noBackup, badBackup } = texts.backend.store
    if (copy === null) throw new RequestError('not-found', noBackup(name))
    try {
      checkCopy(copy)
    } catch (error) {
      throw new RequestError('storage-failed', badBackup(name, reasonOf(error)))
    }
    const { last, answers } = this.use((database) => ({
      last: lastSession(database),
      answers: countAnswers(database.connection),
    }))
    try {
      // First, for making another backup may thin this one out.
      layReady(this.file, copy)
      if (answers > 0) this.backUp()
      this.#close()
      replaceStore(this.file)
    } catch (error) {
      throw storageError(texts.backend.store.notRestored, this.folder, error)
    }
    return this.use((database) => {
      writeNote(database, DAMAGE_NOTE, null)
      // A session that a window still has open must not turn into another one.
      numberAfter(database, last)
      this.#tell('replaced')
      return countAnswers(database.connection)
    })
  }

  /** Tells that much has been taken in, so that nobody goes on with what he knew before. */
  tellReplaced(): void {
    this.#tell('replaced')
  }

  /** Forgets the store that was put aside; the file stays where it is. */
  dismiss(): void {
    this.use((database) => writeNote(database, DAMAGE_NOTE, null))
  }

  #close(): void {
    const database = this.#database
    this.#database = null
    database?.close()
  }

  /** Writes everything into the one file and lets go of it. */
  close(): void {
    this.#closed = true
    this.#close()
  }
}

/** The last id of a session; 0 where there never was one. */
function lastSession(database: StudyDatabase): number {
  const row = database.get<{ last: number }>(
    `SELECT seq AS last FROM sqlite_sequence WHERE name = 'sessions'`,
  )
  return row?.last ?? 0
}

/** Has new sessions numbered from after this one on. */
function numberAfter(database: StudyDatabase, last: number): void {
  database.run(`UPDATE sqlite_sequence SET seq = max(seq, :last) WHERE name = 'sessions'`, { last })
  database.run(
    `INSERT INTO sqlite_sequence (name, seq) SELECT 'sessions', :last
     WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'sessions')`,
    { last },
  )
}
