import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from '@playwright/test'
import { stop } from '../../support/web-shell.ts'

const ROOT = join(import.meta.dirname, '../../..')
const ADDRESS = /^Breakpoint is at (http:\S+)$/

interface Started {
  readonly child: ChildProcess
  /** Lines printed, up to the line that was waited for. */
  readonly lines: readonly string[]
}

test.describe('npm start', () => {
  test.skip(process.platform !== 'linux', 'the programs it starts are replaced by scripts')

  let scratch: string
  let started: ChildProcess | undefined

  test.beforeEach(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'breakpoint-start-'))
  })
  test.afterEach(async () => {
    if (started) await stop(started)
    started = undefined
    await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  })

  /** Writes a script that keeps its arguments in a file beside it. */
  async function recorder(name: string): Promise<{ folder: string; kept: () => Promise<string> }> {
    const folder = join(scratch, `of ${name}`)
    const file = join(folder, 'kept.txt')
    await mkdir(folder)
    const script = `#!/bin/sh\nprintf '%s\\n' "$PWD" "$@" > '${file}.part'\nmv '${file}.part' '${file}'\n`
    await writeFile(join(folder, name), script)
    await chmod(join(folder, name), 0o755)
    return { folder, kept: () => readFile(file, 'utf8').catch(() => '') }
  }

  /** Runs the script of npm start up to a line. */
  async function start(
    last: RegExp | undefined,
    environment: NodeJS.ProcessEnv,
    ...args: string[]
  ): Promise<Started> {
    const data = join(scratch, 'data')
    const script = join(ROOT, 'build/start.ts')
    const child = spawn(process.execPath, [script, '--port', '0', '--data-dir', data, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        LC_ALL: 'C',
        CI: '',
        DISPLAY: '',
        WAYLAND_DISPLAY: '',
        ...environment,
      },
    })
    started = child
    const lines: string[] = []
    for await (const line of createInterface(child.stdout)) {
      lines.push(line)
      if (last?.test(line)) break
    }
    return { child, lines }
  }

  test('says that there is no display, and prints the address', async ({ page }) => {
    const { lines } = await start(/Ctrl\+C/, {})
    expect(lines).toEqual([
      'There is no display, so Breakpoint runs in the browser.',
      expect.stringMatching(ADDRESS),
      'Open this address in a browser on this computer. Ctrl+C stops it.',
    ])
    await page.goto(ADDRESS.exec(lines[1]!)![1]!)
    await expect(page.getByRole('main')).toBeVisible()
  })

  test('says why there is no app, and opens the page in the browser @long', async ({ page }) => {
    const opener = await recorder('xdg-open')
    const nowhere = join(scratch, 'nowhere')
    const { lines } = await start(/Ctrl\+C/, {
      DISPLAY: ':99',
      ELECTRON_OVERRIDE_DIST_PATH: nowhere,
      PATH: `${opener.folder}${delimiter}${process.env.PATH}`,
    })
    expect(lines).toEqual([
      `ELECTRON_OVERRIDE_DIST_PATH names ${nowhere}, where there is no electron, so Breakpoint runs in the browser.`,
      expect.stringMatching(ADDRESS),
      'It opens in your browser. Ctrl+C stops it.',
    ])
    await expect.poll(opener.kept).not.toBe('')
    const [, opened, ...more] = (await opener.kept()).trimEnd().split('\n')
    expect(more).toEqual([])
    await page.goto(opened!)
    await expect(page.getByRole('main')).toBeVisible()
    expect(page.url()).toContain('token=')
  })

  for (const { what, environment, args = [] } of [
    { what: 'with --no-open', environment: {}, args: ['--no-open'] },
    { what: 'on a server that runs tests', environment: { CI: 'true' } },
  ]) {
    test(`opens no page ${what}`, async ({ request }) => {
      const opener = await recorder('xdg-open')
      const { lines } = await start(
        /Ctrl\+C/,
        {
          DISPLAY: ':99',
          ELECTRON_OVERRIDE_DIST_PATH: join(scratch, 'nowhere'),
          PATH: `${opener.folder}${delimiter}${process.env.PATH}`,
          ...environment,
        },
        ...args,
      )
      expect(lines.at(-1)).toBe('Open this address in a browser on this computer. Ctrl+C stops it.')
      // It would have been opened before this is answered.
      expect((await request.get(ADDRESS.exec(lines[1]!)![1]!)).ok()).toBe(true)
      expect(await opener.kept()).toBe('')
    })
  }

  test('opens the app where there are a display and a runtime', async () => {
    const electron = await recorder('electron')
    const environment = { DISPLAY: ':99', ELECTRON_OVERRIDE_DIST_PATH: electron.folder }
    const { child, lines } = await start(undefined, environment, '--no-open', '--fetch-app')
    if (child.exitCode === null) await once(child, 'exit')
    expect({ lines, code: child.exitCode }).toEqual({ lines: [], code: 0 })
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    const args = ['.', ...asRoot, '--port', '0', '--data-dir', join(scratch, 'data')]
    expect((await electron.kept()).trimEnd().split('\n')).toEqual([ROOT, ...args])
  })
})
