import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

/** A file that could not be used, and why. */
export interface PutAside {
  readonly file: string
  readonly reason: string
}

const FOLDER = 'put-aside'

/** Moves a file that cannot be used into a folder beside it, under a name that is still free. */
export async function putAside(path: string, reason: string): Promise<PutAside> {
  const folder = join(dirname(path), FOLDER)
  makeFolder(folder)
  const taken = await readdir(folder)
  const name = basename(path)
  let free = name
  for (let i = 2; taken.includes(free); i++) free = `${name}.${i}`
  await rename(path, join(folder, free))
  return { file: join(folder, free), reason }
}

/** The folder that putAside uses for files of `folder`. */
export function asideFolder(folder: string): string {
  return join(folder, FOLDER)
}
