import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { checkCopy } from './check-file.ts'
import type { StudyDatabase } from './study-database.ts'
import { thinned } from './thinning.ts'

/** A copy of the store that has been read as a whole once it was written. */
export interface BackupFile {
  readonly name: string
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly bytes: number
  readonly answers: number
}

/** The time in UTC and the number of answers: study-20260131T180500123Z-1500.sqlite. */
const NAME = /^study-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d{1,12})\.sqlite$/

const UNFINISHED = '.unfinished'
const UNFINISHED_MS = 600_000

function nameOf(at: number, answers: number): string {
  return `study-${new Date(at).toISOString().replace(/[-:.]/g, '')}-${answers}.sqlite`
}

function readName(name: string): { at: number; answers: number } | null {
  const parts = NAME.exec(name)
  if (!parts) return null
  const [year, month, day, hour, minute, second, millisecond, answers] = parts.slice(1).map(Number)
  return {
    at: Date.UTC(year!, month! - 1, day, hour, minute, second, millisecond),
    answers: answers!,
  }
}

/** Writes what is in the file's buffers to the disk. */
export function flush(file: string): void {
  const descriptor = openSync(file, 'r+')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}

/** The copies of the store, in a folder of their own. */
export class Backups {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Newest first; none where the folder cannot be read. */
  list(): BackupFile[] {
    return this.#names()
      .flatMap((name) => {
        const read = readName(name)
        const size = statSync(join(this.folder, name), { throwIfNoEntry: false })
        return read && size?.isFile() ? [{ name, bytes: size.size, ...read }] : []
      })
      .sort((a, b) => b.at - a.at)
  }

  #names(): string[] {
    try {
      return readdirSync(this.folder)
    } catch {
      return []
    }
  }

  /** Where a backup of the list lies; null if there is none of this name. */
  pathOf(name: string): string | null {
    return this.list().some((backup) => backup.name === name) ? join(this.folder, name) : null
  }

  /**
   * Copies an open store. The copy counts only once it has been read and found whole; after that those
   * no longer wanted are removed, but for the one to keep. Throws if it cannot be made.
   */
  make(database: StudyDatabase, now: number, keep: BackupFile | null = null): BackupFile {
    mkdirSync(this.folder, { recursive: true })
    this.#sweep(now)
    // Two in one millisecond would have one name.
    const newest = this.list()[0]?.at ?? 0
    const at = newest >= now && newest < now + 1000 ? newest + 1 : now
    const unfinished = join(this.folder, `${nameOf(at, 0)}${UNFINISHED}`)
    try {
      database.connection.prepare('VACUUM INTO ?').run(unfinished)
      const answers = checkCopy(unfinished)
      flush(unfinished)
      const name = nameOf(at, answers)
      renameSync(unfinished, join(this.folder, name))
      this.#thin(now, keep)
      return { name, at, answers, bytes: statSync(join(this.folder, name)).size }
    } catch (error) {
      rmSync(unfinished, { force: true })
      throw error
    }
  }

  /** The newest one made until then that holds something and can still be read; null for none. */
  newestGood(until = Infinity): BackupFile | null {
    const isGood = ({ name, at, answers }: BackupFile): boolean => {
      if (at > until || answers === 0) return false
      try {
        checkCopy(join(this.folder, name))
        return true
      } catch {
        return false
      }
    }
    return this.list().find(isGood) ?? null
  }

  #thin(now: number, keep: BackupFile | null): void {
    for (const { name } of thinned(this.list(), now)) {
      if (name !== keep?.name) rmSync(join(this.folder, name))
    }
  }

  /** Removes what a process left that died while it copied; another one may be copying just now. */
  #sweep(now: number): void {
    for (const name of readdirSync(this.folder)) {
      const file = join(this.folder, name)
      const begun = name.endsWith(UNFINISHED) && statSync(file, { throwIfNoEntry: false })?.mtimeMs
      if (begun && begun < now - UNFINISHED_MS) rmSync(file, { force: true })
    }
  }
}
