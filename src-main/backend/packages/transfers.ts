import { randomUUID } from 'node:crypto'
import { closeSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { makeFolder } from '../files/make-folder.ts'
import { storageError } from '../store/sqlite-errors.ts'
import type { CheckedPackage } from './package-reader.ts'
import { PRIVATE_FILE } from '../files/private-files.ts'

const MAX_TRANSFERS = 4

/** Bytes per message, before base64. */
const PIECE_BYTES = 500_000

export interface Transfer {
  readonly id: string
  readonly kind: 'out' | 'in'
  readonly file: string
  /** Size in bytes; for an import, the size announced. */
  readonly bytes: number
  readonly stop: AbortController
  /** Bytes received so far. */
  written: number
  /** Result of the check; null before it. */
  checked: CheckedPackage | null
  busy: boolean
}

/** Uploads and downloads in pieces of one message each. Deleted when the app closes. */
export class Transfers {
  readonly folder: string
  readonly #live = new Map<string, Transfer>()

  constructor(folder: string) {
    this.folder = folder
  }

  async send(write: (file: string) => Promise<void>): Promise<Transfer> {
    const id = this.#newId()
    const file = this.#path(id, 'out')
    try {
      await write(file)
      return this.#add({ id, kind: 'out', file, bytes: statSync(file).size })
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
  }

  receive(bytes: number): Transfer {
    const id = this.#newId()
    const file = this.#path(id, 'in')
    this.#storing('notKept', () => closeSync(openSync(file, 'w', PRIVATE_FILE)))
    return this.#add({ id, kind: 'in', file, bytes })
  }

  /** The process id lets sweepLeftovers find files of dead processes. */
  #path(id: string, kind: Transfer['kind']): string {
    return join(this.folder, `${id}.${process.pid}.${kind}`)
  }

  #newId(): string {
    this.#storing('notMade', () => makeFolder(this.folder))
    return randomUUID()
  }

  #add(transfer: Pick<Transfer, 'id' | 'kind' | 'file' | 'bytes'>): Transfer {
    const idle = [...this.#live.values()].filter(({ busy }) => !busy)
    if (this.#live.size >= MAX_TRANSFERS && idle[0]) this.discard(idle[0].id)
    const stop = new AbortController()
    const added: Transfer = { ...transfer, stop, written: 0, checked: null, busy: false }
    this.#live.set(transfer.id, added)
    return added
  }

  find(id: string, kind: Transfer['kind']): Transfer {
    const found = this.#live.get(id)
    if (found?.kind === kind) return found
    const { fileGone, packageGone } = texts.userData.transfers
    throw new RequestError('not-found', kind === 'out' ? fileGone : packageGone)
  }

  read(id: string, from: number): { chunk: string; done: boolean } {
    const { file, bytes } = this.find(id, 'out')
    if (from > bytes) {
      throw new RequestError('invalid-request', texts.userData.transfers.tooFar(bytes, from))
    }
    const piece = Buffer.alloc(Math.min(PIECE_BYTES, bytes - from))
    const read = this.#withFile(file, 'r', (descriptor) =>
      readSync(descriptor, piece, 0, piece.length, from),
    )
    return { chunk: piece.toString('base64', 0, read), done: from + read >= bytes }
  }

  write(id: string, from: number, chunk: string): void {
    const transfer = this.find(id, 'in')
    const piece = Buffer.from(chunk, 'base64')
    const { written, bytes, file, checked, busy } = transfer
    if (from !== written || checked || busy) {
      const { wrongPlace } = texts.userData.transfers
      throw new RequestError('invalid-request', wrongPlace(written, from))
    }
    if (written + piece.length > bytes) {
      throw new RequestError('invalid-request', texts.userData.transfers.tooLong(bytes))
    }
    this.#withFile(file, 'r+', (descriptor) => {
      for (let done = 0; done < piece.length;) {
        done += writeSync(descriptor, piece, done, piece.length - done, written + done)
      }
    })
    transfer.written += piece.length
  }

  #withFile<T>(file: string, flags: string, work: (descriptor: number) => T): T {
    return this.#storing(flags === 'r' ? 'notRead' : 'notKept', () => {
      const descriptor = openSync(file, flags)
      try {
        return work(descriptor)
      } finally {
        closeSync(descriptor)
      }
    })
  }

  #storing<T>(trouble: 'notMade' | 'notRead' | 'notKept', work: () => T): T {
    try {
      return work()
    } catch (error) {
      throw storageError(() => texts.userData.transfers[trouble], this.folder, error)
    }
  }

  discard(id: string): void {
    const transfer = this.#live.get(id)
    if (!transfer) return
    this.#live.delete(id)
    transfer.stop.abort()
    if (!transfer.busy) removeFiles(transfer)
  }

  /** Locks a package; throws RequestError if it is in use. */
  hold(id: string): Transfer {
    const transfer = this.find(id, 'in')
    if (transfer.busy) throw new RequestError('invalid-request', texts.userData.transfers.busy)
    transfer.busy = true
    return transfer
  }

  release(transfer: Transfer): void {
    transfer.busy = false
    if (!this.#live.has(transfer.id)) removeFiles(transfer)
  }

  close(): void {
    for (const id of this.#live.keys()) this.discard(id)
  }
}

function removeFiles(transfer: Transfer): void {
  rmSync(transfer.file, { force: true })
  rmSync(recordsFile(transfer), { force: true })
}

export function recordsFile({ file }: Pick<Transfer, 'file'>): string {
  return file.replace(/\.\w+$/, '.lines')
}
