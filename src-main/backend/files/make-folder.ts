import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { PRIVATE_FOLDER } from './private-files.ts'
import { syncFolder } from './whole-file.ts'

/**
 * Makes a folder and the missing ones above it, for the user alone unless told otherwise. Throws where
 * that cannot be done. Node's own `recursive` never returns where a system says of a folder that is there
 * that it is not, as Linux does below /proc.
 */
export function makeFolder(folder: string, mode = PRIVATE_FOLDER): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above, mode)
  try {
    mkdirSync(folder, mode)
  } catch (error) {
    // Another process may have been quicker.
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
