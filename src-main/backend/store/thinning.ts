import { DAY, localDay } from '#shared/base/clock.ts'
import { localClock } from '../local-clock.ts'
import { mondayOf } from './spans.ts'

/** The last ones made stay whatever their age. */
const LATEST_KEPT = 3

/** By the calendar: days, weeks and months, by number or name. */
const SPANS = [
  { count: 7, spanOf: (day: number) => day },
  { count: 8, spanOf: mondayOf },
  { count: 12, spanOf: (day: number) => new Date(day * DAY).toISOString().slice(0, 7) },
] as const

/** At most a day, a week and a month that are over are removed at once. */
const MAX_STEP = SPANS.length

/** A clock that has moved on by more than this since the backup before may be wrong. */
const MAX_GAP = 31 * DAY

/** With more backups than this the oldest are removed whatever the clock says. */
const MAX_BACKUPS = 60

interface Backup {
  /** Milliseconds of the epoch, by the clock of that moment. */
  readonly at: number
}

type SpanOf = (at: number) => number | string

/** The first of each run of neighbours with one span. */
function firstOfRuns<T extends Backup>(backups: readonly T[], spanOf: SpanOf): T[] {
  return backups.filter(({ at }, i) => i === 0 || spanOf(backups[i - 1]!.at) !== spanOf(at))
}

/** Whether the clock seems to have gone on as it should since the backup before. */
function isPlausible([newest, before]: readonly Backup[]): boolean {
  if (!newest || !before) return false
  const gap = newest.at - before.at
  return gap >= 0 && gap <= MAX_GAP
}

/** Whether the newest backup is the first of its day. */
function beginsDay([newest, ...others]: readonly Backup[], dayOf: SpanOf): boolean {
  return newest !== undefined && others.every(({ at }) => dayOf(at) !== dayOf(newest.at))
}

/**
 * The backups to remove once the newest has been made; they come and are returned newest first, in the
 * order in which they were made, for a clock may have been wrong. The present time plays no part.
 *
 * Kept are the last three, and the last backup of each of the last 7 days, 8 weeks and 12 months that
 * have one. Of the others, those of a day that has a later one are removed; and, with the first backup of
 * a new day, a few of those whose day, week and month are over. When the clock has jumped, nothing is.
 */
export function thinned<T extends Backup>(newestFirst: readonly T[], clock = localClock(0)): T[] {
  const dayOf = (at: number): number => localDay(clock, at)
  const kept = new Set<T>(newestFirst.slice(0, LATEST_KEPT))
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
