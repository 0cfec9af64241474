import { EventEmitter } from 'node:events'

/** An end of a channel as Electron has it: nothing arrives before it is started. */
export class StandInPort extends EventEmitter {
  #started = false
  #closed = false
  readonly #waiting: unknown[] = []
  /** Where what is posted goes, and whom closing tells. */
  readonly #post: (data: unknown) => void
  readonly #tell: () => void

  constructor(post: (data: unknown) => void, tell: () => void) {
    super()
    this.#post = post
    this.#tell = tell
  }

  postMessage(data: unknown): void {
    if (!this.#closed) this.#post(structuredClone(data))
  }

  start(): void {
    this.#started = true
    for (const data of this.#waiting.splice(0)) this.receive(data)
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    this.#tell()
  }

  receive(data: unknown): void {
    if (this.#started) this.emit('message', { data, ports: [] })
    else this.#waiting.push(data)
  }

  /** The other end is closed. */
  gone(): void {
    if (this.#closed) return
    this.#closed = true
    this.emit('close')
  }
}

export class MessageChannelMain {
  readonly port1: StandInPort = new StandInPort(
    (data) => queueMicrotask(() => this.port2.receive(data)),
    () => queueMicrotask(() => this.port2.gone()),
  )
  readonly port2: StandInPort = new StandInPort(
    (data) => queueMicrotask(() => this.port1.receive(data)),
    () => queueMicrotask(() => this.port1.gone()),
  )
}

/** The far end of a port that was sent elsewhere: to the page or to another process. */
interface FarEnd {
  receive(id: number, data: unknown): void
  gone(id: number): void
}

/** Ports that were sent over one line, pumped by number. */
export class PortPump {
  readonly #ports = new Map<number, StandInPort>()
  readonly #far: FarEnd
  #last = 0

  constructor(far: FarEnd) {
    this.#far = far
  }

  /** Sends a port; answers the number it goes by. */
  send(port: StandInPort): number {
    const id = ++this.#last
    this.#ports.set(id, port)
    port.on('message', ({ data }: { data: unknown }) => this.#far.receive(id, data))
    port.on('close', () => this.#far.gone(id))
    port.start()
    return id
  }

  receive(id: number, data: unknown): void {
    this.#ports.get(id)?.postMessage(data)
  }

  /** The far end closed one, or all when the line itself is gone. */
  close(id?: number): void {
    for (const [number, port] of [...this.#ports]) {
      if (id !== undefined && number !== id) continue
      this.#ports.delete(number)
      port.close()
    }
  }
}
