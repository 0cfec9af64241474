import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { serveChannel } from '#shared/contract/channel.ts'
import type { Dispatch, Reply } from '#shared/contract/requests.ts'
import { openConnection, type HearRaw, type Connection } from '#renderer/services/connection.ts'
import { FakeSocket } from './fake-socket.ts'
import { soon } from '../../support/soon.ts'

const hear = vi.fn()
let state = vi.fn()
const shellRequest = vi.fn<(name: string, params: unknown) => Promise<Reply>>()
let shellSays: HearRaw = () => {}

/** Pages cannot be closed in a test; their listeners must not outlive it. */
const listening = vi.spyOn(window, 'addEventListener')

beforeEach(() => {
  // A line of the test before may still hear of its ports' end.
  state = vi.fn()
  for (const mock of [hear, shellRequest, listening]) mock.mockClear()
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  window.breakpointShell = { request: shellRequest, onEvent: (listener) => (shellSays = listener) }
})
afterEach(() => {
  delete window.breakpointShell
  vi.unstubAllGlobals()
  for (const [kind, listener] of listening.mock.calls) {
    window.removeEventListener(kind, listener as EventListener)
  }
})

const open = (): Connection => openConnection(hear, state)

/** A backend behind a port; what it returns is the page's end, and how it says something. */
function backend(dispatch: Dispatch): { port: MessagePort; say: HearRaw } {
  const { port1, port2 } = new MessageChannel()
  onTestFinished(() => port1.close())
  const say = serveChannel(
    {
      post: (data) => port1.postMessage(data),
      onMessage: (listener) => void port1.on('message', listener),
    },
    dispatch,
  )
  return { port: port2, say }
}

const answering =
  (who: string): Dispatch =>
  (name, params) =>
    Promise.resolve({ ok: true, value: { who, name, params } })
const silent: Dispatch = () => new Promise(() => {})

/** Hands over a port as the preload script does. */
function handOver(port: MessagePort, change: Partial<MessageEventInit> = {}): void {
  const event = new MessageEvent('message', {
    data: { kind: 'breakpoint-backend-port' },
    origin: window.location.origin,
    ...change,
  })
  Object.defineProperty(event, 'ports', { value: change.ports ?? [port] })
  window.dispatchEvent(event)
}

describe('the line in the window', () => {
  it('asks the shell through the preload and opens no socket', async () => {
    const reply: Reply = { ok: true, value: 7 }
    shellRequest.mockResolvedValue(reply)
    expect(await open().shell('settings.get', { a: 1 })).toBe(reply)
    expect(shellRequest.mock.calls).toEqual([['settings.get', { a: 1 }]])
    expect(FakeSocket.all).toEqual([])
  })

  it('asks the backend through the port, as soon as there is one', async () => {
    const { backend: ask } = open()
    const early = ask('rules.list', { early: true })
    handOver(backend(answering('first')).port)
    const value = { who: 'first', name: 'rules.list' }
    expect(await early).toEqual({ ok: true, value: { ...value, params: { early: true } } })
    expect(await ask('rules.list', {})).toEqual({ ok: true, value: { ...value, params: {} } })
    expect(shellRequest).not.toHaveBeenCalled()
  })

  it('hears both ends', async () => {
    open()
    const { port, say } = backend(silent)
    handOver(port)
    shellSays('settings-changed', { theme: 'dark' })
    say('notice', { message: 'Hello.' })
    await soon(() => expect(hear).toHaveBeenCalledTimes(2))
    expect(hear.mock.calls).toEqual([
      ['settings-changed', { theme: 'dark' }],
      ['notice', { message: 'Hello.' }],
    ])
  })
})

describe('a port that closes', () => {
  it('is a break, and what is asked meanwhile is not left waiting', async () => {
    const { backend: ask } = open()
    const { port1, port2 } = new MessageChannel()
    handOver(port2)
    const pending = ask('farkle.scoreOverview', {})
    port1.close()
    expect(await pending).toMatchObject({ ok: false, error: { code: 'disconnected' } })
    expect(state.mock.lastCall).toEqual([false])
    expect(await ask('rules.list', {})).toMatchObject({ error: { code: 'disconnected' } })
    handOver(backend(answering('second')).port)
    await soon(() => expect(state.mock.lastCall).toEqual([true]))
    expect(await ask('rules.list', {})).toMatchObject({ value: { who: 'second' } })
  })

  it('is none once another has taken its place', async () => {
    open()
    const { port1, port2 } = new MessageChannel()
    handOver(port2)
    handOver(backend(silent).port)
    await soon(() => expect(state.mock.lastCall).toEqual([true]))
    const told = state.mock.calls.length
    port1.close()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(state.mock.calls).toHaveLength(told)
  })
})

describe('a backend that is gone for good', () => {
  const gone = { ok: false, error: { code: 'disconnected' } }

  it('answers nothing any more, and the page hears of it', async () => {
    const { backend: ask } = open()
    handOver(backend(silent).port)
    const pending = ask('farkle.scoreOverview', {})
    await new Promise((resolve) => setTimeout(resolve))
    shellSays('backend-gone', {})
    expect(await pending).toMatchObject(gone)
    expect(await ask('rules.list', {})).toMatchObject(gone)
    expect(state.mock.lastCall).toEqual([false])
    expect(hear.mock.calls).toEqual([['backend-gone', {}]])
  })

  it('leaves no page waiting that is loaded afterwards', async () => {
    const { backend: ask } = open()
    const early = ask('rules.list', {})
    shellSays('backend-gone', {})
    expect(await early).toMatchObject(gone)
  })
})

describe('a second port', () => {
  it('is a break of the line, which the page sees before it is mended', async () => {
    open()
    handOver(backend(silent).port)
    handOver(backend(silent).port)
    expect(state.mock.calls).toEqual([[false]])
    await soon(() => expect(state.mock.calls).toEqual([[false], [true]]))
  })

  it('answers as lost what the first will never answer', async () => {
    const { backend: ask } = open()
    handOver(backend(silent).port)
    const pending = [ask('farkle.scoreOverview', {}), ask('rules.list', {})]
    await new Promise((resolve) => setTimeout(resolve))
    handOver(backend(answering('second')).port)
    for (const asked of pending) {
      expect(await asked).toMatchObject({ ok: false, error: { code: 'disconnected' } })
    }
    expect(await ask('rules.list', {})).toMatchObject({ ok: true, value: { who: 'second' } })
  })

  it('leaves alone what the first has answered, and the shell', async () => {
    let answerShell: (reply: Reply) => void = () => {}
    shellRequest.mockReturnValue(new Promise((resolve) => (answerShell = resolve)))
    const { backend: ask, shell } = open()
    handOver(backend(answering('first')).port)
    const shellAsked = shell('settings.get', {})
    const answered = ask('rules.list', {})
    expect(await answered).toMatchObject({ value: { who: 'first' } })
    handOver(backend(silent).port)
    answerShell({ ok: true, value: 'late' })
    expect(await shellAsked).toEqual({ ok: true, value: 'late' })
  })
})

describe('a message of somebody else', () => {
  it.each([
    { what: 'from another origin', change: { origin: 'https://evil.example' } },
    { what: 'without an origin', change: { origin: '' } },
    { what: 'of another kind', change: { data: { kind: 'another-port' } } },
    { what: 'without a kind', change: { data: {} } },
    { what: 'that is a text', change: { data: 'breakpoint-backend-port' } },
    { what: 'that is nothing', change: { data: null } },
    { what: 'without a port', change: { ports: [] } },
  ])('hands over nothing: $what', async ({ change }) => {
    const foreign = vi.fn(answering('foreign'))
    const { backend: ask } = open()
    handOver(backend(foreign).port, change)
    const asked = ask('rules.list', {})
    handOver(backend(answering('right')).port)
    expect(await asked).toMatchObject({ value: { who: 'right' } })
    handOver(backend(foreign).port, change)
    expect(await ask('rules.list', {})).toMatchObject({ value: { who: 'right' } })
    expect(foreign).not.toHaveBeenCalled()
  })
})
