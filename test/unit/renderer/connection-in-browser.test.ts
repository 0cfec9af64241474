import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openConnection, type Connection } from '#renderer/services/connection.ts'
import { FakeSocket } from './fake-socket.ts'

const hear = vi.fn()
const state = vi.fn()
const RETRY_MS = 1000

const LOST = {
  ok: false,
  error: {
    code: 'disconnected',
    message: 'The connection to Breakpoint was lost. It is tried again every second.',
    details: [],
  },
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  FakeSocket.all = []
  hear.mockClear()
  state.mockClear()
  window.history.replaceState(null, '', '/?token=a-b_c#/strategy/table')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (): Connection => openConnection(hear, state)
/** A line whose socket is open already. */
function opened(): Connection {
  const connection = open()
  FakeSocket.last.opens()
  return connection
}
/** Lets promises come to rest; no time passes. */
const rest = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

describe('the line in a browser', () => {
  it('goes to where the page came from, with the token of its address', () => {
    open()
    expect(FakeSocket.all.map(({ url }) => url)).toEqual([
      `ws://${window.location.host}/socket?token=a-b_c`,
    ])
  })

  it('carries what was asked before it was open, in order', async () => {
    const { backend, shell } = open()
    const [first, second] = [backend('rules.list', {}), shell('settings.get', { a: 1 })]
    await rest()
    const socket = FakeSocket.last
    expect(socket.sent).toEqual([])
    socket.opens()
    expect(socket.sent).toMatchObject([
      { t: 'q', m: 'request', a: ['rules.list', {}] },
      { t: 'q', m: 'request', a: ['settings.get', { a: 1 }] },
    ])
    socket.answers(1, 'second')
    socket.answers(0, 'first')
    expect(await first).toEqual({ ok: true, value: 'first' })
    expect(await second).toEqual({ ok: true, value: 'second' })
  })

  it('carries at once what is asked while it is open', async () => {
    const { backend } = opened()
    void backend('rules.list', {})
    await rest()
    expect(FakeSocket.last.requests).toEqual(['rules.list'])
  })

  it('hears what is said unasked', async () => {
    opened()
    FakeSocket.last.says({ t: 'q', m: 'event', a: ['notice', { message: 'Hello.' }] })
    await rest()
    expect(hear.mock.calls).toEqual([['notice', { message: 'Hello.' }]])
  })

  it.each([null, 7, 'text', [], { t: 'x' }, { t: 's' }, { t: 'q', m: 'eval', a: [] }])(
    'is not disturbed by %j',
    async (message) => {
      const { backend } = opened()
      const asked = backend('rules.list', {})
      await rest()
      FakeSocket.last.says(message)
      FakeSocket.last.answers(0, 'right')
      expect(await asked).toEqual({ ok: true, value: 'right' })
      expect(hear).not.toHaveBeenCalled()
    },
  )
})

describe('a break of the line', () => {
  it('answers all that was asked as lost', async () => {
    const { backend, shell } = opened()
    const asked = [backend('rules.list', {}), shell('settings.get', {})]
    await rest()
    FakeSocket.last.breaks()
    expect(await Promise.all(asked)).toEqual([LOST, LOST])
  })

  it('before it was ever open answers what waited, which is never sent late', async () => {
    const { backend } = open()
    const asked = backend('rules.remove', { id: 'mine' })
    await rest()
    FakeSocket.last.breaks()
    expect(await asked).toEqual(LOST)
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    FakeSocket.last.opens()
    expect(FakeSocket.last.sent).toEqual([])
  })

  it('is told, tried again every second, and told to be over', async () => {
    opened()
    FakeSocket.last.breaks()
    expect(state.mock.calls).toEqual([[true], [false]])
    await vi.advanceTimersByTimeAsync(RETRY_MS - 1)
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all).toHaveLength(2)
    FakeSocket.last.breaks()
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    expect(FakeSocket.all).toHaveLength(3)
    expect(FakeSocket.all[2]!.url).toBe(FakeSocket.all[0]!.url)
    FakeSocket.last.opens()
    expect(state.mock.calls).toEqual([[true], [false], [false], [true]])
  })

  it('does not lose what is asked during it', async () => {
    const { backend } = opened()
    FakeSocket.last.breaks()
    const asked = backend('rules.list', {})
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    FakeSocket.last.opens()
    expect(FakeSocket.last.requests).toEqual(['rules.list'])
    FakeSocket.last.answers(0, [])
    expect(await asked).toEqual({ ok: true, value: [] })
  })

  it('leaves nothing to an answer that comes after it', async () => {
    const { backend } = opened()
    const asked = backend('rules.list', {})
    await rest()
    const [old] = FakeSocket.all
    old!.breaks()
    await vi.advanceTimersByTimeAsync(RETRY_MS)
    FakeSocket.last.opens()
    FakeSocket.last.says({ t: 's', i: old!.sent[0]!.i, r: { ok: true, value: 'late' } })
    expect(await asked).toEqual(LOST)
  })

  it('does not take back what was answered before it', async () => {
    const { backend } = opened()
    const asked = backend('rules.list', {})
    await rest()
    FakeSocket.last.answers(0, 'in time')
    await rest()
    FakeSocket.last.breaks()
    expect(await asked).toEqual({ ok: true, value: 'in time' })
  })
})
