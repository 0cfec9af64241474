import { describe, expect, it, vi } from 'vitest'
import { PortServer } from '#main/electron/port-server.ts'
import { connectChannel } from '#shared/contract/channel.ts'
import type { Dispatch, Reply } from '#shared/contract/requests.ts'
import { MessageChannelMain } from '#test/support/fake-electron.ts'
import { soon } from '../../support/soon.ts'

const echo: Dispatch = (name, params) => Promise.resolve({ ok: true, value: [name, params] })

function connect(server: PortServer): {
  ask: (name: string, params: unknown) => Promise<Reply>
  onEvent: ReturnType<typeof vi.fn>
  close: () => void
} {
  const { port1, port2 } = new MessageChannelMain()
  const onEvent = vi.fn()
  const ask = connectChannel(
    {
      post: (data) => port2.postMessage(data),
      onMessage: (listener) => void port2.on('message', ({ data }) => listener(data)),
    },
    onEvent,
  )
  port2.start()
  server.serve(port1)
  return { ask, onEvent, close: () => port2.close() }
}

describe('ports', () => {
  it('carry requests and answers', async () => {
    const { ask } = connect(new PortServer(echo))
    expect(await ask('rules.list', { a: 1 })).toEqual({ ok: true, value: ['rules.list', { a: 1 }] })
  })

  it('carry events to every window that is open', async () => {
    const server = new PortServer(echo)
    const [one, two] = [connect(server), connect(server)]
    two.close()
    server.emit('rules-changed', {})
    await soon(() => expect(one.onEvent.mock.calls).toEqual([['rules-changed', {}]]))
    expect(two.onEvent).not.toHaveBeenCalled()
  })
})
