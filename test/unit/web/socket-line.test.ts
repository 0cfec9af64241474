import { EventEmitter } from 'node:events'
import { describe, expect, it, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { Audience } from '#shared/contract/audience.ts'
import { joinSocket } from '#main/web/socket-line.ts'

/** A socket whose other end is the test. */
class FakeSocket extends EventEmitter {
  readonly send = vi.fn<(text: string) => void>()
  readonly terminate = vi.fn<() => void>()

  join(audience: Audience): this {
    joinSocket(audience, this as unknown as WebSocket)
    return this
  }

  /** The notices that were sent here. */
  get notices(): unknown[] {
    return this.send.mock.calls.map(([text]) => (JSON.parse(text) as { a: unknown[] }).a[1])
  }
}

/** Lets promises come to rest. */
const rest = (): Promise<unknown> => new Promise((resolve) => setImmediate(resolve))

const silent = (): Audience => new Audience(() => new Promise(() => {}))

describe('a socket of the audience', () => {
  it('hears what is said until it has gone; a notice after that waits for the next', async () => {
    const audience = silent()
    const first = new FakeSocket().join(audience)
    audience.emit('notice', { message: 'One.' })
    await rest()
    first.emit('close')
    audience.emit('notice', { message: 'Two.' })
    await rest()
    expect(first.notices).toEqual([{ message: 'One.' }])
    const second = new FakeSocket().join(audience)
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
    const audience = silent()
    const broken = new FakeSocket().join(audience)
    const whole = new FakeSocket().join(audience)
    broken.send.mockImplementation(() => {
      throw new Error('WebSocket is not open')
    })
    audience.emit('notice', { message: 'One.' })
    await rest()
    expect(broken.terminate).toHaveBeenCalledTimes(1)
    expect(whole.notices).toEqual([{ message: 'One.' }])
  })

  it('is answered for its requests alone', async () => {
    const asked = vi.fn((name: unknown) => Promise.resolve({ ok: true as const, value: name }))
    const audience = new Audience(asked)
    const [one, other] = [new FakeSocket().join(audience), new FakeSocket().join(audience)]
    one.emit('message', Buffer.from('{"t":"q","m":"request","i":"7","a":["rules.list",{}]}'))
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
