import { chmod, lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Modes of the app's own folders and files: no access for other users. */
export const PRIVATE_FOLDER = 0o700
export const PRIVATE_FILE = 0o600
/** Modes of files that the user saves elsewhere, before the umask. */
export const USUAL_FOLDER = 0o777
export const USUAL_FILE = 0o666

const OWN =
  /^(results|unfinished|rule-sets|study|transfers|lock|logs|put-aside|window)$|^(settings|window-place)\.json/
/** Chromium's folder: restricting the folder itself is enough. */
const CLOSED = 'window'

/** Removes other users' rights, recursively. Ignores failures and symbolic links. */
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
 * POSIX only. Restricts the data folder itself only if it is the app's own or holds nothing else: a
 * folder chosen by the user may be shared.
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
