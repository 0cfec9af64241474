import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Notify } from '#shared/contract/events.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { asideFolder, putAside } from '../files/put-aside.ts'
import { decodeResult, encodeResult, ResultFileError, type ResultLabel } from './result-codec.ts'
import { writeChecksummed } from '../files/checksummed-file.ts'
import { isMissing, fileReason } from '../files/file-reason.ts'
import { makeFolder } from '../files/make-folder.ts'
import { isDiskFull } from '../files/whole-file.ts'

export const RESULT_ENDING = '.result'

const MAX_IN_MEMORY = 12

/** Total file size of the results in memory; a larger result is kept alone. */
const MAX_BYTES_IN_MEMORY = 128 * 1024 * 1024

interface PutAside {
  readonly file: string
  readonly reason: () => string
}

interface CacheOptions {
  readonly folder: string
  readonly notice: Notify
  readonly maxBytesInMemory?: number
}

export interface FolderSize {
  readonly files: number
  readonly bytes: number
}

async function filesIn(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ending)).map((name) => join(folder, name))
}

/** Of the files with this ending. */
export async function folderSize(folder: string, ending: string): Promise<FolderSize> {
  const files = await filesIn(folder, ending)
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => null)))
  return { files: files.length, bytes: sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0) }
}

export async function clearFolder(folder: string, ending: string): Promise<void> {
  for (const file of await filesIn(folder, ending)) await rm(file, { force: true })
}

/**
 * Solver results on disk, one file each, and an LRU cache in memory. A damaged, foreign or outdated
 * file is put aside, reported and treated as missing.
 */
export class ResultCache {
  readonly folder: string
  readonly putAside: PutAside[] = []
  readonly #notice: Notify
  readonly #memory: LRUCache<string, { readonly value: unknown }>
  #warned = false

  constructor({ folder, notice, maxBytesInMemory = MAX_BYTES_IN_MEMORY }: CacheOptions) {
    this.folder = folder
    this.#notice = notice
    this.#memory = new LRUCache({ max: MAX_IN_MEMORY, maxSize: maxBytesInMemory })
  }

  #path({ solver, key }: ResultLabel): string {
    return join(this.folder, `${solver}-${key}${RESULT_ENDING}`)
  }

  async get(label: ResultLabel): Promise<unknown> {
    const path = this.#path(label)
    const remembered = this.#memory.get(path)
    if (remembered) return remembered.value
    let file: Buffer
    try {
      file = await readFile(path)
    } catch (error) {
      if (!isMissing(error)) {
        this.#warn(() => texts.backend.results.unreadable(reasonOf(error)))
      }
      return undefined
    }
    try {
      const value = decodeResult(label, file)
      this.#remember(path, value, file.length)
      return value
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw error
      await this.reject(path, error)
      return undefined
    }
  }

  /** Stores a result. If the disk fails, the result must be solved again later. */
  async put(label: ResultLabel, value: unknown): Promise<void> {
    const path = this.#path(label)
    this.#remember(path, value, 1)
    try {
      makeFolder(this.folder)
      await writeChecksummed(path, encodeResult(label, value))
      const { size } = await stat(path)
      if (this.#memory.peek(path)?.value === value) this.#remember(path, value, size)
    } catch (error) {
      this.#warn(() => {
        const { solves } = texts.backend
        return isDiskFull(error)
          ? solves.resultsDiskFull(this.folder)
          : solves.resultsNotKept(this.folder, fileReason(error))
      })
    }
  }

  #remember(path: string, value: unknown, bytes: number): void {
    this.#memory.set(path, { value }, { size: Math.min(bytes, this.#memory.maxSize) })
  }

  async remove(label: ResultLabel): Promise<void> {
    const path = this.#path(label)
    this.#memory.delete(path)
    await rm(path, { force: true }).catch(() => {})
  }

  size(): Promise<FolderSize> {
    return folderSize(this.folder, RESULT_ENDING)
  }

  /** Also removes the files put aside; returns the size before. */
  async clear(): Promise<FolderSize> {
    const size = await this.size()
    this.#memory.clear()
    try {
      await clearFolder(this.folder, RESULT_ENDING)
      await rm(asideFolder(this.folder), { recursive: true, force: true })
    } catch (error) {
      if (!isMissing(error)) {
        throw new RequestError(
          'storage-failed',
          texts.backend.results.notRemoved(this.folder, reasonOf(error)),
        )
      }
    }
    this.putAside.length = 0
    return size
  }

  async reject(path: string, fault: ResultFileError): Promise<void> {
    const reason = (): string => fault.message
    try {
      this.putAside.push({ file: await putAside(path), reason })
      this.#notice(() => texts.backend.results.unusable(reason()))
    } catch (error) {
      this.#warn(() => texts.backend.results.notPutAside(reason(), reasonOf(error)))
    }
  }

  /** Reports disk errors only once. */
  #warn(words: () => string): void {
    if (this.#warned) return
    this.#warned = true
    this.#notice(words)
  }
}
