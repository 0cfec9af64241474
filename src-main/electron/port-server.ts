import type { MessagePortMain } from 'electron'
import { serveChannel } from '#shared/contract/channel.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'

type Send = ReturnType<typeof serveChannel>

/** What is asked of a port. */
type Port = Pick<MessagePortMain, 'on' | 'postMessage' | 'start'>

/** The windows' ports at the backend's end: requests are answered, events go to all of them. */
export class PortServer {
  readonly #dispatch: Dispatch
  readonly #open = new Map<Port, Send>()
  readonly #early: Parameters<Emit>[] = []

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  readonly emit: Emit = (name, data) => {
    // The state of jobs and rules is asked for on start; a notice would be lost.
    if (this.#open.size === 0 && name === 'notice') this.#early.push([name, data])
    for (const send of this.#open.values()) send(name, data)
  }

  /** Serves a window until it closes its end. */
  serve(port: Port): void {
    const channel = {
      post: (data: unknown) => port.postMessage(data),
      onMessage: (listener: (data: unknown) => void) =>
        void port.on('message', ({ data }) => listener(data)),
    }
    this.#open.set(port, serveChannel(channel, this.#dispatch))
    port.on('close', () => this.#open.delete(port))
    port.start()
    for (const event of this.#early.splice(0)) this.emit(...event)
  }
}
