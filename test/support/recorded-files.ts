import type * as Files from 'node:fs'
import type * as AsyncFiles from 'node:fs/promises'
import { basename } from 'node:path'

type Open = (...args: [path: string, ...rest: unknown[]]) => number
type Handle = AsyncFiles.FileHandle

/** Names end in what differs from run to run: process, thread and number of a temporary file. */
const nameOf = (path: unknown): string =>
  basename(path as string).replace(/\.\d+-\d+-\d+\.tmp$/, '.temporary')

/**
 * Records which files are written, synced and renamed, in order, while everything is done as usual.
 * For vi.mock of 'node:fs' and 'node:fs/promises'.
 */
export class FileRecorder {
  readonly #calls: string[]
  readonly #names = new Map<number, string>()

  constructor(calls: string[]) {
    this.#calls = calls
  }

  /** The module node:fs, with calls recorded. */
  sync(fs: typeof Files): typeof Files {
    const calls = this.#calls
    const names = this.#names
    return {
      ...fs,
      openSync: (path, ...rest) => {
        const file = (fs.openSync as Open)(path as string, ...rest)
        names.set(file, nameOf(path))
        return file
      },
      writeFileSync: (file, ...rest) => {
        calls.push(`write ${typeof file === 'number' ? names.get(file)! : nameOf(file)}`)
        fs.writeFileSync(file, ...rest)
      },
      fsyncSync: (file) => {
        calls.push(`sync ${names.get(file)!}`)
        fs.fsyncSync(file)
      },
      renameSync: (from, to) => {
        calls.push(`rename ${nameOf(from)} to ${nameOf(to)}`)
        fs.renameSync(from, to)
      },
    }
  }

  /** The module node:fs/promises, with calls recorded. */
  async(fs: typeof AsyncFiles): typeof AsyncFiles {
    const calls = this.#calls
    return {
      ...fs,
      async open(path, ...rest) {
        const handle = await fs.open(path, ...rest)
        const name = nameOf(path)
        const writeFile = handle.writeFile.bind(handle)
        handle.writeFile = ((...args: Parameters<Handle['writeFile']>) => {
          calls.push(`write ${name}`)
          return writeFile(...args)
        }) as Handle['writeFile']
        const sync = handle.sync.bind(handle)
        handle.sync = () => {
          calls.push(`sync ${name}`)
          return sync()
        }
        return handle
      },
      rename(from, to) {
        calls.push(`rename ${nameOf(from)} to ${nameOf(to)}`)
        return fs.rename(from, to)
      },
    }
  }
}
