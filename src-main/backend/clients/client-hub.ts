import { serveChannel, type Channel } from '#shared/contract/channel.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'
import type { Language } from '#shared/texts/language.ts'
import { ClientLanguage } from './client-language.ts'

/** A connected window. */
interface Client {
  readonly send: ReturnType<typeof serveChannel>
  readonly language: ClientLanguage
}

/**
 * The windows that are connected: their requests are answered, each in the language of its window,
 * and all of them hear events.
 */
export class ClientHub {
  readonly #dispatch: Dispatch
  readonly #clients = new Set<Client>()
  readonly #early: Parameters<Emit>[] = []

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  readonly emit: Emit = (name, data) => {
    // The state of jobs and rules is asked for on start; a notice would be lost.
    if (this.#clients.size === 0 && name === 'notice') this.#early.push([name, data])
    for (const client of this.#clients) tell(client, name, data)
  }

  /**
   * Serves a window, in this language until it says another; without one in that of the process.
   * Returns what to call when it has gone.
   */
  join(channel: Channel, language?: Language): () => void {
    const client: Client = {
      send: serveChannel(channel, (name, params) =>
        client.language.run(() => this.#dispatch(name, params)),
      ),
      language: new ClientLanguage(language),
    }
    this.#clients.add(client)
    for (const event of this.#early.splice(0)) this.emit(...event)
    return () => this.#clients.delete(client)
  }
}

/** Sends an event. Only notices hold words, which are read when the notice is copied. */
function tell({ send, language }: Client, ...[name, data]: Parameters<Emit>): void {
  if (name === 'notice') void language.run(() => send(name, { ...data }))
  else send(name, data)
}
