import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncFolder } from './whole-file.ts'

/**
 * Makes a folder with those above it that are missing, and throws where that cannot be done. Node's own
 * `recursive` never returns where a system says of a folder that is there that it is not, as Linux does
 * below /proc.
 */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return
  const above = dirname(folder)
  if (above !== folder) makeFolder(above)
  try {
    mkdirSync(folder)
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
