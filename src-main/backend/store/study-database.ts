import { closeSync, existsSync, openSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { PRIVATE_FILE } from '../files/private-files.ts'
import type * as v from 'valibot'
import { readKnown } from './known-values.ts'

export const BUSY_MS = 3000

/** Log size that triggers a checkpoint after a commit: about ten answers. */
const MAX_LOG_BYTES = 400_000

type Values = Readonly<Record<string, SQLInputValue>>

/** SQLite gives the files beside the database the same mode. */
function makePrivateFile(file: string): void {
  // Do not open an existing file: closing it would release SQLite's locks.
  if (existsSync(file)) return
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE))
  } catch {
    // SQLite reports the error when it opens the file.
  }
}

/** An open study store with cached statements. All methods throw SQLite's errors. */
export class StudyDatabase {
  readonly connection: DatabaseSync
  damagedRows = 0
  readonly #file: string
  readonly #statements = new Map<string, StatementSync>()
  #committed: () => void = () => {}

  constructor(file: string) {
    this.#file = file
    makePrivateFile(file)
    this.connection = new DatabaseSync(file, { timeout: BUSY_MS })
    try {
      this.connection.exec('PRAGMA journal_mode = WAL')
      // In WAL mode, only FULL syncs a commit before it returns.
      this.connection.exec('PRAGMA synchronous = FULL')
      // SQLite's own checkpoints do not truncate the log: after damage its old pages would count.
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

  /** The caller is responsible for the row type, here and in get(). */
  all<Row>(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values) as Row[]
  }

  // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters
  get<Row>(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values) as Row | undefined
  }

  /** Executes a change; returns the id of the last inserted row and the number of changed rows. */
  run(sql: string, values: Values = {}): { id: number; changes: number } {
    const { lastInsertRowid, changes } = this.#statement(sql).run(values)
    if (!this.connection.isTransaction) this.#afterCommit()
    return { id: Number(lastInsertRowid), changes: Number(changes) }
  }

  onCommit(committed: () => void): void {
    this.#committed = committed
  }

  /** Errors are ignored: the committed data is already safe. */
  #afterCommit(): void {
    try {
      this.#committed()
      const log = statSync(`${this.#file}-wal`, { throwIfNoEntry: false })
      if (log && log.size > MAX_LOG_BYTES) this.#checkpoint()
    } catch {
      // Retried after the next commit.
    }
  }

  /** Merges the log into the file as far as readers allow, without waiting for them. */
  #checkpoint(): void {
    this.connection.exec('PRAGMA busy_timeout = 0')
    try {
      this.connection.exec('PRAGMA wal_checkpoint(TRUNCATE)')
    } finally {
      this.connection.exec(`PRAGMA busy_timeout = ${BUSY_MS}`)
    }
  }

  /** Runs `work` in a transaction, or as part of the open one. */
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
      // SQLite may have rolled back already, for example on a full disk.
      if (isOpen()) this.connection.exec('ROLLBACK')
      throw error
    }
  }

  /**
   * Like transaction(), for work that yields between its slices. Whoever runs it must keep all others
   * from the database until it is done. Ended early, it is rolled back.
   */
  *transactionInSlices<T>(work: Generator<void, T>): Generator<void, T> {
    this.connection.exec('BEGIN IMMEDIATE')
    try {
      const result = yield* work
      this.connection.exec('COMMIT')
      yield
      this.#afterCommit()
      return result
    } finally {
      if (this.connection.isOpen && this.connection.isTransaction) {
        this.connection.exec('ROLLBACK')
      }
    }
  }

  close(): void {
    this.#statements.clear()
    if (this.connection.isOpen) this.connection.close()
  }
}

export function readNote<T>(
  database: StudyDatabase,
  name: string,
  schema: v.GenericSchema<unknown, T>,
): T | null {
  const row = database.get<{ value: string }>('SELECT value FROM notes WHERE name = :name', {
    name,
  })
  return row ? readKnown(schema, row.value) : null
}

export function writeNote(database: StudyDatabase, name: string, value: unknown): void {
  if (value === null) database.run('DELETE FROM notes WHERE name = :name', { name })
  else {
    database.run('INSERT OR REPLACE INTO notes VALUES (:name, :value)', {
      name,
      value: JSON.stringify(value),
    })
  }
}
