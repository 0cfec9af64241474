import { readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { makeFolder } from './make-folder.ts'

const FOLDER = 'put-aside'

/** Moves an unusable file into the folder `put-aside` beside it; returns the new path. */
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

export function asideFolder(folder: string): string {
  return join(folder, FOLDER)
}
