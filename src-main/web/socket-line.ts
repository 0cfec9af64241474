import type { WebSocket } from 'ws'
import type { ClientHub } from '#main/backend/clients/client-hub.ts'
import type { Channel } from '#shared/contract/channel.ts'
import type { Language } from '#shared/texts/language.ts'

/**
 * Burst size and refill rate. A page sends some dozens of messages a second at most, while a slider
 * moves.
 */
const LIMIT = { burst: 2_000, perSecond: 500 }

class TokenBucket {
  readonly #clock: () => number
  #left = LIMIT.burst
  #at: number

  /** `clock` returns milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#at = clock()
  }

  take(): boolean {
    const now = this.#clock()
    const { burst, perSecond } = LIMIT
    this.#left = Math.min(burst, this.#left + ((now - this.#at) * perSecond) / 1000)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}

function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}

/** Closes the connection if the data nests too deep for JSON. */
function send(socket: WebSocket, data: unknown): void {
  try {
    socket.send(JSON.stringify(data))
  } catch {
    socket.terminate()
  }
}

const POLICY_VIOLATION = 1008
const FLOOD = 'Too many messages at once. The page connects again by itself.'

interface SocketOptions {
  /** Used until the page sets one; default: the language of the process. */
  readonly language?: Language
  readonly clock?: () => number
}

/** Connects a browser to the hub until it disconnects or exceeds LIMIT. */
export function joinSocket(
  hub: ClientHub,
  socket: WebSocket,
  { language, clock = () => performance.now() }: SocketOptions = {},
): void {
  const bucket = new TokenBucket(clock)
  let flooded = false
  const listenTo = (listener: (data: unknown) => void, data: unknown): void => {
    // Messages that arrive after close() are dropped.
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
  // Oversized or malformed messages end the connection; the page reconnects.
  socket.on('error', () => socket.terminate())
}
