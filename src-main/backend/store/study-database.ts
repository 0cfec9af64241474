import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { PRIVATE_FILE } from '../files/private-files.ts'

/** How long another process may hold the file before a request gives up. */
const BUSY_MS = 3000

/** A log larger than this is moved into the file after a commit: it holds some ten answers. */
const MAX_LOG_BYTES = 400_000

type Values = Readonly<Record<string, SQLInputValue>>

/**
 * Makes the file that SQLite is going to open, if it is missing: for the user alone, and so are the files
 * beside it then. Where that cannot be done SQLite says why.
 */
function makePrivateFile(file: string): void {
  // One that is there must not be opened by other means: closing it would release SQLite's locks.
  if (existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
  } catch {
    // Told by what comes next.
  }
}

/** An open study store: statements are prepared once. Everything throws SQLite's errors. */
export class StudyDatabase {
  readonly connection: DatabaseSync
  /** Rows with malformed JSON when the file was opened. */
  damagedRows = 0
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  #committed: () => void = () => {}

  /** Opens a file for reading and writing, or makes it; what is committed survives a power cut. */
  constructor(file: string) {
    this.#file = file
    makePrivateFile(file)
    this.connection = new DatabaseSync(file, { timeout: BUSY_MS })
    try {
      this.connection.exec('PRAGMA journal_mode = WAL')
      // In a log, only FULL has a commit on the disk before it returns.
      this.connection.exec('PRAGMA synchronous = FULL')
      // Its own checkpoints leave the log as it is, whose older pages would count again were it damaged.
      this.connection.exec('PRAGMA wal_autocheckpoint = 0')
      this.connection.exec('PRAGMA foreign_keys = ON')
    } catch (error) {
      this.connection.close()
      throw error
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql)
    if (known) return known
    const statement = this.connection.prepare(sql)
    this.#statements.set(sql, statement)
    return statement
  }

  /** All rows; the caller knows their columns. */
  all<Row>(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values) as Row[]
  }

  /** The first row, if there is one; the caller knows its columns. */
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  get<Row>(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values) as Row | undefined
  }

  /** Changes something; returns the id of what was inserted last. */
  run(sql: string, values: Values = {}): number {
    const { lastInsertRowid } = this.#statement(sql).run(values)
    if (!this.connection.isTransaction) this.#afterCommit()
    return Number(lastInsertRowid)
  }

  /** Has a function called after each commit; what it throws is not heard. */
  onCommit(committed: () => void): void {
    this.#committed = committed
  }

  /** Runs after each commit. Errors here are ignored: the committed data is already safe. */
  #afterCommit(): void {
    try {
      this.#committed()
      const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false })
      if (log && log.size > MAX_LOG_BYTES) this.#checkpoint()
    } catch {
      // It is tried again after the next commit.
    }
  }

  /** Moves the log into the file and empties it, or as much as readers allow, without waiting for them. */
  #checkpoint(): void {
    this.connection.exec('PRAGMA busy_timeout = 0')
    try {
      this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    }
  }

  /** All of the work or nothing of it; within another transaction, with all of that. */
  transaction<T>(work: () => T): T {
    const isOpen = (): boolean => this.connection.isTransaction
    if (isOpen()) return work()
    this.connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.connection.exec('COMMIT')
      this.#afterCommit()
      return result
    } catch (error) {
      // A full disk may have rolled back already.
      if (isOpen()) this.connection.exec('ROLLBACK')
      throw error
    }
  }

  /** Everything that is kept goes into the one file. */
  close(): void {
    this.#statements.clear()
    if (this.connection.isOpen) this.connection.close()
  }
}
