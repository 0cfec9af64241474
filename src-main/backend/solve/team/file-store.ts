import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Notify } from '#shared/contract/events.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { texts } from '#shared/texts/texts.ts'
import { writeChecksummed } from '../../files/checksummed-file.ts'
import { errorCode } from '../../files/file-reason.ts'
import { makeFolder } from '../../files/make-folder.ts'
import { putAside } from '../../files/put-aside.ts'
import { FileLock, LockHeld, LockUnavailable } from '../../locks/file-lock.ts'
import type { ResultCache } from '../result-cache.ts'
import { decodeResult, encodeResult, ResultFileError, type ResultLabel } from '../result-codec.ts'
import type { CheckpointClaim, TeamStore } from './team-solve.ts'

export const CHECKPOINT_ENDING = '.checkpoint'

export interface FileStoreOptions {
  readonly cache: ResultCache
  readonly checkpointFolder: string
  readonly notice: Notify
}

export interface FileStoreKind<Params, Checkpoint> extends Omit<ResultLabel, 'key'> {
  key(params: Params): string
  /** Checks the size of a checkpoint. */
  fits(params: Params, found: Partial<Checkpoint>): boolean
}

/** Results in the cache and checkpoint files of one solver. */
export class FileStore<Params, Checkpoint, Result> implements TeamStore<
  Params,
  Checkpoint,
  Result
> {
  readonly #kind: FileStoreKind<Params, Checkpoint>
  readonly #options: FileStoreOptions

  constructor(kind: FileStoreKind<Params, Checkpoint>, options: FileStoreOptions) {
    this.#kind = kind
    this.#options = options
  }

  #label(params: Params, ending = ''): ResultLabel {
    const { solver, solverVersion } = this.#kind
    return { solver: solver + ending, solverVersion, key: this.#kind.key(params) }
  }

  #path(params: Params, ending: string): string {
    const { solver, key } = this.#label(params)
    return join(this.#options.checkpointFolder, `${solver}-${key}${ending}`)
  }

  /** The checkpoint's file. */
  file(params: Params): string {
    return this.#path(params, CHECKPOINT_ENDING)
  }

  async result(params: Params): Promise<Result | undefined> {
    return (await this.#options.cache.get(this.#label(params))) as Result | undefined
  }

  async saveResult(params: Params, result: Result): Promise<void> {
    await this.#options.cache.put(this.#label(params), result)
  }

  /** Null while another process has the lock. Succeeds unlocked if locks are unavailable. */
  claim(params: Params): CheckpointClaim | null {
    try {
      const lock = FileLock.take(this.#path(params, '.lock'))
      return { release: () => lock.release({ remove: true }) }
    } catch (error) {
      if (error instanceof LockHeld) return null
      if (error instanceof LockUnavailable) return { release() {} }
      throw error
    }
  }

  async saveCheckpoint(params: Params, checkpoint: Checkpoint): Promise<void> {
    makeFolder(this.#options.checkpointFolder)
    const label = this.#label(params, '-checkpoint')
    await writeChecksummed(this.file(params), encodeResult(label, checkpoint))
  }

  /** Null if there is none. Puts aside a checkpoint that is damaged, outdated or does not fit. */
  async checkpoint(params: Params): Promise<Checkpoint | null> {
    const path = this.file(params)
    const { notice } = this.#options
    let file: Buffer
    try {
      file = await readFile(path)
    } catch (error) {
      if (errorCode(error) !== 'ENOENT') {
        notice(() => texts.backend.solves.progressNotRead(reasonOf(error)))
      }
      return null
    }
    try {
      const checkpoint = decodeResult(this.#label(params, '-checkpoint'), file) as Checkpoint
      if (this.#kind.fits(params, checkpoint)) return checkpoint
      throw new ResultFileError((reasons) => reasons.size)
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw error
      await putAside(path).catch(() => rm(path, { force: true }))
      notice(() => texts.backend.solves.progressNotUsed(error.message))
      return null
    }
  }

  async removeCheckpoint(params: Params): Promise<void> {
    await rm(this.file(params), { force: true }).catch(() => {})
  }
}
