import { appendFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#main/backend/files/make-folder.ts'
import { PRIVATE_FILE } from '#main/backend/files/private-files.ts'

/** Size at which the log is rotated; OLDER rotated files are kept. */
const MAX_BYTES = 256 * 1024
const OLDER = 2
export const LOG_NAME = 'breakpoint.log'
const MAX_CHARACTERS = 4_000

/** The app's log, in a folder of its own. Write errors are ignored. */
export class LogFile {
  readonly #folder: string
  readonly #mostBytes: number
  readonly #now: () => Date

  constructor(folder: string, mostBytes = MAX_BYTES, now: () => Date = () => new Date()) {
    this.#folder = folder
    this.#mostBytes = mostBytes
    this.#now = now
  }

  write(line: string): void {
    const text = line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS)} ...` : line
    try {
      makeFolder(this.#folder)
      this.#rotate()
      appendFileSync(this.#path(0), `${this.#now().toISOString()} ${text}\n`, {
        mode: PRIVATE_FILE,
      })
    } catch {
      // There is no other place to report this.
    }
  }

  #path(age: number): string {
    return join(this.#folder, age === 0 ? LOG_NAME : `breakpoint.${age}.log`)
  }

  #rotate(): void {
    const size = statSync(this.#path(0), { throwIfNoEntry: false })?.size ?? 0
    if (size < this.#mostBytes) return
    for (let age = OLDER; age > 0; age--) {
      if (statSync(this.#path(age - 1), { throwIfNoEntry: false })) {
        renameSync(this.#path(age - 1), this.#path(age))
      }
    }
  }
}
