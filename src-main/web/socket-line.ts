import type { WebSocket } from 'ws'
import type { ClientHub } from '#main/backend/clients/client-hub.ts'
import type { Channel } from '#shared/contract/channel.ts'
import type { Language } from '#shared/texts/language.ts'

/** How much may come at once, and how fast it may go on. */
interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** A bucket of tokens: each message takes one, and time fills it up again to its brim. */
class TokenBucket {
  readonly #limit: Limit
  readonly #clock: () => number
  #left: number
  #at: number

  /** `clock` gives milliseconds. */
  constructor(limit: Limit, clock: () => number) {
    this.#limit = limit
    this.#clock = clock
    this.#left = limit.burst
    this.#at = clock()
  }

  /** Takes a token; false if there is none left. */
  take(): boolean {
    const now = this.#clock()
    const { burst, perSecond } = this.#limit
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

/** Nothing but text in JSON is understood; anything else is dropped. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}

/** Sends as text; what nests too deep to be written ends the connection, as what is too large does. */
function send(socket: WebSocket, data: unknown): void {
  try {
    socket.send(JSON.stringify(data))
  } catch {
    socket.terminate()
  }
}

/** A page asks some dozens of times a second at most, while a slider moves; a flood is no page's. */
const LIMIT = { burst: 2_000, perSecond: 500 }
const POLICY_VIOLATION = 1008
const FLOOD = 'Too many messages at once. The page connects again by itself.'

interface SocketOptions {
  /** What its user reads, until the page says so; that of the process if not known. */
  readonly language?: Language
  readonly clock?: () => number
}

/** Lets a browser join the clients until it goes away, or says more than any page would. */
export function joinSocket(
  hub: ClientHub,
  socket: WebSocket,
  { language, clock = () => performance.now() }: SocketOptions = {},
): void {
  const bucket = new TokenBucket(LIMIT, clock)
  let flooded = false
  const listenTo = (listener: (data: unknown) => void, data: unknown): void => {
    // What was on its way when the line was closed is not read any more.
    if (flooded) return
    if (bucket.take()) {
      listener(parsed(data))
      return
    }
    flooded = true
    socket.close(POLICY_VIOLATION, FLOOD)
  }
  const channel: Channel = {
    post: (data) => send(socket, data),
    onMessage: (listener) => void socket.on('message', (data) => listenTo(listener, data)),
  }
  const leave = hub.join(channel, language)
  socket.on('close', leave)
  // Too large or broken messages end the connection; the page connects again.
  socket.on('error', () => socket.terminate())
}
