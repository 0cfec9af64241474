import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

const FOLDER = 'put-aside'

/**
 * Moves a file that cannot be used into a folder beside it, under a name that is still free; returns
 * where it is.
 */
export async function putAside(path: string): Promise<string> {
  const folder = join(dirname(path), FOLDER)
  makeFolder(folder)
  const taken = await readdir(folder)
  const name = basename(path)
  let free = name
  for (let i = 2; taken.includes(free); i++) free = `${name}.${i}`
  const aside = join(folder, free)
  await rename(path, aside)
  return aside
}

/** The folder that putAside uses for files of `folder`. */
export function asideFolder(folder: string): string {
  return join(folder, FOLDER)
}
