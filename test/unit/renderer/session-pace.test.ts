import { WRONG_SECONDS } from '#shared/study/sprint.ts'
import { describe, expect, it, vi } from 'vitest'
import { MARK_MS } from '#renderer/components/session/session-times.ts'
import { sessionTable } from './fake-session.ts'

const SECOND = 1_000

describe('pauses', () => {
  it.each([
    ['always', 'best', 'verdict'],
    ['always', 'forced', 'verdict'],
    ['mistakes', 'fine', 'mark'],
    ['mistakes', 'forced', 'mark'],
    ['mistakes', 'inaccuracy', 'verdict'],
    ['never', 'best', 'waiting'],
    ['never', 'blunder', 'waiting'],
  ] as const)('of "%s" after "%s": %s', async (pause, choice, phase) => {
    const { machine, begin, answer } = sessionTable()
    await begin({ pause })
    await answer(choice)
    expect(machine.phase.value).toBe(phase)
  })

  it('come at least at the mistake that ends a streak', async () => {
    const { machine, begin, goOn, answer } = sessionTable()
    await begin({ pause: 'never', speed: 'streak' })
    await goOn('best')
    await answer('mistake')
    expect([machine.phase.value, machine.last.value]).toEqual(['verdict', true])
  })

  it('of a mark end by themselves, or earlier, and never twice', async () => {
    const { machine, backend, begin, goOn, now } = sessionTable(4)
    await begin({ pause: 'mistakes' })
    await goOn('best')
    await vi.advanceTimersByTimeAsync(MARK_MS - 1)
    expect(machine.phase.value).toBe('mark')
    await vi.advanceTimersByTimeAsync(1)
    expect(now()).toEqual(['asking', 2])
    await goOn('best')
    await vi.advanceTimersByTimeAsync(100)
    await machine.next()
    expect(now()).toEqual(['asking', 3])
    // The first mark would have ended in the middle of this one.
    await goOn('best')
    await vi.advanceTimersByTimeAsync(MARK_MS - 50)
    expect(now()).toEqual(['mark', 3])
    await vi.advanceTimersByTimeAsync(50)
    expect(now()).toEqual(['asking', 4])
    await vi.advanceTimersByTimeAsync(2 * MARK_MS)
    expect(now()).toEqual(['asking', 4])
    expect(backend.asked.filter((name) => name === 'next')).toHaveLength(3)
  })

  it('of a mark are over when the session is', async () => {
    const { machine, begin, answer, arrive } = sessionTable()
    await begin({ pause: 'mistakes' })
    await answer('best')
    void machine.finish('stopped')
    await arrive('finish', 'next')
    await vi.advanceTimersByTimeAsync(2 * MARK_MS)
    expect([machine.phase.value, machine.ending.value?.reason]).toEqual(['over', 'stopped'])
  })
})

describe('a sprint', () => {
  const SPRINT = { speed: 'sprint', seconds: 60, pause: 'never' } as const

  it('ends with its time, in the middle of a question', async () => {
    const { machine, backend, begin, goOn, arrive } = sessionTable()
    await begin(SPRINT)
    await vi.advanceTimersByTimeAsync(40 * SECOND)
    await goOn('best')
    // The clock of the whole session goes on.
    await vi.advanceTimersByTimeAsync(19 * SECOND)
    expect(backend.onItsWay).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(backend.onItsWay).toMatchObject([
      { name: 'finish', params: { session: 1, reason: 'time' } },
    ])
    await arrive('finish')
    expect([machine.phase.value, machine.ending.value?.reason]).toEqual(['over', 'time'])
    expect(machine.endsAt.value).toBeNull()
  })

  it('ends with its time while an answer is graded, which counts for the backend alone', async () => {
    const { machine, backend, begin, arrive } = sessionTable()
    await begin(SPRINT)
    void machine.answer('best')
    await vi.advanceTimersByTimeAsync(61 * SECOND)
    await arrive('answer', 'finish')
    expect(machine.phase.value).toBe('over')
    expect(backend.answers).toEqual(['1/1'])
  })

  it('loses seconds by a wrong answer, and by nothing else', async () => {
    const { machine, backend, begin, answer, arrive } = sessionTable(5)
    await begin(SPRINT)
    for (const choice of ['best', 'fine', 'blunder', 'forced', 'best'] as const) {
      const before = machine.endsAt.value!
      await answer(choice)
      const isWrong = choice === 'blunder'
      expect(machine.endsAt.value === null || machine.endsAt.value === before).toBe(!isWrong)
      if (isWrong) expect(machine.endsAt.value).toBe(before - WRONG_SECONDS * SECOND)
      await arrive('next')
    }
    expect(machine.grades.value).toEqual(['best', 'fine', 'blunder', null, 'best'])
    expect(backend.onItsWay).toEqual([])
  })

  it('goes on with the time that its answers have left', async () => {
    const { machine, backend, begin, goOn, arrive } = sessionTable()
    await begin(SPRINT)
    await goOn('best')
    machine.leave()
    await vi.advanceTimersByTimeAsync(600 * SECOND)
    expect(backend.onItsWay).toEqual([])
    void machine.resume(1)
    await arrive('resume')
    expect([machine.phase.value, machine.grades.value]).toEqual(['asking', ['best']])
    await vi.advanceTimersByTimeAsync(57 * SECOND)
    expect(backend.onItsWay).toEqual([])
    await vi.advanceTimersByTimeAsync(2 * SECOND)
    expect(backend.onItsWay).toMatchObject([{ name: 'finish' }])
  })

  it('without a length has no clock, nor has what is none', async () => {
    for (const setup of [
      { ...SPRINT, seconds: null },
      { speed: 'none' as const, seconds: 60 },
    ]) {
      const { machine, backend, begin } = sessionTable()
      await begin(setup)
      await vi.advanceTimersByTimeAsync(3_600 * SECOND)
      expect([machine.phase.value, machine.endsAt.value]).toEqual(['asking', null])
      expect(backend.onItsWay).toEqual([])
    }
  })
})
