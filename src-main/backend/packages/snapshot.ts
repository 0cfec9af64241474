import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { BUSY_MS } from '../store/study-database.ts'

/** Read transaction: a consistent view of the store while others write. */
export class Snapshot {
  readonly #connection: DatabaseSync

  /** The file must exist. Throws SQLite's error. */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
    this.#connection.exec('BEGIN')
  }

  *rows<Row>(sql: string, values: Readonly<Record<string, SQLInputValue>> = {}): Generator<Row> {
    const statement = this.#connection.prepare(sql)
    // Otherwise integers above 2^53 throw; they are rounded instead.
    statement.setReadBigInts(true)
    for (const row of statement.iterate(values)) {
      for (const name in row) if (typeof row[name] === 'bigint') row[name] = Number(row[name])
      yield row as Row
    }
  }

  close(): void {
    this.#connection.close()
  }
}
