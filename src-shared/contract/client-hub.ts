import { serveChannel, type Channel } from './channel.ts'
import type { Emit } from './events.ts'
import type { Dispatch } from './requests.ts'

type Send = ReturnType<typeof serveChannel>

/** The windows that are connected: their requests are answered, and all of them hear events. */
export class ClientHub {
  readonly #dispatch: Dispatch
  readonly #present = new Set<Send>()
  readonly #early: Parameters<Emit>[] = []

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  readonly emit: Emit = (name, data) => {
    // The state of jobs and rules is asked for on start; a notice would be lost.
    if (this.#present.size === 0 && name === 'notice') this.#early.push([name, data])
    for (const send of this.#present) send(name, data)
  }

  /** Serves a window; returns what to call when it has gone. */
  join(channel: Channel): () => void {
    const send = serveChannel(channel, this.#dispatch)
    this.#present.add(send)
    for (const event of this.#early.splice(0)) this.emit(...event)
    return () => this.#present.delete(send)
  }
}
