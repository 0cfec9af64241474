import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { PRIVATE_FOLDER } from './private-files.ts'
import { syncFolder } from './whole-file.ts'

/**
 * Creates a folder and its missing parents. Node's `recursive` option never returns if the system
 * denies that an existing folder exists, as Linux does below /proc.
 */
export function makeFolder(folder: string, mode = PRIVATE_FOLDER): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error
  }
  syncFolder(above)
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory()
  } catch {
    return false
  }
}
