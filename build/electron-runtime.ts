import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const PACKAGE = join(import.meta.dirname, '../node_modules/electron')

/** Where Electron's runtime is, or why nothing can be run in it here. */
export function electronRuntime(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): { readonly executable: string } | { readonly missing: string } {
  const pathFile = join(PACKAGE, 'path.txt')
  if (!existsSync(pathFile)) return { missing: 'Electron’s runtime is not installed' }
  const executable = join(PACKAGE, 'dist', readFileSync(pathFile, 'utf8').trim())
  if (!existsSync(executable)) return { missing: `Electron’s runtime is not at ${executable}` }
  if (platform === 'linux' && !environment.DISPLAY && !environment.WAYLAND_DISPLAY) {
    return { missing: 'there is no display' }
  }
  return { executable }
}
