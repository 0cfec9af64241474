import { expect, test } from 'vitest'
import { isDue } from '#main/backend/store/backup-schedule.ts'
import { thinned } from '#main/backend/store/thinning.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 6, 15, 12)

const aged = (...ages: number[]): { at: number }[] => ages.map((age) => ({ at: NOW - age }))
const agesOf = (backups: readonly { at: number }[]): number[] => backups.map(({ at }) => NOW - at)

test('the last three stay, however old', () => {
  expect(thinned(aged(0, 1, 2), NOW)).toEqual([])
  expect(thinned(aged(900 * DAY, 901 * DAY, 902 * DAY), NOW)).toEqual([])
  expect(agesOf(thinned(aged(900 * DAY, 901 * DAY, 902 * DAY, 903 * DAY), NOW))).toEqual([
    903 * DAY,
  ])
})

test('of one day only the newest stays, beside the last three', () => {
  // Twelve of today, one an hour from midnight on; the day before has two.
  const today = Array.from({ length: 12 }, (_, i) => i * HOUR)
  const removed = agesOf(thinned(aged(...today, 13 * HOUR, 14 * HOUR), NOW))
  expect(removed).toEqual([...today.slice(3), 14 * HOUR])
})

test('two years of a backup every four hours come down to days, weeks and months', () => {
  const kept: { at: number }[] = []
  const begin = NOW - 730 * DAY
  for (let now = begin; now <= NOW; now += 4 * HOUR) {
    kept.push({ at: now })
    for (const old of thinned(kept, now)) kept.splice(kept.indexOf(old), 1)
  }
  const days = kept.map(({ at }) => (NOW - at) / DAY).sort((a, b) => a - b)
  expect(days.length).toBeLessThanOrEqual(3 + 7 + 8 + 12)
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
  const months = new Set(kept.map(({ at }) => new Date(at).toISOString().slice(0, 7)))
  expect(months.size).toBe(12)
})

test('a backup is due when there is something new and the last one is old', () => {
  const backup = { name: '', bytes: 1, at: NOW - 2 * DAY, answers: 10 }
  expect(isDue(undefined, 0, NOW, DAY)).toBe(false)
  expect(isDue(undefined, 1, NOW, DAY)).toBe(true)
  expect(isDue(backup, 0, NOW, DAY)).toBe(false)
  expect(isDue(backup, 10, NOW, DAY)).toBe(false)
  expect(isDue(backup, 11, NOW, DAY)).toBe(true)
  expect(isDue(backup, 11, NOW - 1.5 * DAY, DAY)).toBe(false)
})

test('a clock that was ahead once does not put backups off', () => {
  const backup = { name: '', bytes: 1, at: NOW + 900 * DAY, answers: 10 }
  expect(isDue(backup, 11, NOW, DAY)).toBe(true)
  expect(thinned([backup, ...aged(0, HOUR)], NOW)).toEqual([])
})
