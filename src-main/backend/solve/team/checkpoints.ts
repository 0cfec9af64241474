import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Notify } from '#shared/contract/events.ts'
import { reasonOf } from '#shared/base/reason-of.ts'
import { texts } from '#shared/texts/texts.ts'
import { writeChecksummed } from '../../files/checksummed-file.ts'
import { makeFolder } from '../../files/make-folder.ts'
import { putAside } from '../../files/put-aside.ts'
import { FileLock, LockHeld, LockUnavailable } from '../../locks/file-lock.ts'
import { decodeResult, encodeResult, ResultFileError, type ResultLabel } from '../result-codec.ts'

const ENDING = '.checkpoint'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

export interface CheckpointClaim {
  release(): void
}

/** Checkpoint files of one solver; a key is the hash of a rule set. */
export class Checkpoints<T> {
  readonly #folder: string
  readonly #solver: string
  readonly #version: number
  readonly #notice: Notify

  constructor(folder: string, solver: Omit<ResultLabel, 'key'>, notice: Notify) {
    this.#folder = folder
    this.#solver = solver.solver
    this.#version = solver.solverVersion
    this.#notice = notice
  }

  #label(key: string): ResultLabel {
    return { solver: `${this.#solver}-checkpoint`, solverVersion: this.#version, key }
  }

  file(key: string): string {
    return join(this.#folder, `${this.#solver}-${key}${ENDING}`)
  }

  /** Null while another process has the lock. Succeeds unlocked if locks are unavailable. */
  claim(key: string): CheckpointClaim | null {
    try {
      const lock = FileLock.take(join(this.#folder, `${this.#solver}-${key}.lock`))
      return { release: () => lock.release({ remove: true }) }
    } catch (error) {
      if (error instanceof LockHeld) return null
      if (error instanceof LockUnavailable) return { release() {} }
      throw error
    }
  }

  async write(key: string, checkpoint: T): Promise<void> {
    makeFolder(this.#folder)
    await writeChecksummed(this.file(key), encodeResult(this.#label(key), checkpoint))
  }

  /** Null if there is none. Puts aside a checkpoint that is damaged, outdated or does not fit. */
  async read(key: string, fits: (found: Partial<T>) => boolean): Promise<T | null> {
    const path = this.file(key)
    let file: Buffer
    try {
      file = await readFile(path)
    } catch (error) {
      if (!isMissing(error)) {
        this.#notice(() => texts.backend.solves.progressNotRead(reasonOf(error)))
      }
      return null
    }
    try {
      const checkpoint = decodeResult(this.#label(key), file) as T
      if (!fits(checkpoint)) throw new ResultFileError((reasons) => reasons.size)
      return checkpoint
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw error
      await putAside(path).catch(() => rm(path, { force: true }))
      this.#notice(() => texts.backend.solves.progressNotUsed(error.message))
      return null
    }
  }

  async remove(key: string): Promise<void> {
    await rm(this.file(key), { force: true }).catch(() => {})
  }
}

async function checkpointsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.filter((name) => name.endsWith(ENDING)).map((name) => join(folder, name))
}

export async function checkpointSize(folder: string): Promise<{ files: number; bytes: number }> {
  const files = await checkpointsIn(folder)
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => null)))
  return { files: files.length, bytes: sizes.reduce((sum, found) => sum + (found?.size ?? 0), 0) }
}

export async function clearCheckpoints(folder: string): Promise<void> {
  for (const file of await checkpointsIn(folder)) await rm(file, { force: true })
}
