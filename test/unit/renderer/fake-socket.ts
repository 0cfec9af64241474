/** A WebSocket whose other end is the test. */
export class FakeSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 3
  /** All that were opened, oldest first. */
  static all: FakeSocket[] = []

  readonly url: string
  readonly sent: Record<string, unknown>[] = []
  readyState: number = FakeSocket.CONNECTING
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: (() => void) | null = null

  constructor(url: string | URL) {
    this.url = String(url)
    FakeSocket.all.push(this)
  }

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error('The socket is not open.')
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  opens(): void {
    this.readyState = FakeSocket.OPEN
    this.onopen?.()
  }

  breaks(): void {
    this.readyState = FakeSocket.CLOSED
    this.onclose?.()
  }

  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  /** The names of the requests that have arrived. */
  get requests(): unknown[] {
    return this.sent.map(({ a }) => (a as unknown[])[0])
  }

  /** Answers the request that arrived as the nth. */
  answers(n: number, value: unknown): void {
    this.says({ t: 's', i: this.sent[n]!.i, r: { ok: true, value } })
  }
}
