const DAY = 86_400_000
const WEEK = 7 * DAY

/** The newest ones stay whatever their age. */
const LATEST_KEPT = 3

const SPANS = [
  { count: 7, spanOf: (at: number) => Math.floor(at / DAY) },
  { count: 8, spanOf: (at: number) => Math.floor(at / WEEK) },
  {
    count: 12,
    spanOf: (at: number) => {
      const date = new Date(at)
      return date.getUTCFullYear() * 12 + date.getUTCMonth()
    },
  },
] as const

/**
 * Which of some backups are no longer wanted. Kept are the last three, and the newest of each of the
 * last 7 days, 8 weeks and 12 months. Times are milliseconds of the epoch.
 */
export function thinned<T extends { readonly at: number }>(
  backups: readonly T[],
  now: number,
): T[] {
  const newestFirst = backups.toSorted((a, b) => b.at - a.at)
  const kept = new Set<T>(newestFirst.slice(0, LATEST_KEPT))
  for (const { count, spanOf } of SPANS) {
    const seen = new Set<number>()
    for (const backup of newestFirst) {
      const span = spanOf(backup.at)
      if (span <= spanOf(now) - count || seen.has(span)) continue
      seen.add(span)
      kept.add(backup)
    }
  }
  return newestFirst.filter((backup) => !kept.has(backup))
}
