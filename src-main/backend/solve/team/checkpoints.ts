import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { makeFolder } from '../../files/make-folder.ts'
import { putAside } from '../../files/put-aside.ts'
import { decodeResult, encodeResult, ResultFileError, type ResultLabel } from '../result-codec.ts'
import { writeWholeSync } from '../../files/whole-file.ts'

export const CHECKPOINT_ENDING = '.checkpoint'

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The checkpoints of one solver, a file for each game; keys are the hashes of rule sets. */
export class Checkpoints<T> {
  readonly #solver: string
  readonly #version: number

  /** `version` is the solver's. */
  constructor(solver: string, version: number) {
    this.#solver = solver
    this.#version = version
  }

  #label(key: string): ResultLabel {
    return { solver: `${this.#solver}-checkpoint`, solverVersion: this.#version, key }
  }

  file(folder: string, key: string): string {
    return join(folder, `${this.#solver}-${key}${CHECKPOINT_ENDING}`)
  }

  /** Writes a checkpoint, whole or not at all. For a thread that may wait for the disk. */
  write(file: string, key: string, checkpoint: T): void {
    makeFolder(dirname(file))
    writeWholeSync(file, encodeResult(this.#label(key), checkpoint))
  }

  /**
   * Reads a game's checkpoint; null if there is none. One that is damaged, of another version or does
   * not fit the game is put aside, and `notice` hears of it.
   */
  async read(
    folder: string,
    key: string,
    fits: (found: Partial<T>) => boolean,
    notice: (message: string) => void,
  ): Promise<T | null> {
    // A team's members only write, and do not wait for texts to be loaded.
    const { texts } = await import('#shared/texts/texts.ts')
    const { solves } = texts.backend
    const path = this.file(folder, key)
    let file: Buffer
    try {
      file = await readFile(path)
    } catch (error) {
      if (!isMissing(error)) notice(solves.progressNotRead(String(error)))
      return null
    }
    try {
      const checkpoint = decodeResult(this.#label(key), file) as T
      if (!fits(checkpoint)) throw new ResultFileError(texts.backend.results.reasons.size)
      return checkpoint
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw error
      await putAside(path, error.message).catch(() => rm(path, { force: true }))
      notice(solves.progressNotUsed(error.message))
      return null
    }
  }

  /** Removes a checkpoint, for a solve that is finished. */
  async remove(folder: string, key: string): Promise<void> {
    await rm(this.file(folder, key), { force: true }).catch(() => {})
  }
}
