import type { WebSocket } from 'ws'
import type { Audience } from '#shared/contract/audience.ts'

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

/** Lets a browser join the audience until it goes away. */
export function joinSocket(audience: Audience, socket: WebSocket): void {
  const leave = audience.join({
    post: (data) => send(socket, data),
    onMessage: (listener) => void socket.on('message', (data) => listener(parsed(data))),
  })
  socket.on('close', leave)
  // Too large or broken messages end the connection; the page connects again.
  socket.on('error', () => socket.terminate())
}
