import { DAY, localDay } from '#shared/base/clock.ts'
import { localClock } from '../local-clock.ts'
import { mondayOf } from './spans.ts'

const LATEST_KEPT = 3

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
