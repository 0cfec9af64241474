import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { texts } from '#shared/texts/texts.ts'
import { errorCode } from '../files/error-code.ts'
import { readReason } from '../files/file-reason.ts'
import { makeFolder } from '../files/make-folder.ts'
import { removeQuietly, renameSynced, syncFile, temporaryName } from '../files/whole-file.ts'
import { checkCopy } from './check-file.ts'
import type { StudyDatabase } from './study-database.ts'
import { thinned } from './thinning.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

/** A copy of the store, verified after it was written. */
export interface BackupFile {
  readonly name: string
  /** Milliseconds since the epoch; the clock may have been wrong. */
  readonly at: number
  readonly bytes: number
  readonly answers: number
}

export interface UnreadableBackup {
  readonly name: string
  readonly reason: string
}

/** study-20260131T180500123Z-1500-12: UTC, answers, sequence number (first versions: none). */
const NAME =
  /^study-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z-(\d{1,12})(?:-(\d{1,9}))?\.sqlite$/

const LATEST_TIME = Date.UTC(9999, 11, 31)

function nameOf(at: number, answers: number, place: number): string {
  const time = new Date(at).toISOString().replace(/[-:.]/g, '')
  return `study-${time}-${answers}-${place}.sqlite`
}

function readName(name: string): { at: number; answers: number; place: number } | null {
  const parts = NAME.exec(name)
  if (!parts) return null
  const [year, month, day, hour, minute, second, millisecond, answers, place = 0] = parts
    .slice(1)
    .map((digits: string | undefined) => (digits === undefined ? undefined : Number(digits)))
  return {
    at: Date.UTC(year!, month! - 1, day, hour, minute, second, millisecond),
    answers: answers!,
    place,
  }
}

export class Backups {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
  }

  /** Newest first, by sequence number. Empty if the folder cannot be read. */
  list(): BackupFile[] {
    return this.look().backups
  }

  look(): { backups: BackupFile[]; unreadable: UnreadableBackup[] } {
    const found: (BackupFile & { place: number })[] = []
    const unreadable: UnreadableBackup[] = []
    for (const name of this.#names(unreadable)) {
      const read = readName(name)
      if (!read) continue
      try {
        const size = statSync(join(this.folder, name))
        if (size.isFile()) found.push({ name, bytes: size.size, ...read })
        else unreadable.push({ name, reason: texts.backend.files.noFile })
      } catch (error) {
        unreadable.push({ name, reason: readReason(error) })
      }
    }
    found.sort((a, b) => b.place - a.place || b.at - a.at)
    return { backups: found.map(({ place: _, ...backup }) => backup), unreadable }
  }

  #names(unreadable: UnreadableBackup[] = []): string[] {
    try {
      return readdirSync(this.folder)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') {
        unreadable.push({ name: basename(this.folder), reason: readReason(error) })
      }
      return []
    }
  }

  pathOf(name: string): string | null {
    return this.list().some((backup) => backup.name === name) ? join(this.folder, name) : null
  }

  /** Verifies the copy, then removes old backups except `keep`. Throws on failure. */
  make(database: StudyDatabase, now: number, keep: BackupFile | null = null): BackupFile {
    makeFolder(this.folder)
    const copy = temporaryName(join(this.folder, 'study.sqlite'))
    try {
      rmSync(copy, { force: true })
      database.connection.prepare('VACUUM INTO ?').run(copy)
      chmodSync(copy, PRIVATE_FILE)
      const { answers } = checkCopy(copy)
      syncFile(copy)
      const at = Math.min(Math.max(now, 0), LATEST_TIME)
      const places = this.#names().map((name) => readName(name)?.place ?? 0)
      const name = nameOf(at, answers, Math.max(0, ...places) + 1)
      renameSynced(copy, join(this.folder, name))
      this.#thin(keep)
      return { name, at, answers, bytes: statSync(join(this.folder, name)).size }
    } catch (error) {
      rmSync(copy, { force: true })
      throw error
    }
  }

  /** Newest backup with answers and without damaged rows that satisfies `isMeant`. */
  newestGood(isMeant: (backup: BackupFile) => boolean = () => true): BackupFile | null {
    const isGood = (backup: BackupFile): boolean => {
      if (!isMeant(backup) || backup.answers === 0) return false
      try {
        return checkCopy(join(this.folder, backup.name)).damagedRows === 0
      } catch {
        return false
      }
    }
    return this.list().find(isGood) ?? null
  }

  #thin(keep: BackupFile | null): void {
    for (const { name } of thinned(this.list())) {
      // The next backup tries again if one cannot be removed.
      if (name !== keep?.name) removeQuietly(join(this.folder, name))
    }
  }
}
