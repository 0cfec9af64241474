import { homedir } from 'node:os'
import { join } from 'node:path'

const FOLDER = 'Breakpoint'

/**
 * Where everything is kept unless the user says otherwise: the folder for an application's data that
 * the operating system names, the same for the window, the browser and the terminal.
 */
export function defaultDataFolder(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string {
  if (environment.BREAKPOINT_DATA) return environment.BREAKPOINT_DATA
  if (platform === 'win32') {
    return join(environment.APPDATA ?? join(homedir(), 'AppData', 'Roaming'), FOLDER)
  }
  if (platform === 'darwin') return join(homedir(), 'Library', 'Application Support', FOLDER)
  return join(environment.XDG_CONFIG_HOME || join(homedir(), '.config'), FOLDER)
}
