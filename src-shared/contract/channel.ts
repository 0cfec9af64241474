import { createBirpc } from 'birpc'
import type { Dispatch, Reply } from './requests.ts'

export interface Channel {
  post(data: unknown): void
  onMessage(listener: (data: unknown) => void): void
}

interface ServerFunctions {
  request(name: unknown, params: unknown): Promise<Reply>
}
interface ClientFunctions {
  event(name: string, data: unknown): void
}

/** Accepts birpc calls and answers only. */
function isMessage(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || !('t' in data)) return false
  if (data.t === 's') return 'i' in data && typeof data.i === 'string'
  // The id is sent back in the answer, so it must be serializable.
  const id = 'i' in data ? typeof data.i : 'undefined'
  return (
    data.t === 'q' &&
    (id === 'string' || id === 'undefined') &&
    'm' in data &&
    (data.m === 'request' || data.m === 'event') &&
    'a' in data &&
    Array.isArray(data.a)
  )
}

function line(channel: Channel) {
  return {
    post: (data: unknown) => channel.post(data),
    on: (listener: (data: unknown) => void) =>
      channel.onMessage((data) => {
        if (isMessage(data)) listener(data)
      }),
  }
}

export function serveChannel(
  channel: Channel,
  dispatch: Dispatch,
): (name: string, data: unknown) => void {
  const rpc = createBirpc<ClientFunctions, ServerFunctions>(
    { request: dispatch },
    { ...line(channel), eventNames: ['event'] },
  )
  // The window may have closed; its channel ends by itself.
  return (name, data) => void rpc.event(name, data).catch(() => {})
}

/** No timeout, because a solve may take long. */
export function connectChannel(
  channel: Channel,
  onEvent: (name: string, data: unknown) => void,
): (name: string, params: unknown) => Promise<Reply> {
  const rpc = createBirpc<ServerFunctions, ClientFunctions>(
    { event: onEvent },
    { ...line(channel), timeout: -1 },
  )
  return (name, params) => rpc.request(name, params)
}
