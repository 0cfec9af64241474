import { EventEmitter } from 'node:events'
import { StandInPort } from './ports.ts'
import type { UtilityWord } from './utility-words.ts'

// Gives a forked Node process the `process.parentPort` of a utility process.

const say = (word: UtilityWord): void => void process.send?.(word)

class ParentPort extends EventEmitter {
  readonly #early: unknown[] = []

  constructor() {
    super()
    this.on('newListener', (event) => {
      if (event === 'message') queueMicrotask(() => this.#flush())
    })
  }
  postMessage(data: unknown): void {
    say({ kind: 'message', data, ports: [] })
  }
  receive(event: unknown): void {
    this.#early.push(event)
    this.#flush()
  }
  #flush(): void {
    if (this.listenerCount('message') === 0) return
    for (const event of this.#early.splice(0)) this.emit('message', event)
  }
}

const parentPort = new ParentPort()
const ports = new Map<number, StandInPort>()

process.on('message', (word: UtilityWord) => {
  if (word.kind === 'port') ports.get(word.id)?.receive(word.data)
  else if (word.kind === 'closed') ports.get(word.id)?.gone()
  else {
    const received = word.ports.map((id) => {
      const port = new StandInPort(
        (data) => say({ kind: 'port', id, data }),
        () => say({ kind: 'closed', id }),
      )
      ports.set(id, port)
      return port
    })
    parentPort.receive({ data: word.data, ports: received })
  }
})

Object.assign(process, { parentPort })
