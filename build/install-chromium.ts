import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, HEADLESS_SHELL } from '../test/support/chromium.ts'

const PLAYWRIGHT = join(import.meta.dirname, '../node_modules/@playwright/test/cli.js')

function missing(): string | undefined {
  try {
    findChromium()
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Prints the output only if the command fails. */
function succeeds(command: string, ...args: string[]): boolean {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  if (status !== 0) console.error(`${command} ${args.join(' ')} failed.\n${stdout}${stderr}`.trim())
  return status === 0
}

/** Elsewhere the package may be missing or redirect to another store. */
function isRootOnDebian(): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}

function installsFromDebian(...packages: string[]): boolean {
  return (
    succeeds('apt-get', 'update') &&
    packages.some((name) => succeeds('apt-get', 'install', '-y', '--no-install-recommends', name))
  )
}

/** Returns a message for the user if Chromium is neither found nor installed. */
export function installChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH || !missing()) return missing()
  console.log('Installing Chromium for the tests ...')
  if (isRootOnDebian() && installsFromDebian(HEADLESS_SHELL, 'chromium') && !missing()) {
    return undefined
  }
  succeeds(process.execPath, PLAYWRIGHT, 'install', 'chromium')
  return missing()
}
