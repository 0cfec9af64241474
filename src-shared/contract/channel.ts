import { createBirpc } from 'birpc'
import type { Reply } from './requests.ts'

export interface Channel {
  post(data: unknown): void
  onMessage(listener: (data: unknown) => void): void
}

interface ServerFunctions {
  /** `call`: id for `drop`, of requests that may be dropped. */
  request(name: unknown, params: unknown, call?: unknown): Promise<Reply>
  /** Nobody waits for the answer of this request any more. */
  drop(call: unknown): void
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
    (data.m === 'request' || data.m === 'drop' || data.m === 'event') &&
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
  dispatch: ServerFunctions['request'],
  drop: ServerFunctions['drop'] = () => {},
): (name: string, data: unknown) => void {
  const rpc = createBirpc<ClientFunctions, ServerFunctions>(
    { request: dispatch, drop },
    { ...line(channel), eventNames: ['event'] },
  )
  // The window may have closed; its channel ends by itself.
  return (name, data) => void rpc.event(name, data).catch(() => {})
}

/** The part of an AbortSignal that is used here, which has no DOM. */
interface Left {
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Asks the server; when `left` aborts, work that only this request needs may end. */
export type AskRaw = (name: string, params: unknown, left?: Left) => Promise<Reply>

/** No timeout, because a solve may take long. */
export function connectChannel(
  channel: Channel,
  onEvent: (name: string, data: unknown) => void,
): AskRaw {
  const rpc = createBirpc<ServerFunctions, ClientFunctions>(
    { event: onEvent },
    { ...line(channel), timeout: -1, eventNames: ['drop'] },
  )
  let calls = 0
  return async (name, params, left) => {
    if (!left) return rpc.request(name, params)
    const call = ++calls
    const drop = (): void => void rpc.drop(call).catch(() => {})
    left.addEventListener('abort', drop)
    try {
      return await rpc.request(name, params, call)
    } finally {
      left.removeEventListener('abort', drop)
    }
  }
}
