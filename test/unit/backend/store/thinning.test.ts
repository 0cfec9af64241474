import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDue } from '#main/backend/store/backup-schedule.ts'
import { thinned } from '#main/backend/store/backups.ts'
import { dayTime, localDay, timeOf } from '#shared/base/clock.ts'
import { zoneOf } from '#test/support/time-zones.ts'
import { runs } from '#test/property/runs.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 6, 15, 12)

interface Made {
  /** By the clock of that moment. */
  readonly at: number
  /** In truth. */
  readonly real: number
}

/** Backups as they are made and thinned, newest first. */
class History {
  kept: readonly Made[]

  constructor(kept: readonly Made[] = []) {
    this.kept = kept
  }

  /** Makes a backup; returns what was removed for it. */
  make(real: number, clock = real): Made[] {
    const all = [{ at: clock, real }, ...this.kept]
    const gone = thinned(all)
    this.kept = all.filter((backup) => !gone.includes(backup))
    return gone
  }
}

/** Backups kept after two years of a backup every four hours, by a clock that is right. */
const TWO_YEARS = (() => {
  const history = new History()
  for (let now = NOW - 730 * DAY; now <= NOW; now += 4 * HOUR) history.make(now)
  return history.kept
})()

const dayOf = (at: number): number => Math.floor(at / DAY)
const agesOf = (backups: readonly Made[]): number[] => backups.map(({ real }) => (NOW - real) / DAY)

test('the last three stay, however old', () => {
  const history = new History()
  for (const age of [903, 902, 901, 900]) history.make(NOW - age * DAY)
  expect(history.kept).toHaveLength(4)
  const aged = (...ages: number[]) => ages.map((age) => ({ at: NOW - age * HOUR }))
  expect(thinned(aged(0, 1, 2))).toEqual([])
  expect(thinned(aged(0, 1, 2, 3))).toEqual(aged(3))
})

test('of one day only the newest stays, beside the last three', () => {
  // Twelve of today, one an hour from midnight on; the day before has two.
  const ages = [...Array.from({ length: 12 }, (_, i) => i), 13, 14]
  const removed = thinned(ages.map((age) => ({ at: NOW - age * HOUR })))
  expect(removed.map(({ at }) => (NOW - at) / HOUR)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 14])
})

test('the last backup of an evening stays, wherever it is evening', () => {
  const clock = { now: 0, zoneAt: zoneOf('America/New_York'), dayBegins: 0 }
  let kept: { at: number }[] = []
  for (let day = 0; day < 40; day++) {
    for (const hour of [15, 21]) {
      const all = [
        { at: timeOf(clock, localDay(clock, NOW) * DAY + day * DAY + hour * HOUR) },
        ...kept,
      ]
      const gone = thinned(all, clock)
      kept = all.filter((backup) => !gone.includes(backup))
    }
  }
  const hours = kept.slice(3).map(({ at }) => (dayTime(clock, at) % DAY) / HOUR)
  expect(hours.length).toBeGreaterThan(8)
  expect(new Set(hours)).toEqual(new Set([21]))
})

test('two years of a backup every four hours come down to days, weeks and months', () => {
  const days = agesOf(TWO_YEARS).sort((a, b) => a - b)
  // A day, a week and a month that are over may wait for the next day.
  expect(days.length).toBeLessThanOrEqual(3 + 7 + 8 + 12 + 3)
  for (let day = 0; day < 7; day++) {
    expect(
      days.some((age) => Math.floor(age + 0.5) === day),
      `${day} days ago`,
    ).toBe(true)
  }
  for (let week = 0; week < 7; week++) {
    const within = days.some((age) => age >= 7 * week && age < 7 * week + 8)
    expect(within, `${week} weeks ago`).toBe(true)
  }
  const months = new Set(TWO_YEARS.map(({ at }) => new Date(at).toISOString().slice(0, 7)))
  expect(months.size).toBe(12)
})

describe('a clock that is wrong', () => {
  test.each([
    ['in 2099', Date.UTC(2099, 0, 1)],
    ['a year ahead', NOW + 365 * DAY],
    ['a year behind', NOW - 365 * DAY],
    ['in 1970', 0],
  ])('%s for one start removes no backup of another day', (_, wrong) => {
    const history = new History(TWO_YEARS)
    // Those of today that give way to later ones of today, whatever the clock.
    const before = history.kept.filter(({ real }) => dayOf(real) < dayOf(NOW))
    history.make(NOW + HOUR, wrong)
    expect(history.kept).toEqual(expect.arrayContaining(before))
    // And then right again.
    history.make(NOW + 2 * HOUR)
    expect(history.kept).toEqual(expect.arrayContaining(before))
    // A year later nothing is left of it, but for the backup itself at most.
    for (let now = NOW + DAY; now < NOW + 400 * DAY; now += DAY) history.make(now)
    expect(history.kept.length).toBeLessThanOrEqual(3 + 7 + 8 + 12 + 3)
    const months = history.kept.map(({ real }) => new Date(real).toISOString().slice(0, 7))
    expect(new Set(months).size).toBeGreaterThanOrEqual(11)
  })

  const wrongBy = fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    {
      weight: 1,
      arbitrary: fc.integer({ min: -40 * 365, max: 100 * 365 }).map((days) => days * DAY),
    },
    { weight: 1, arbitrary: fc.integer({ min: -40, max: 40 }).map((days) => days * DAY) },
  )
  const starts = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 60 }), wrongBy }), {
    minLength: 1,
    maxLength: 80,
  })

  test('whatever it says, a step removes little, and the last three never', () => {
    fc.assert(
      fc.property(starts, (moments) => {
        const history = new History(TWO_YEARS)
        let real = NOW
        for (const { hours, wrongBy } of moments) {
          real += hours * HOUR
          const before = history.kept
          const gone = history.make(real, Math.max(0, real + wrongBy))
          expect(history.kept.slice(0, 3)).toEqual([history.kept[0], ...before.slice(0, 2)])
          expect(history.kept.length).toBeLessThanOrEqual(63)
          // A day's last backup goes only with others like it: at most one of each span.
          const lastOfDays = gone.filter(
            (one) =>
              dayOf(before[before.indexOf(one) - 1]?.at ?? history.kept[0]!.at) !== dayOf(one.at),
          )
          expect(lastOfDays.length).toBeLessThanOrEqual(3)
          // And only when the clock goes on into a new day, at its pace, or there are very many.
          const gap = history.kept[0]!.at - before[0]!.at
          if (gap <= 0 || gap > 31 * DAY || dayOf(history.kept[0]!.at) === dayOf(before[0]!.at)) {
            if (before.length < 60) expect(lastOfDays).toEqual([])
          }
        }
      }),
      runs(300),
    )
  })

  test('a few wrong starts among right ones cost at most one old day, week and month each', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            day: fc.integer({ min: 0, max: 120 }),
            at: fc.integer({ min: 0, max: 4e12 }),
          }),
          { minLength: 1, maxLength: 4 },
        ),
        (wrong) => {
          const [right, other] = [new History(TWO_YEARS), new History(TWO_YEARS)]
          for (let day = 1; day <= 120; day++) {
            right.make(NOW + day * DAY)
            other.make(NOW + day * DAY)
            for (const { at } of wrong.filter((one) => one.day === day)) {
              other.make(NOW + day * DAY + HOUR, at)
            }
          }
          const left = new Set(other.kept.map(({ real }) => real))
          const missing = right.kept.filter(({ real }) => !left.has(real))
          expect(missing.length).toBeLessThanOrEqual(3 * wrong.length)
        },
      ),
      runs(30),
    )
  })
})

test('a backup is due when there is something new and the last one is old', () => {
  const backup = { name: '', bytes: 1, at: NOW - 2 * DAY, answers: 10 }
  expect(isDue(undefined, 0, NOW, DAY)).toBe(false)
  expect(isDue(undefined, 1, NOW, DAY)).toBe(true)
  expect(isDue(backup, 0, NOW, DAY)).toBe(false)
  expect(isDue(backup, 10, NOW, DAY)).toBe(false)
  expect(isDue(backup, 11, NOW, DAY)).toBe(true)
  expect(isDue(backup, 11, NOW - 1.5 * DAY, DAY)).toBe(false)
  // A clock that was ahead once does not put backups off.
  expect(isDue({ ...backup, at: NOW + 900 * DAY }, 11, NOW, DAY)).toBe(true)
})
