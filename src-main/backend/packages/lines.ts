import { closeSync, openSync, readSync } from 'node:fs'

const NEWLINE = 0x0a
const PIECE_BYTES = 1 << 20

/** Bounded memory: too long a line throws before it is complete. */
export class LineCutter {
  readonly #mostBytes: number
  #begun: Buffer[] = []
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  /** Yields lines without line ends. Throws RangeError for a line over `mostBytes`. */
  *cut(piece: Buffer): Generator<Buffer> {
    let from = 0
    for (;;) {
      const end = piece.indexOf(NEWLINE, from)
      const part = piece.subarray(from, end === -1 ? piece.length : end)
      this.#bytes += part.length
      if (this.#bytes > this.#mostBytes) throw new RangeError('the line is too long')
      this.#begun.push(part)
      if (end === -1) return
      yield this.rest()
      from = end + 1
    }
  }

  rest(): Buffer {
    const line = this.#begun.length === 1 ? this.#begun[0]! : Buffer.concat(this.#begun)
    this.#begun = []
    this.#bytes = 0
    return line
  }
}

export function* linesOf(file: string): Generator<string> {
  const descriptor = openSync(file, 'r')
  try {
    const cutter = new LineCutter(Infinity)
    for (;;) {
      // The lines are views of the buffer, so it cannot be reused.
      const piece = Buffer.allocUnsafe(PIECE_BYTES)
      const read = readSync(descriptor, piece)
      if (read === 0) return
      for (const line of cutter.cut(piece.subarray(0, read))) yield line.toString('utf8')
    }
  } finally {
    closeSync(descriptor)
  }
}
