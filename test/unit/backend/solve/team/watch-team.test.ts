import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEAM_CONTROL } from '#main/backend/solve/team/team-control.ts'
import { watchTeam, type WatchOptions } from '#main/backend/solve/team/watch-team.ts'

const HOURS = 3_600_000

let control: Int32Array
let looks: number[]

const watch = (options: WatchOptions = {}): (() => void) =>
  watchTeam(control, options, (seconds) => looks.push(seconds))
/** Whether the team was asked for a checkpoint since this was last asked. */
const asked = (): boolean => Atomics.exchange(control, TEAM_CONTROL.keep, 0) === 1

beforeEach(() => {
  vi.useFakeTimers()
  control = new Int32Array(TEAM_CONTROL.length)
  looks = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('somebody looks again and again and at last, and hears how long the team has worked', () => {
  const end = watch()
  vi.advanceTimersByTime(250)
  end()
  vi.advanceTimersByTime(10_000)
  expect(looks).toHaveLength(3)
  for (const [i, seconds] of [0.1, 0.2, 0.25].entries()) expect(looks[i]).toBeCloseTo(seconds, 6)
  expect(asked()).toBe(false)
})

test('the hours that the computer sleeps in the middle are no work', () => {
  // A clock that goes on in the sleep, while no timer does.
  let slept = 0
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + slept)
  const end = watch()
  vi.advanceTimersByTime(1_000)
  slept = 8 * HOURS
  vi.advanceTimersByTime(1_000)
  end()
  expect(looks.at(-1)).toBeGreaterThan(1.8)
  expect(looks.at(-1)).toBeLessThanOrEqual(2)
})

test('setting the clock of the computer changes nothing', () => {
  const end = watch()
  vi.advanceTimersByTime(1_000)
  vi.setSystemTime(Date.now() - 24 * HOURS)
  vi.advanceTimersByTime(1_000)
  end()
  expect(looks.at(-1)).toBeCloseTo(2, 6)
})

test('a checkpoint is asked for every few seconds, and when somebody wants it', () => {
  const keepers = new Set<() => void>()
  const end = watch({ keepEveryMs: 5_000, keepers })
  vi.advanceTimersByTime(4_900)
  expect(asked()).toBe(false)
  vi.advanceTimersByTime(100)
  expect(asked()).toBe(true)
  for (const keep of keepers) keep()
  expect(asked()).toBe(true)
  // From then on the next one has its time again.
  vi.advanceTimersByTime(4_900)
  expect(asked()).toBe(false)
  end()
  expect(keepers.size).toBe(0)
})
