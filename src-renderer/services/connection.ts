import { connectChannel, type AskRaw } from '#shared/contract/channel.ts'
import type { Reply } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'

export type HearRaw = (name: string, data: unknown) => void

/** Backend and shell. In a browser both share one socket. */
export interface Connection {
  readonly backend: AskRaw
  readonly shell: AskRaw
}

interface ElectronShell {
  request(name: string, params: unknown): Promise<Reply>
  onEvent(listener: HearRaw): void
}

declare global {
  interface Window {
    breakpointShell?: ElectronShell
  }
}

const PORT_KIND = 'breakpoint-backend-port'

export type ConnectionState = (connected: boolean) => void

function disconnected(message: string): Reply {
  return { ok: false, error: { code: 'disconnected', message, details: [] } }
}

const lost = (): Reply => disconnected(texts.frame.lost.disconnected)
const stopped = (): Reply => disconnected(texts.frame.lost.stopped)

/** Wraps `ask` so that `giveUp` answers all open requests with `reply`, after a break. */
function abandonable(ask: AskRaw, reply: () => Reply): { ask: AskRaw; giveUp: () => void } {
  const open = new Set<() => void>()
  return {
    ask: (name, params, left) =>
      new Promise((resolve, reject) => {
        const give = (): void => resolve(reply())
        open.add(give)
        ask(name, params, left)
          .then(resolve, reject)
          .finally(() => open.delete(give))
      }),
    giveUp: () => {
      for (const give of open) give()
    },
  }
}

function electronConnection(
  shell: ElectronShell,
  hear: HearRaw,
  state: ConnectionState,
): Connection {
  let giveUp = (): void => {}
  let current: MessagePort | null = null
  let first: (ask: AskRaw) => void = () => {}
  let asking: Promise<AskRaw> = new Promise((resolve) => (first = resolve))
  const silence: AskRaw = () => Promise.resolve(stopped())
  function lose(): void {
    current = null
    asking = Promise.resolve(silence)
    state(false)
    giveUp()
  }
  window.addEventListener('message', ({ data, origin, ports }: MessageEvent<unknown>) => {
    const [port] = ports
    const ours = typeof data === 'object' && data !== null && 'kind' in data
    if (!port || origin !== window.location.origin || !ours || data.kind !== PORT_KIND) return
    // A restarted backend sends a new port; the old port stays silent.
    if (current) lose()
    current = port
    port.addEventListener('close', () => {
      if (port === current) lose()
    })
    const raw = connectChannel(
      {
        post: (message) => port.postMessage(message),
        onMessage: (listener) => {
          port.onmessage = (event) => listener(event.data)
        },
      },
      hear,
    )
    const line = abandonable(raw, stopped)
    giveUp = line.giveUp
    asking = Promise.resolve(line.ask)
    first(line.ask)
    // Delayed, so that the page notices the break and loads its data again.
    setTimeout(() => {
      if (port === current) state(true)
    })
  })
  shell.onEvent((name, data) => {
    if (name === 'backend-gone') {
      lose()
      // A page loaded only now would wait for its first port forever.
      first(silence)
    }
    hear(name, data)
  })
  return {
    backend: async (name, params, left) => (await asking)(name, params, left),
    shell: (name, params) => shell.request(name, params),
  }
}

const RETRY_MS = 1000

function socketConnection(hear: HearRaw, state: ConnectionState): Connection {
  // The page's address carries the token that the socket requires.
  const address = new URL(`socket${window.location.search}`, window.location.href)
  address.protocol = 'ws:'
  let listener: (data: unknown) => void = () => {}
  let socket: WebSocket
  let waiting: string[] = []
  let giveUp = (): void => {}

  const open = (): void => {
    socket = new WebSocket(address)
    socket.onopen = () => {
      state(true)
      for (const message of waiting.splice(0)) socket.send(message)
    }
    socket.onmessage = ({ data }) => listener(JSON.parse(String(data)))
    socket.onclose = () => {
      state(false)
      waiting = []
      giveUp()
      setTimeout(open, RETRY_MS)
    }
  }
  open()
  const raw = connectChannel(
    {
      post: (message) => {
        const text = JSON.stringify(message)
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
        else waiting.push(text)
      },
      onMessage: (heard) => (listener = heard),
    },
    hear,
  )
  const lines = abandonable(raw, lost)
  giveUp = lines.giveUp
  return { backend: lines.ask, shell: lines.ask }
}

export function inApplication(): boolean {
  return window.breakpointShell !== undefined
}

export function openConnection(hear: HearRaw, state: ConnectionState): Connection {
  return window.breakpointShell
    ? electronConnection(window.breakpointShell, hear, state)
    : socketConnection(hear, state)
}
