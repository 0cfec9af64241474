import type { MessagePortMain } from 'electron'
import { ClientHub } from '#main/backend/clients/client-hub.ts'
import type { Dispatch } from '#shared/contract/requests.ts'

type Port = Pick<MessagePortMain, 'on' | 'postMessage' | 'start'>

export class PortServer {
  readonly #hub: ClientHub

  constructor(dispatch: Dispatch) {
    this.#hub = new ClientHub(dispatch)
  }

  get emit(): ClientHub['emit'] {
    return this.#hub.emit
  }

  serve(port: Port): void {
    const leave = this.#hub.join({
      post: (data) => port.postMessage(data),
      onMessage: (listener) => void port.on('message', ({ data }) => listener(data)),
    })
    port.on('close', leave)
    port.start()
  }
}
