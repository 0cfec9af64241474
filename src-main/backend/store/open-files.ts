import { rmSync, statSync } from 'node:fs'

/** Endings of the files that SQLite keeps beside a database. */
export const COMPANIONS = ['-wal', '-shm'] as const

type Identity = string | null

/** Null if there is no such file. */
export function identityOf(file: string): Identity {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}-${found.ino}` : null
  } catch {
    return null
  }
}

/**
 * SQLite does not notice when open files are replaced (by a restore or a sync program) and goes on
 * writing into deleted files.
 */
export class OpenFiles {
  readonly #file: string
  readonly #database: Identity
  readonly #companions: readonly Identity[]

  /** Call after the database was opened and read, so that its log exists. */
  constructor(file: string) {
    this.#file = file
    this.#database = identityOf(file)
    this.#companions = COMPANIONS.map((ending) => identityOf(file + ending))
  }

  areReplaced(): boolean {
    const [log] = this.#companions
    return (
      identityOf(this.#file) !== this.#database ||
      (log !== null && identityOf(this.#file + COMPANIONS[0]) !== log)
    )
  }

  /** Call after closing. SQLite would apply the old log to the new database. */
  removeRemains(): void {
    if (identityOf(this.#file) === this.#database) return
    for (const [i, ending] of COMPANIONS.entries()) {
      const own = this.#companions[i]
      if (own !== null && identityOf(this.#file + ending) === own) rmSync(this.#file + ending)
    }
  }
}
