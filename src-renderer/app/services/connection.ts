import { connectChannel } from '#shared/contract/channel.ts'
import type { Reply } from '#shared/contract/requests.ts'
import { texts } from '#shared/texts/texts.ts'

/** Asks one end of the line; the reply is still to be checked. */
export type AskRaw = (name: string, params: unknown) => Promise<Reply>
export type HearRaw = (name: string, data: unknown) => void

/** The two ends a page can ask. In a browser both are behind one socket. */
export interface Connection {
  readonly backend: AskRaw
  readonly shell: AskRaw
}

/** API that the preload script of the Electron shell puts on the page. */
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

/** Told when the line is lost and when it is back. */
export type ConnectionState = (connected: boolean) => void

/** The answer to what can no longer be answered. */
function disconnected(message: string): Reply {
  return { ok: false, error: { code: 'disconnected', message, details: [] } }
}

/** In the browser: the line is opened anew by itself. */
const lost = (): Reply => disconnected(texts.frame.lost.disconnected)
/** A backend that has stopped answers nothing; until there is a new one, so does nobody else. */
const stopped = (): Reply => disconnected(texts.frame.lost.stopped)

/**
 * Makes open requests abandonable: no answer comes after the connection broke, so `giveUp` answers
 * all of them with `reply`.
 */
function abandonable(ask: AskRaw, reply: () => Reply): { ask: AskRaw; giveUp: () => void } {
  const open = new Set<() => void>()
  return {
    ask: (name, params) =>
      new Promise((resolve, reject) => {
        const give = (): void => resolve(reply())
        open.add(give)
        ask(name, params)
          .then(resolve, reject)
          .finally(() => open.delete(give))
      }),
    giveUp: () => {
      for (const give of open) give()
    },
  }
}

/** The line to the Electron shell: requests to the shell by the preload, to the backend by a port. */
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
    // A backend that was started anew hands over a new port; the old one is silent for good.
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
    // A moment later, so that the page has seen the break and asks again.
    setTimeout(() => {
      if (port === current) state(true)
    })
  })
  shell.onEvent((name, data) => {
    if (name === 'backend-gone') {
      lose()
      // A page that is loaded now has waited for its first port in vain.
      first(silence)
    }
    hear(name, data)
  })
  return {
    backend: async (name, params) => (await asking)(name, params),
    shell: (name, params) => shell.request(name, params),
  }
}

const RETRY_MS = 1000

/** The line to the web shell: one socket, opened anew when it breaks. */
function socketConnection(hear: HearRaw, state: ConnectionState): Connection {
  // The page's own address carries the token that the socket asks for.
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

/** Whether the page is in the window of the application, which has a menu of its own. */
export function inApplication(): boolean {
  return window.breakpointShell !== undefined
}

/** Connects the page to whatever shell it is in. */
export function openConnection(hear: HearRaw, state: ConnectionState): Connection {
  return window.breakpointShell
    ? electronConnection(window.breakpointShell, hear, state)
    : socketConnection(hear, state)
}
