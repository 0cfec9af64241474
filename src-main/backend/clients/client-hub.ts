import { serveChannel, type Channel } from '#shared/contract/channel.ts'
import type { Emit } from '#shared/contract/events.ts'
import type { Dispatch } from '#shared/contract/requests.ts'
import type { Language } from '#shared/texts/language.ts'
import { waitingUntil } from '../solve/waiting.ts'
import { ClientLanguage } from './client-language.ts'

interface Client {
  readonly send: ReturnType<typeof serveChannel>
  readonly language: ClientLanguage
}

/** Connected windows: answers their requests in their language and sends events to all. */
export class ClientHub {
  readonly #dispatch: Dispatch
  readonly #clients = new Set<Client>()
  readonly #early: Parameters<Emit>[] = []

  constructor(dispatch: Dispatch) {
    this.#dispatch = dispatch
  }

  readonly emit: Emit = (name, data) => {
    // Keep notices for the first window; it asks for all other state when it starts.
    if (this.#clients.size === 0 && name === 'notice') this.#early.push([name, data])
    for (const client of this.#clients) tell(client, name, data)
  }

  /** Serves a window, by default in the process's language. Call the returned function to leave. */
  join(channel: Channel, language?: Language): () => void {
    /** Requests that the client may drop, by the ids it gave them. */
    const calls = new Map<unknown, AbortController>()
    const answer: Dispatch = (name, params) =>
      client.language.run(() => this.#dispatch(name, params))
    const client: Client = {
      send: serveChannel(
        channel,
        async (name, params, call) => {
          if (call === undefined) return waitingUntil(undefined, () => answer(name, params))
          const left = new AbortController()
          calls.set(call, left)
          try {
            return await waitingUntil(left.signal, () => answer(name, params))
          } finally {
            calls.delete(call)
            left.abort()
          }
        },
        (call) => calls.get(call)?.abort(),
      ),
      language: new ClientLanguage(language),
    }
    this.#clients.add(client)
    for (const event of this.#early.splice(0)) this.emit(...event)
    return () => {
      this.#clients.delete(client)
      for (const left of calls.values()) left.abort()
    }
  }
}

/** Copying a notice reads its text, so this must run in the client's language. */
function tell({ send, language }: Client, ...[name, data]: Parameters<Emit>): void {
  if (name === 'notice') void language.run(() => send(name, { ...data }))
  else send(name, data)
}
