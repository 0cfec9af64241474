import { expect, test } from 'vitest'
import { AwakeClock } from '#shared/base/awake-clock.ts'

function clockFrom(start: number) {
  let time = start
  let longest = 1_000
  const awake = new AwakeClock(
    () => time,
    () => longest,
  )
  return {
    after(milliseconds: number): number {
      time += milliseconds
      return awake.now()
    },
    allow(milliseconds: number): void {
      longest = milliseconds
    },
  }
}

test('while it is read often it goes as the other clock does', () => {
  const clock = clockFrom(5_000)
  expect([clock.after(0), clock.after(999), clock.after(1_000)]).toEqual([5_000, 5_999, 6_999])
})

test('a long pause does not count, however often there is one', () => {
  const clock = clockFrom(0)
  expect(clock.after(500)).toBe(500)
  expect(clock.after(8 * 3_600_000)).toBe(500)
  expect(clock.after(400)).toBe(900)
  expect(clock.after(1_001)).toBe(900)
  expect(clock.after(0)).toBe(900)
})

test('how long a pause may be is asked at each reading', () => {
  const clock = clockFrom(0)
  clock.allow(60_000)
  expect(clock.after(50_000)).toBe(50_000)
  clock.allow(1_000)
  expect(clock.after(50_000)).toBe(50_000)
})
