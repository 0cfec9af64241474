import { homedir } from 'node:os'
import { join } from 'node:path'
import { reasonOf } from '#shared/base/reason-of.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { errorCode, fileReason } from './file-reason.ts'
import { makeFolder } from './make-folder.ts'

const FOLDER = 'Breakpoint'

/** BREAKPOINT_DATA if set, else the operating system's folder for application data. */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  return environment.BREAKPOINT_DATA || appDataFolder(environment, platform)
}

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

export function makeDataFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    // "Folder gone", the usual reason for ENOENT, is wrong for a new folder.
    const reason = errorCode(error) === 'ENOENT' ? reasonOf(error) : fileReason(error)
    throw new RequestError('storage-failed', texts.backend.noDataFolder(folder, reason))
  }
}
