import type { MessagePortMain } from 'electron'
import { Audience } from '#shared/contract/audience.ts'
import type { Dispatch } from '#shared/contract/requests.ts'

/** What is used of a port. */
type Port = Pick<MessagePortMain, 'on' | 'postMessage' | 'start'>

/** The windows' ports at the backend's end. */
export class PortServer {
  readonly #audience: Audience

  constructor(dispatch: Dispatch) {
    this.#audience = new Audience(dispatch)
  }

  get emit(): Audience['emit'] {
    return this.#audience.emit
  }

  /** Serves a window until it closes its end. */
  serve(port: Port): void {
    const leave = this.#audience.join({
      post: (data) => port.postMessage(data),
      onMessage: (listener) => void port.on('message', ({ data }) => listener(data)),
    })
    port.on('close', leave)
    port.start()
  }
}
