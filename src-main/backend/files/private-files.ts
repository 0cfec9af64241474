import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Mode of the user's folders and files: nobody else on the computer may read them. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
/** What the user has saved elsewhere is as the system makes files. */
export const USUAL_FOLDER = 0o777
export const USUAL_FILE = 0o666

/** Entries of a data folder that Breakpoint makes. */
const OWN =
  /^(results|unfinished|rule-sets|study|transfers|lock|logs|put-aside|window)$|^(settings|window-place)\.json/
/** Folder that Chromium fills: that nobody else comes in is enough. */
const CLOSED = 'window'

/** Takes from others the rights to a file or folder; what cannot be changed stays. Links are left alone. */
async function restrict(path: string, name: string): Promise<void> {
  const found = await lstat(path).catch(() => null)
  if (!found || (!found.isFile() && !found.isDirectory())) return
  const mode = found.mode & 0o777
  if ((mode & 0o077) !== 0) await chmod(path, mode & 0o700).catch(() => {})
  if (found.isFile() || name === CLOSED) return
  for (const inside of await readdir(path).catch(() => [])) {
    await restrict(join(path, inside), inside)
  }
}

/**
 * Makes what earlier versions have left in a data folder private, on POSIX. The folder itself is where
 * it is the app's own one, or holds nothing else: a folder that the user has named may be shared.
 */
export async function makePrivate(dataFolder: string, ownFolder: string): Promise<void> {
  if (process.platform === 'win32') return
  const names = await readdir(dataFolder).catch(() => [])
  const own = names.filter((name) => OWN.test(name))
  for (const name of own) await restrict(join(dataFolder, name), name)
  if (dataFolder !== ownFolder && own.length < names.length) return
  const mode = (await lstat(dataFolder).catch(() => null))?.mode
  if (mode !== undefined && (mode & 0o077) !== 0) {
    await chmod(dataFolder, mode & 0o700).catch(() => {})
  }
}
