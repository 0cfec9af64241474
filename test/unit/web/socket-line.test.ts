import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { ClientHub } from '#main/backend/clients/client-hub.ts'
import { joinSocket } from '#main/web/socket-line.ts'
import { openPage, startShell } from './running-shell.ts'

class FakeSocket extends EventEmitter {
  readonly send = vi.fn<(text: string) => void>()
  readonly terminate = vi.fn<() => void>()
  readonly close = vi.fn<(code: number, reason: string) => void>()

  join(hub: ClientHub, clock?: () => number): this {
    joinSocket(hub, this as unknown as WebSocket, clock && { clock })
    return this
  }

  get notices(): unknown[] {
    return this.send.mock.calls.map(([text]) => (JSON.parse(text) as { a: unknown[] }).a[1])
  }
}

const ASKED = Buffer.from('{"t":"q","m":"request","i":"7","a":["rules.list",{}]}')

const rest = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

const silent = (): ClientHub => new ClientHub(() => new Promise(() => {}))

describe('a socket of the hub', () => {
  it('hears what is said until it has gone; a notice after that waits for the next', async () => {
    const hub = silent()
    const first = new FakeSocket().join(hub)
    hub.emit('notice', { message: 'One.' })
    await rest()
    first.emit('close')
    hub.emit('notice', { message: 'Two.' })
    await rest()
    expect(first.notices).toEqual([{ message: 'One.' }])
    const second = new FakeSocket().join(hub)
    await rest()
    expect(second.notices).toEqual([{ message: 'Two.' }])
    expect(first.send).toHaveBeenCalledTimes(1)
  })

  it('is ended where the line is broken', () => {
    const socket = new FakeSocket().join(silent())
    socket.emit('error', new Error('Max payload size exceeded'))
    expect(socket.terminate).toHaveBeenCalledTimes(1)
  })

  it('that cannot be written to is ended, and the others hear what is said', async () => {
    const hub = silent()
    const broken = new FakeSocket().join(hub)
    const whole = new FakeSocket().join(hub)
    broken.send.mockImplementation(() => {
      throw new Error('WebSocket is not open')
    })
    hub.emit('notice', { message: 'One.' })
    await rest()
    expect(broken.terminate).toHaveBeenCalledTimes(1)
    expect(whole.notices).toEqual([{ message: 'One.' }])
  })

  it('is answered for its requests alone', async () => {
    const asked = vi.fn((name: unknown) => Promise.resolve({ ok: true as const, value: name }))
    const hub = new ClientHub(asked)
    const [one, other] = [new FakeSocket().join(hub), new FakeSocket().join(hub)]
    one.emit('message', ASKED)
    one.emit('message', Buffer.from('{"t":"q","m":"request"'))
    await rest()
    expect(asked.mock.calls).toEqual([['rules.list', {}]])
    expect(JSON.parse(one.send.mock.calls[0]![0])).toEqual({
      t: 's',
      i: '7',
      r: { ok: true, value: 'rules.list' },
    })
    expect(other.send).not.toHaveBeenCalled()
  })
})

describe('a flood of messages', () => {
  const answer = vi.fn(() => Promise.resolve({ ok: true as const, value: 1 }))
  let now = 0
  function flood(socket: FakeSocket, count: number): void {
    for (let i = 0; i < count; i++) socket.emit('message', ASKED)
  }
  beforeEach(() => {
    now = 0
    answer.mockClear()
  })

  it('closes its line with a reason, and what comes after is not read', async () => {
    const hub = new ClientHub(answer)
    const [one, other] = [0, 1].map(() => new FakeSocket().join(hub, () => now))
    flood(one!, 5_000)
    await rest()
    expect(answer).toHaveBeenCalledTimes(2_000)
    expect(one!.close).toHaveBeenCalledExactlyOnceWith(1008, expect.stringContaining('Too many'))
    // The protocol has no room for a longer one.
    expect(Buffer.byteLength(one!.close.mock.calls[0]![1])).toBeLessThanOrEqual(123)
    now = 60_000
    flood(one!, 1)
    flood(other!, 1)
    await rest()
    expect(answer).toHaveBeenCalledTimes(2_001)
    expect(other!.close).not.toHaveBeenCalled()
  })

  it('is not what a page sends while a slider moves, however long', async () => {
    const socket = new FakeSocket().join(new ClientHub(answer), () => now)
    for (let frame = 0; frame < 60 * 60; frame++) {
      now += 1_000 / 60
      flood(socket, 4)
    }
    await rest()
    expect(answer).toHaveBeenCalledTimes(60 * 60 * 4)
    expect(socket.close).not.toHaveBeenCalled()
  })

  it('is closed over a real line too, whose page can connect anew', async () => {
    const shell = await startShell()
    const page = await openPage(shell)
    const closed = new Promise<[number, string]>((resolve) =>
      page.socket.on('close', (code, reason) => resolve([code, reason.toString()])),
    )
    for (let i = 0; i < 6_000; i++) page.socket.send('{}')
    expect(await closed).toEqual([1008, expect.stringContaining('Too many messages')])
    const again = await openPage(shell)
    expect(await again.request('shell.info', {})).toMatchObject({ ok: true })
  })
})
