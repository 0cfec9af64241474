import { homedir } from 'node:os'
import { join } from 'node:path'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { fileReason } from './file-reason.ts'
import { makeFolder } from './make-folder.ts'

const FOLDER = 'Breakpoint'

/**
 * Where everything is kept unless the user says otherwise: the folder for an application's data that
 * the operating system names, the same for the window, the browser and the terminal.
 */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  return environment.BREAKPOINT_DATA || appDataFolder(environment, platform)
}

/** The same, whatever the user says. */
export function appDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (platform === 'win32') {
    return join(environment.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), FOLDER)
  }
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', FOLDER)
  return join(environment.XDG_CONFIG_HOME || join(homedir(), '.config'), FOLDER)
}

/** Makes the data folder if it is missing; throws RequestError where that cannot be done. */
export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    throw new RequestError('storage-failed', texts.backend.noDataFolder(folder, reasonOf(error)))
  }
}

/** Here a missing folder is one that has just been made, or one that cannot be. */
function reasonOf(error: unknown): string {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  return isMissing ? error.message : fileReason(error)
}
