/** Time on a user's clock; passed in wherever time matters. */
export interface Clock {
  /** Milliseconds of the epoch. */
  readonly now: number
  /** Minutes that local time is ahead of UTC; negative west of Greenwich. */
  readonly zone: number
}

export const MINUTE = 60_000
export const DAY = 1440 * MINUTE

/** A time as local clocks show it, as if they stood in UTC. */
export function localTime({ zone }: Clock, time: number): number {
  return time + zone * MINUTE
}

/** The number of the local day that a time lies in; days begin at local midnight. */
export function localDay(clock: Clock, time: number): number {
  return Math.floor(localTime(clock, time) / DAY)
}

/** When a local day begins, in milliseconds of the epoch. */
export function dayStart({ zone }: Clock, day: number): number {
  return day * DAY - zone * MINUTE
}
