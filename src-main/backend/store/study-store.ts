import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Notify } from '#shared/contract/events.ts'
import { drained } from '#shared/base/drained.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { Backups, type BackupFile } from './backups.ts'
import { checkCopy, countAnswers } from './check-file.ts'
import { LostAnswers } from './lost-answers.ts'
import { damageOf, dismissDamage, newDamagedRows, noteDamage, type Damage } from './damage-notes.ts'
import { OpenFiles } from './open-files.ts'
import { lastSession, numberAfter } from './session-ids.ts'
import { SlicedWork } from './sliced-work.ts'
import type { StudyDatabase } from './study-database.ts'
import { isDamage, isStorageError, reasonOf, storageError } from './sqlite-errors.ts'
import {
  asideFor,
  layNewReady,
  layReady,
  openStoreFile,
  putStoreAside,
  removeIncoming,
  replaceStore,
} from './store-file.ts'

const NAME = 'study.sqlite'
interface StoreListener {
  opened?(): void
  replaced?(): void
}

interface StudyStoreOptions {
  readonly folder: string
  /** Why nothing can be stored; null if it can. */
  readonly unkept?: (() => string) | null
  /** Milliseconds since the epoch. */
  readonly now: () => number
  readonly notice: Notify
}

/**
 * Opened on first use. A damaged file is put aside and replaced by a new store, so that the rest of
 * the backend keeps working.
 */
export class StudyStore {
  readonly folder: string
  readonly file: string
  readonly backups: Backups
  readonly #unkept: (() => string) | null
  readonly #now: () => number
  readonly #notice: Notify
  readonly #lost: LostAnswers
  #database: StudyDatabase | null = null
  #files: OpenFiles | null = null
  readonly #listeners: StoreListener[] = []
  #closed = false
  readonly #sliced = new SlicedWork()

  constructor({ folder, unkept = null, now, notice }: StudyStoreOptions) {
    this.folder = folder
    this.#unkept = unkept
    this.file = join(folder, NAME)
    this.backups = new Backups(join(folder, 'backups'))
    this.#lost = new LostAnswers(this.file)
    this.#now = now
    this.#notice = notice
  }

  listen(listener: StoreListener): void {
    this.#listeners.push(listener)
  }

  /** Call with `replaced` after an import: listeners drop what they cached. */
  tell(what: keyof StoreListener): void {
    for (const listener of this.#listeners) listener[what]?.()
  }

  /** Resolves when the work in slices is done; null while there is none. */
  get whole(): Promise<unknown> | null {
    return this.#sliced.whole
  }

  get isOpen(): boolean {
    return this.#database !== null
  }

  /**
   * Throws RequestError if the store is unusable, or if its file was replaced before or during the
   * work: changes to a deleted file must not be acknowledged.
   */
  use<T>(work: (database: StudyDatabase) => T): T {
    this.#sliced.finish()
    return this.#use(work)
  }

  /**
   * Does work that yields between its slices, with turns of the event loop between them. Others who
   * use the store meanwhile do the rest of it first, so that they neither see a part nor join it.
   */
  useInSlices<T>(begin: (database: StudyDatabase) => Generator<void, T>): Promise<T> {
    return this.#sliced.start(this.use(begin), (slice) => this.#use(slice))
  }

  #use<T>(work: (database: StudyDatabase) => T): T {
    const database = this.#open()
    this.#checkFiles()
    try {
      const result = work(database)
      this.#checkFiles()
      return result
    } catch (error) {
      // A database and log that do not match look damaged, though the new file may be intact.
      if (isDamage(error)) this.#checkFiles()
      if (!isDamage(error)) {
        throw isStorageError(error)
          ? storageError(() => texts.backend.store.notUsed, this.folder, error)
          : error
      }
      const { file } = this.#replaceDamaged(error)
      const { damaged } = texts.backend.store
      throw new RequestError('storage-failed', damaged(reasonOf(error), file))
    }
  }

  /** Like use(), in one transaction. */
  change<T>(work: (database: StudyDatabase) => T): T {
    return this.use((database) => database.transaction(() => work(database)))
  }

  #open(): StudyDatabase {
    if (this.#database) return this.#database
    if (this.#closed) throw new RequestError('cancelled', texts.backend.closing)
    if (this.#unkept !== null) throw new RequestError('storage-failed', this.#unkept)
    try {
      this.#openFile()
    } catch (error) {
      if (!isDamage(error))
        throw storageError(() => texts.backend.store.notKept, this.folder, error)
      this.#replaceDamaged(error)
    }
    this.tell('opened')
    return this.#database!
  }

  #openFile(): void {
    const database = openStoreFile(this.file, this.backups, this.#now())
    try {
      const missing = this.#lost.watch(database)
      if (missing > 0) this.#notice(() => texts.backend.store.lost(missing))
    } catch (error) {
      database.close()
      throw error
    }
    this.#database = database
    this.#files = new OpenFiles(this.file)
  }

  /**
   * Backs up the old content, which no other process can read any more, and throws RequestError.
   * The next request opens the new files.
   */
  #checkFiles(): void {
    if (!this.#database || !this.#files?.areReplaced()) return
    const { otherFile } = texts.backend.store
    let backup: string | null = null
    try {
      if (countAnswers(this.#database.connection) > 0) {
        backup = this.backups.make(this.#database, this.#now()).name
      }
    } catch (error) {
      // On a full disk the next request tries again; a damaged file is given up.
      if (!isDamage(error))
        throw storageError(() => texts.backend.store.notBackedUp, this.backups.folder, error)
    }
    const files = this.#files
    this.#close()
    files.removeRemains()
    // The mark counts the answers of the old file.
    this.#lost.forget()
    this.tell('replaced')
    throw new RequestError('storage-failed', otherFile(this.file, backup))
  }

  #replaceDamaged(cause: unknown): Damage {
    try {
      this.#close()
      const damage: Damage = {
        file: asideFor(this.file),
        reason: reasonOf(cause),
        at: this.#now(),
        backups: this.backups.list().map(({ name }) => name),
      }
      // Store the note before the files are exchanged: a crash in between must not hide the damage.
      layNewReady(this.file, (database) => noteDamage(database, damage))
      putStoreAside(this.file, damage.file)
      replaceStore(this.file)
      this.#lost.forget()
      this.#openFile()
      this.tell('replaced')
      this.#notice(() => texts.backend.store.replaced(reasonOf(cause), damage.file))
      return damage
    } catch (error) {
      throw storageError(() => texts.backend.store.notKept, this.folder, error)
    }
  }

  status() {
    return this.use((database) => {
      const { backups, unreadable } = this.backups.look()
      return {
        file: this.file,
        bytes: [this.file, `${this.file}-wal`]
          .map((file) => statSync(file, { throwIfNoEntry: false })?.size ?? 0)
          .reduce((sum, size) => sum + size),
        answers: countAnswers(database.connection),
        backups,
        unreadable,
        damaged: damageOf(database, this.backups),
        damagedRows: newDamagedRows(database, this.backups),
        lost: this.#lost.note(database),
      }
    })
  }

  answers(): number {
    return this.use(({ connection }) => countAnswers(connection))
  }

  backUp(): BackupFile {
    return this.use((database) => drained(this.#backingUp(database)))
  }

  backUpInSlices(): Promise<BackupFile> {
    return this.useInSlices((database) => this.#backingUp(database))
  }

  *#backingUp(database: StudyDatabase): Generator<void, BackupFile> {
    try {
      const offered = damageOf(database, this.backups)?.backup ?? null
      return yield* this.backups.making(database, this.#now(), offered)
    } catch (error) {
      // Damage of the store itself is handled when it is read.
      throw storageError(() => texts.backend.store.notBackedUp, this.backups.folder, error)
    }
  }

  /** Restores a backup, after backing up the current store. Returns the number of answers. */
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
      // Copy first: the new backup may thin this one out.
      layReady(this.file, copy)
      if (answers > 0) this.backUp()
      this.#close()
      this.#lost.forget()
      replaceStore(this.file)
    } catch (error) {
      removeIncoming(this.file)
      throw storageError(() => texts.backend.store.notRestored, this.folder, error)
    }
    return this.use((database) => {
      this.#forgetTrouble(database)
      // Do not reuse the id of a session that a window still has open.
      numberAfter(database, last)
      this.tell('replaced')
      return countAnswers(database.connection)
    })
  }

  dismiss(): void {
    this.use((database) => this.#forgetTrouble(database))
  }

  #forgetTrouble(database: StudyDatabase): void {
    dismissDamage(database)
    this.#lost.dismiss(database)
  }

  #close(): void {
    const database = this.#database
    this.#database = null
    this.#files = null
    database?.close()
  }

  close(): void {
    this.#sliced.finish()
    this.#closed = true
    const wasOpen = this.isOpen
    this.#close()
    // If another process keeps the log open, answers in it may still be lost.
    if (wasOpen && !existsSync(`${this.file}-wal`)) this.#lost.forget()
  }
}
