import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Who may come in: a browser on this computer that was given the address with the token. */
export class Access {
  readonly #token = randomBytes(24).toString('base64url')
  #hosts: readonly string[] = []

  /** The page's address for a browser. */
  address(port: number): string {
    return `http://127.0.0.1:${port}/?token=${this.#token}`
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
    const given = Buffer.from(url.searchParams.get('token') ?? '')
    const right = Buffer.from(this.#token)
    return given.length === right.length && timingSafeEqual(given, right)
  }
}
