import type { MessagePortMain } from 'electron'
import { ClientHub } from '#main/backend/clients/client-hub.ts'
import type { Dispatch } from '#shared/contract/requests.ts'

/** The methods of a port that are used. */
type Port = Pick<MessagePortMain, 'on' | 'postMessage' | 'start'>

/** The windows' ports at the backend's end. */
export class PortServer {
  readonly #hub: ClientHub

  constructor(dispatch: Dispatch) {
    this.#hub = new ClientHub(dispatch)
  }

  get emit(): ClientHub['emit'] {
    return this.#hub.emit
  }

  /** Serves a window until it closes its end. */
  serve(port: Port): void {
    const leave = this.#hub.join({
      post: (data) => port.postMessage(data),
      onMessage: (listener) => void port.on('message', ({ data }) => listener(data)),
    })
    port.on('close', leave)
    port.start()
  }
}
