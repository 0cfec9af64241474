import type { WebSocket } from 'ws'
import { serveChannel } from '#shared/contract/channel.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'

type Send = ReturnType<typeof serveChannel>

/** Nothing but text in JSON is understood; anything else is dropped. */
function parsed(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}

/** The browsers that are connected: their requests are answered, and all of them hear events. */
export class SocketLines {
  readonly #dispatch: Dispatch
  readonly #open = new Map<WebSocket, Send>()
  readonly #early: Parameters<Emit>[] = []

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  readonly emit: Emit = (name, data) => {
    // The state of jobs and rules is asked for on start; a notice would be lost.
    if (this.#open.size === 0 && name === 'notice') this.#early.push([name, data])
    for (const send of this.#open.values()) send(name, data)
  }

  /** Serves a browser until it goes away. */
  readonly serve = (socket: WebSocket): void => {
    const send = serveChannel(
      {
        post: (data) => {
          socket.send(JSON.stringify(data))
        },
        onMessage: (listener) => {
          socket.on('message', (data) => listener(parsed(data)))
        },
      },
      this.#dispatch,
    )
    this.#open.set(socket, send)
    socket.on('close', () => this.#open.delete(socket))
    // Too large or broken messages end the connection; the page connects again.
    socket.on('error', () => socket.terminate())
    for (const event of this.#early.splice(0)) this.emit(...event)
  }
}
