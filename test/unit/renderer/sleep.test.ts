import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

type Sprints = typeof import('#renderer/components/session/use-sprint.ts')

let useSprint: Sprints['useSprint']
let awakeTime: () => number
let onWake: (typeof import('#renderer/services/wake.ts'))['onWake']
let asleep: number

/** The computer sleeps: the clocks go on, and no timer comes. */
function sleep(milliseconds: number): void {
  asleep += milliseconds
  vi.setSystemTime(Date.now() + milliseconds)
}
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(async () => {
  vi.useFakeTimers()
  asleep = 0
  const { now } = performance
  const timers = now.call(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) - timers + asleep)
  vi.resetModules()
  ;({ useSprint } = await import('#renderer/components/session/use-sprint.ts'))
  ;({ awakeTime } = await import('#renderer/components/awake-time.ts'))
  ;({ onWake } = await import('#renderer/services/wake.ts'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('a sprint', () => {
  it('is over after its seconds, once', () => {
    const over = vi.fn()
    useSprint(over).run(60)
    vi.advanceTimersByTime(59 * SECOND)
    expect(over).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60 * SECOND)
    expect(over).toHaveBeenCalledOnce()
  })

  it('goes on where it was when the computer sleeps in the middle', () => {
    const over = vi.fn()
    const { run, endsAt } = useSprint(over)
    run(60)
    vi.advanceTimersByTime(20 * SECOND)
    sleep(8 * HOUR)
    vi.advanceTimersByTime(30 * SECOND)
    expect(over).not.toHaveBeenCalled()
    expect(endsAt.value! - awakeTime()).toBeGreaterThan(9 * SECOND)
    expect(endsAt.value! - awakeTime()).toBeLessThanOrEqual(11 * SECOND)
    vi.advanceTimersByTime(11 * SECOND)
    expect(over).toHaveBeenCalledOnce()
  })

  it('runs on in a window that is hidden, whose timers come once a minute', () => {
    useSprint(() => {}).run(600)
    const begun = awakeTime()
    hide(true)
    sleep(60 * SECOND)
    vi.advanceTimersByTime(500)
    hide(false)
    vi.advanceTimersByTime(500)
    expect(awakeTime() - begun).toBeCloseTo(61 * SECOND, -2)
  })

  it('that is stopped is never over', () => {
    const over = vi.fn()
    const { run, stop, endsAt } = useSprint(over)
    run(60)
    stop()
    vi.advanceTimersByTime(120 * SECOND)
    expect([over.mock.calls.length, endsAt.value]).toEqual([0, null])
  })
})

describe('waking up', () => {
  it('is heard by those who listen, once each time', () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const stop = onWake(first)
    onWake(second)
    vi.advanceTimersByTime(10 * 60 * SECOND)
    expect(first).not.toHaveBeenCalled()
    sleep(HOUR)
    vi.advanceTimersByTime(60 * SECOND)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1])
    stop()
    sleep(HOUR)
    vi.advanceTimersByTime(60 * SECOND)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2])
  })

  it('leaves no timer where nobody listens', () => {
    onWake(() => {})()
    expect(vi.getTimerCount()).toBe(0)
  })
})
