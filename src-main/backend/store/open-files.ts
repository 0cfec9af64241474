import { rmSync, statSync } from 'node:fs'

/** Suffixes of the files that SQLite keeps beside an open database. */
const COMPANIONS = ['-wal', '-shm'] as const

type Identity = string | null

/** Null if there is no file, or none that can be looked at. */
function identityOf(file: string): Identity {
  try {
    const found = statSync(file, { bigint: true, throwIfNoEntry: false })
    return found ? `${found.dev}-${found.ino}` : null
  } catch {
    return null
  }
}

/**
 * The files of a database that is open, by device and inode. SQLite does not notice when others take
 * their place, as when they are restored by hand or by a program that synchronises folders: it goes on
 * writing into files that have no name any more.
 */
export class OpenFiles {
  readonly #file: string
  readonly #database: Identity
  readonly #companions: readonly Identity[]

  /** Of a database that has just been opened and read. */
  constructor(file: string) {
    this.#file = file
    this.#database = identityOf(file)
    this.#companions = COMPANIONS.map((ending) => identityOf(file + ending))
  }

  /** Whether the database or its log has been replaced, moved or removed. */
  areReplaced(): boolean {
    const [log] = this.#companions
    return (
      identityOf(this.#file) !== this.#database ||
      (log !== null && identityOf(this.#file + COMPANIONS[0]) !== log)
    )
  }

  /**
   * Removes what is left of the old log, once the database is closed: SQLite would take it for the log
   * of the new one and write its pages into that.
   */
  removeRemains(): void {
    if (identityOf(this.#file) === this.#database) return
    for (const [i, ending] of COMPANIONS.entries()) {
      const own = this.#companions[i]
      if (own !== null && identityOf(this.#file + ending) === own) rmSync(this.#file + ending)
    }
  }
}
