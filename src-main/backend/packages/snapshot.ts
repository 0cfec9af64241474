import { DatabaseSync, type SQLInputValue } from 'node:sqlite'

/** How long another process may hold the file before a request gives up. */
const BUSY_MS = 3000

/** A store as it is at one moment, for a reader that takes its time while others write. */
export class Snapshot {
  readonly #connection: DatabaseSync

  /** Of the store in this file, which must be there. Throws SQLite's error. */
  constructor(file: string) {
    this.#connection = new DatabaseSync(file, { readOnly: true, timeout: BUSY_MS })
    this.#connection.exec('BEGIN')
  }

  /** The rows one by one; the caller knows their columns. Whole numbers of any size become numbers. */
  *rows<Row>(sql: string, values: Readonly<Record<string, SQLInputValue>> = {}): Generator<Row> {
    const statement = this.#connection.prepare(sql)
    // Otherwise one that JavaScript cannot hold exactly throws.
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
