import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'

/** How long another process may hold the file before a request gives up. */
const BUSY_MS = 3000

type Values = Readonly<Record<string, SQLInputValue>>

/** An open study store: statements are prepared once. Everything throws SQLite's errors. */
export class StudyDatabase {
  readonly connection: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()

  /** Opens a file for reading and writing, or makes it; what is committed survives a power cut. */
  constructor(file: string) {
    this.connection = new DatabaseSync(file, { timeout: BUSY_MS })
    try {
      this.connection.exec('PRAGMA journal_mode = WAL')
      this.connection.exec('PRAGMA synchronous = FULL')
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
    return Number(this.#statement(sql).run(values).lastInsertRowid)
  }

  /** All of the work or nothing of it. */
  transaction<T>(work: () => T): T {
    this.connection.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.connection.exec('COMMIT')
      return result
    } catch (error) {
      // A full disk may have rolled back already.
      if (this.connection.isTransaction) this.connection.exec('ROLLBACK')
      throw error
    }
  }

  /** Everything that is kept goes into the one file. */
  close(): void {
    this.#statements.clear()
    if (this.connection.isOpen) this.connection.close()
  }
}
