import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Always true on Windows and macOS; elsewhere an X11 or Wayland display must be named. */
export function hasDisplay(environment: NodeJS.ProcessEnv, platform: NodeJS.Platform): boolean {
  if (platform === 'win32' || platform === 'darwin') return true
  return Boolean(environment.DISPLAY) || Boolean(environment.WAYLAND_DISPLAY)
}

/** A program that still runs after this time has succeeded; it may be the browser itself. */
const SETTLED_MS = 10_000

/** The system's command to open an address in the browser, without a shell. */
function openerFor(
  address: string,
  environment: NodeJS.ProcessEnv,
  platform: NodeJS.Platform,
): readonly [program: string, ...args: string[]] {
  switch (platform) {
    case 'darwin':
      return ['/usr/bin/open', address]
    case 'win32': {
      const system = join(environment.SystemRoot ?? 'C:\\Windows', 'System32')
      return [join(system, 'rundll32.exe'), 'url.dll,FileProtocolHandler', address]
    }
    default:
      return ['xdg-open', address]
  }
}

export function openPage(
  address: string,
  onFailed: () => void,
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): void {
  const [program, ...args] = openerFor(address, environment, platform)
  let settled = false
  const settle = (worked: boolean): void => {
    if (!settled && !worked) onFailed()
    settled = true
  }
  // Detached, so that Ctrl+C in the terminal does not end the browser.
  const child = spawn(program, args, { env: environment, stdio: 'ignore', detached: true })
  child.on('error', () => settle(false))
  child.on('exit', (code) => settle(code === 0))
  child.unref()
  setTimeout(settle, SETTLED_MS, true).unref()
}
