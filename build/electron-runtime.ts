import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Runtime {
  readonly executable: string
  readonly folder: string
}

export interface RuntimePlace {
  readonly packageFolder?: string
  readonly environment?: NodeJS.ProcessEnv
  readonly platform?: NodeJS.Platform
}

export const ELECTRON_PACKAGE = join(import.meta.dirname, '../node_modules/electron')

function programOf(platform: NodeJS.Platform): string {
  switch (platform) {
    case 'darwin':
      return 'Electron.app/Contents/MacOS/Electron'
    case 'win32':
      return 'electron.exe'
    default:
      return 'electron'
  }
}

/** Finds Electron's runtime: where ELECTRON_OVERRIDE_DIST_PATH says, or where the installer put it. */
export function findRuntime({
  packageFolder = ELECTRON_PACKAGE,
  environment = process.env,
  platform = process.platform,
}: RuntimePlace = {}): Runtime | { readonly missing: string } {
  const override = environment.ELECTRON_OVERRIDE_DIST_PATH
  const folder = override || join(packageFolder, 'dist')
  // The installer writes this file last; without it the folder may be incomplete.
  const pathFile = join(packageFolder, 'path.txt')
  const isInstalled = existsSync(pathFile)
  if (!isInstalled && !override) return { missing: 'Electron’s runtime is not installed' }
  const program = isInstalled ? readFileSync(pathFile, 'utf8').trim() : programOf(platform)
  const executable = join(folder, program)
  if (existsSync(executable)) return { executable, folder }
  return {
    missing: override
      ? `ELECTRON_OVERRIDE_DIST_PATH names ${override}, where there is no ${program}`
      : `Electron’s runtime is not at ${executable}`,
  }
}
