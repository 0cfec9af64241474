import { chmodSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { texts } from '#shared/texts/texts.ts'
import { errorCode, readReason } from '../files/file-reason.ts'
import { makeFolder } from '../files/make-folder.ts'
import { removeQuietly, renameSynced, syncFile, temporaryName } from '../files/whole-file.ts'
import { drained } from '#shared/base/drained.ts'
import { checkCopy } from './check-file.ts'
import type { StudyDatabase } from './study-database.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'
import { DAY, localDay } from '#shared/base/clock.ts'
import { localClock } from '../local-clock.ts'
import { mondayOf } from './spans.ts'

const LATEST_STORED = 3

/** How many days, weeks and months keep a backup, and the period of a day number. */
const SPANS = [
  { count: 7, spanOf: (day: number) => day },
  { count: 8, spanOf: mondayOf },
  { count: 12, spanOf: (day: number) => new Date(day * DAY).toISOString().slice(0, 7) },
] as const

/** At most one expired day, week and month is removed at once. */
const MAX_STEP = SPANS.length

/** A larger step between two backups may be a wrong clock; in milliseconds. */
const MAX_GAP = 31 * DAY

/** Above this number the oldest are removed even if the clock looks wrong. */
const MAX_BACKUPS = 60

interface Backup {
  readonly at: number
}

type SpanOf = (at: number) => number | string

function firstOfRuns<T extends Backup>(backups: readonly T[], spanOf: SpanOf): T[] {
  return backups.filter(({ at }, i) => i === 0 || spanOf(backups[i - 1]!.at) !== spanOf(at))
}

function isPlausible([newest, before]: readonly Backup[]): boolean {
  if (!newest || !before) return false
  const gap = newest.at - before.at
  return gap >= 0 && gap <= MAX_GAP
}

function beginsDay([newest, ...others]: readonly Backup[], dayOf: SpanOf): boolean {
  return newest !== undefined && others.every(({ at }) => dayOf(at) !== dayOf(newest.at))
}

/**
 * Backups to remove after a new one was made. Input and output are newest first by creation, since
 * a clock may have been wrong; after a jump of the clock nothing is removed.
 *
 * Kept are the last three, and the last backup of each of the last 7 days, 8 weeks and 12 months
 * that have one. Other backups of a day with a later one are removed; with the first backup of a
 * new day, also a few whose period has expired.
 */
export function thinned<T extends Backup>(newestFirst: readonly T[], clock = localClock(0)): T[] {
  const dayOf = (at: number): number => localDay(clock, at)
  const kept = new Set<T>(newestFirst.slice(0, LATEST_STORED))
  const lastOfDays = firstOfRuns(newestFirst, dayOf)
  for (const { count, spanOf: spanOfDay } of SPANS) {
    const spanOf: SpanOf = (at) => spanOfDay(dayOf(at))
    const spans = new Set<number | string>()
    for (const backup of firstOfRuns(lastOfDays, spanOf)) {
      if (spans.add(spanOf(backup.at)).size > count) break
      kept.add(backup)
    }
  }
  const unwanted = newestFirst.filter((backup) => !kept.has(backup))
  const isLastOfDay = new Set(lastOfDays)
  const sameDay = unwanted.filter((backup) => !isLastOfDay.has(backup))
  const over = unwanted.filter((backup) => isLastOfDay.has(backup))
  const isTooMany = newestFirst.length > MAX_BACKUPS
  if (!isPlausible(newestFirst) && !isTooMany) return []
  return beginsDay(newestFirst, dayOf) || isTooMany
    ? [...sameDay, ...over.slice(-MAX_STEP)]
    : sameDay
}

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

  make(database: StudyDatabase, now: number): BackupFile {
    return drained(this.making(database, now))
  }

  /**
   * In slices. Verifies the copy, then removes old backups except `keep`. Throws on failure.
   */
  *making(
    database: StudyDatabase,
    now: number,
    keep: BackupFile | null = null,
  ): Generator<void, BackupFile> {
    makeFolder(this.folder)
    const copy = temporaryName(join(this.folder, 'study.sqlite'))
    try {
      rmSync(copy, { force: true })
      database.connection.prepare('VACUUM INTO ?').run(copy)
      chmodSync(copy, PRIVATE_FILE)
      yield
      const { answers } = checkCopy(copy)
      yield
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
