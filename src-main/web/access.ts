import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** A ticket that no browser has used by then is void. */
const TICKET_MS = 120_000

const randomText = (): string => randomBytes(24).toString('base64url')

/** Compares without telling by its time how much was right. */
function isSame(given: string | null, right: string): boolean {
  const [givenBytes, rightBytes] = [Buffer.from(given ?? ''), Buffer.from(right)]
  return givenBytes.length === rightBytes.length && timingSafeEqual(givenBytes, rightBytes)
}

/** Who may come in: a browser on this computer that was given the address with the token. */
export class Access {
  readonly #token = randomText()
  #ticket: { readonly text: string; readonly madeAt: number } | undefined
  #hosts: readonly string[] = []
  readonly #now: () => number

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** The page's address for a browser. */
  address(port: number): string {
    return `http://127.0.0.1:${port}/?token=${this.#token}`
  }

  /**
   * An address that leads to the page once, within two minutes. It is for the command line of
   * another program, which every user of this computer can read.
   */
  openingAddress(port: number): string {
    this.#ticket = { text: randomText(), madeAt: this.#now() }
    return `http://127.0.0.1:${port}/?ticket=${this.#ticket.text}`
  }

  /** Takes the ticket of a request. Returns the place of the page, or undefined if it is not valid. */
  useTicket(url: URL): string | undefined {
    if (!this.#ticket || !isSame(url.searchParams.get('ticket'), this.#ticket.text))
      return undefined
    const isFresh = this.#now() - this.#ticket.madeAt <= TICKET_MS
    this.#ticket = undefined
    return isFresh ? `/?token=${this.#token}` : undefined
  }

  /** From now on only these hosts are answered: a foreign name for this address is refused. */
  listenOn(port: number): void {
    this.#hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  }

  /** The sources that the page's sockets come from. */
  socketSources(): string[] {
    return this.#hosts.map((host) => `ws://${host}`)
  }

  /** Whether the request names this server, which keeps other sites' names for it out. */
  hostIsOurs({ headers }: IncomingMessage): boolean {
    return headers.host !== undefined && this.#hosts.includes(headers.host)
  }

  /** Whether a page of this server asks; requests without an origin are no page's. */
  originIsOurs({ headers }: IncomingMessage): boolean {
    return this.#hosts.some((host) => headers.origin === `http://${host}`)
  }

  /** Whether the request carries the token. */
  hasToken(url: URL): boolean {
    return isSame(url.searchParams.get('token'), this.#token)
  }
}
