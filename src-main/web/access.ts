import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const TICKET_MS = 120_000

const randomText = (): string => randomBytes(24).toString('base64url')

/** Compares in constant time. */
function isSame(given: string | null, right: string): boolean {
  const [givenBytes, rightBytes] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return givenBytes.length === rightBytes.length && timingSafeEqual(givenBytes, rightBytes)
}

export class Access {
  readonly #token = randomText()
  #ticket: { readonly text: string; readonly madeAt: number } | undefined
  #hosts: readonly string[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  address(port: number): string {
    return `http://127.0.0.1:${port}/?token=${this.#token}`
  }

  /** A one-time address for another program's command line, which all users of the computer see. */
  openingAddress(port: number): string {
    this.#ticket = { text: randomText(), madeAt: this.#now() }
    return `http://127.0.0.1:${port}/?ticket=${this.#ticket.text}`
  }

  /** Uses up the ticket of a request. Returns the page's path, or undefined if it is not valid. */
  useTicket(url: URL): string | undefined {
    if (!this.#ticket || !isSame(url.searchParams.get('ticket'), this.#ticket.text))
      return undefined
    const isFresh = this.#now() - this.#ticket.madeAt <= TICKET_MS
    this.#ticket = undefined
    return isFresh ? `/?token=${this.#token}` : undefined
  }

  /** Answers only these hosts from now on, against DNS rebinding. */
  listenOn(port: number): void {
    this.#hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  }

  socketSources(): string[] {
    return this.#hosts.map((host) => `ws://${host}`)
  }

  /** False for several Host headers: `headers.host` is only the first of them. */
  hostIsOurs({ headersDistinct }: IncomingMessage): boolean {
    const host = headersDistinct.host ?? []
    return host.length === 1 && this.#hosts.includes(host[0]!)
  }

  /** False without an Origin header: such a request comes from no page. */
  originIsOurs({ headers }: IncomingMessage): boolean {
    return this.#hosts.some((host) => headers.origin === `http://${host}`)
  }

  hasToken(url: URL): boolean {
    return isSame(url.searchParams.get('token'), this.#token)
  }
}
