import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { defaultDataFolder } from '#main/backend/data-folder.ts'

/** The option that names the data folder, without its dashes. */
export const DATA_FOLDER_OPTION = 'data-dir'

/** The data folder: what --data-dir names, or else the one that the other shells use as well. */
export function dataFolderFrom(args: readonly string[]): string {
  const { values } = parseArgs({
    args: [...args],
    options: { [DATA_FOLDER_OPTION]: { type: 'string' } },
    // Chromium's own switches stand beside ours.
    strict: false,
  })
  const named = values[DATA_FOLDER_OPTION]
  return resolve(typeof named === 'string' && named !== '' ? named : defaultDataFolder())
}

/** Writes the data folder as an argument that dataFolderFrom reads. */
export function dataFolderArgument(folder: string): string {
  return `--${DATA_FOLDER_OPTION}=${folder}`
}
