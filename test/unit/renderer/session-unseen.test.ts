import { describe, expect, it, vi } from 'vitest'
import { UNSEEN_MS } from '#renderer/components/session/session-times.ts'
import { sessionTable } from './fake-session.ts'

vi.unmock('#renderer/components/session/session-times.ts')

describe('what nobody can have seen yet', () => {
  it('is no question that can be answered', async () => {
    const { machine, backend, begin, arrive, now } = sessionTable()
    await begin({ pause: 'never' })
    await vi.advanceTimersByTimeAsync(UNSEEN_MS)
    void machine.answer('best')
    await arrive('answer', 'next')
    expect(now()).toEqual(['asking', 2])
    // The second half of a double press or a double click.
    void machine.answer('blunder')
    await vi.advanceTimersByTimeAsync(UNSEEN_MS - 1)
    expect(machine.canAnswer()).toBe(false)
    void machine.answer('blunder')
    expect([...now(), ...backend.answers]).toEqual(['asking', 2, '1/1'])
    await vi.advanceTimersByTimeAsync(1)
    expect(machine.canAnswer()).toBe(true)
    void machine.answer('blunder')
    expect(backend.answers).toEqual(['1/1', '1/2'])
  })

  it('is no event that can be gone on from', async () => {
    const { machine, begin, now } = sessionTable(3, { waitsAt: () => true })
    await begin()
    machine.skip()
    expect(machine.waits.value).toBe(true)
    await vi.advanceTimersByTimeAsync(UNSEEN_MS)
    machine.skip()
    expect(now()).toEqual(['asking', 1])
  })
})
