import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasDisplay, openPage } from '#main/web/open-page.ts'
import { temporaryFolder } from './running-shell.ts'

const ADDRESS = 'http://127.0.0.1:4747/?ticket=a&b=$(id);c|d'

describe('a display', () => {
  it.each<[boolean, NodeJS.Platform, NodeJS.ProcessEnv]>([
    [true, 'linux', { DISPLAY: ':0' }],
    [true, 'linux', { WAYLAND_DISPLAY: 'wayland-0' }],
    [false, 'linux', {}],
    [false, 'linux', { DISPLAY: '', WAYLAND_DISPLAY: '' }],
    [false, 'freebsd', {}],
    [true, 'win32', {}],
    [true, 'darwin', {}],
  ])('is there: %s on %s with %j', (there, platform, environment) => {
    expect(hasDisplay(environment, platform)).toBe(there)
  })
})

/** A folder with an xdg-open that writes its arguments into a file, and that file. */
function opener(exitCode = 0): { environment: NodeJS.ProcessEnv; opened: () => string[] } {
  const folder = temporaryFolder()
  const file = join(folder, 'opened.txt')
  const script = `#!/bin/sh\nprintf '%s\\n' "$@" > '${file}.part'\nmv '${file}.part' '${file}'\nexit ${exitCode}\n`
  writeFileSync(join(folder, 'xdg-open'), script, { mode: 0o755 })
  return {
    environment: { PATH: `${folder}${delimiter}${process.env.PATH}` },
    opened: () => (existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []),
  }
}

describe.runIf(process.platform === 'linux')('a page', () => {
  it('is opened by the system’s program, which gets the address as it is', async () => {
    const { environment, opened } = opener()
    let failures = 0
    openPage(ADDRESS, () => failures++, environment, 'linux')
    await expect.poll(opened, { timeout: 30_000 }).toEqual([ADDRESS])
    expect(failures).toBe(0)
  })

  it.each([
    { what: 'fails', path: () => opener(3).environment },
    { what: 'is missing', path: () => ({ PATH: '/nowhere' }) },
  ])('that cannot be opened is told of once, where the program $what', async ({ path }) => {
    let failures = 0
    await new Promise<void>((resolve) => {
      const failed = (): void => {
        failures++
        resolve()
      }
      openPage(ADDRESS, failed, path(), 'linux')
    })
    expect(failures).toBe(1)
  })
})
