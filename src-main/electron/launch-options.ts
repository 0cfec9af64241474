import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataFolder } from '#main/backend/data-folder.ts'

const OPTION = 'data-dir'

/** The data folder: what --data-dir names, or else the one that the other shells use as well. */
export function dataFolderFrom(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: { [OPTION]: { type: 'string' } },
    // Chromium's own switches stand beside ours.
    strict: false,
  })
  const named = values[OPTION]
  return resolve(typeof named === 'string' && named !== '' ? named : defaultDataFolder())
}

/** Writes the data folder as an argument that dataFolderFrom reads. */
export function dataFolderArgument(folder: string): string {
  return `--${OPTION}=${folder}`
}
