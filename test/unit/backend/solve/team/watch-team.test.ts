import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SharedSolveState } from '#main/backend/solve/team/shared-solve-state.ts'
import { watchTeam, type WatchOptions } from '#main/backend/solve/team/run-team.ts'

const HOURS = 3_600_000

let state: SharedSolveState
let looks: number[]

const watch = (options: WatchOptions = {}) =>
  watchTeam(state, options, (seconds) => looks.push(seconds))

beforeEach(() => {
  vi.useFakeTimers()
  state = SharedSolveState.create(1)
  looks = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('somebody looks again and again and at last, and hears how long the team has worked', () => {
  const { end } = watch()
  vi.advanceTimersByTime(250)
  end()
  vi.advanceTimersByTime(10_000)
  expect(looks).toHaveLength(3)
  for (const [i, seconds] of [0.1, 0.2, 0.25].entries()) expect(looks[i]).toBeCloseTo(seconds, 6)
  expect(state.awaitsCheckpoint).toBe(false)
})

test('the hours that the computer sleeps in the middle are no work', () => {
  // A clock that goes on in the sleep, while no timer does.
  let slept = 0
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() + slept)
  const { end } = watch()
  vi.advanceTimersByTime(1_000)
  slept = 8 * HOURS
  vi.advanceTimersByTime(1_000)
  end()
  expect(looks.at(-1)).toBeGreaterThan(1.8)
  expect(looks.at(-1)).toBeLessThanOrEqual(2)
})

test('setting the clock of the computer changes nothing', () => {
  const { end } = watch()
  vi.advanceTimersByTime(1_000)
  vi.setSystemTime(Date.now() - 24 * HOURS)
  vi.advanceTimersByTime(1_000)
  end()
  expect(looks.at(-1)).toBeCloseTo(2, 6)
})

test('a checkpoint is asked for every few seconds', () => {
  const { end } = watch({ checkpointEveryMs: 5_000 })
  vi.advanceTimersByTime(4_900)
  expect(state.awaitsCheckpoint).toBe(false)
  vi.advanceTimersByTime(100)
  expect(state.awaitsCheckpoint).toBe(true)
  end()
})

test('a checkpoint before its time gives the next one its whole time', () => {
  const { requestCheckpoint, end } = watch({ checkpointEveryMs: 5_000 })
  vi.advanceTimersByTime(4_900)
  requestCheckpoint()
  expect(state.awaitsCheckpoint).toBe(true)
  const steps = [
    () => true,
    () => {
      vi.advanceTimersByTime(4_900)
      expect(state.awaitsCheckpoint).toBe(false)
      vi.advanceTimersByTime(100)
      expect(state.awaitsCheckpoint).toBe(true)
      return false
    },
  ]
  let saves = 0
  state.work({ pieces: () => 0, run: () => {}, next: () => steps.shift()!() }, () => {
    saves++
    state.saved()
  })
  expect(saves).toBe(1)
  end()
})
