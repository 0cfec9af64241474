import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, expect, test, type Browser } from '@playwright/test'
import { askShell, keepPort, solveFirstRules } from './page-port.ts'
import { debuggerOf, reasonToSkip } from './real-app.ts'

const ROOT = join(import.meta.dirname, '../../..')
const reason = reasonToSkip()

const run = promisify(execFile)

/** The program in a folder that packages are made of. */
function programIn(output: string): string {
  const arch = process.arch === 'x64' ? '' : `-${process.arch}`
  switch (process.platform) {
    case 'darwin':
      return join(output, `mac${arch}`, 'Breakpoint.app/Contents/MacOS/Breakpoint')
    case 'win32':
      return join(output, `win${arch}-unpacked`, 'Breakpoint.exe')
    default:
      return join(output, `linux${arch}-unpacked`, 'breakpoint')
  }
}

test.describe('the packaged app in Electron itself', () => {
  test.skip(reason !== undefined, reason ?? '')

  let scratch: string
  let app: ChildProcess | undefined
  let browser: Browser | undefined

  test.beforeAll(async () => {
    if (reason !== undefined) return
    // The runtime may have to be fetched.
    test.setTimeout(900_000)
    scratch = await mkdtemp(join(tmpdir(), 'breakpoint-real-package-'))
    const output = join(scratch, 'dist')
    await run(process.execPath, [join(ROOT, 'build/package.ts'), '--dir', '--output', output], {
      cwd: ROOT,
      env: { ...process.env, CSC_IDENTITY_AUTO_DISCOVERY: 'false' },
    })
    app = spawn(
      programIn(output),
      [
        `--data-dir=${join(scratch, 'data')}`,
        // The fuses keep Node's inspector out; Chromium's debugger is what is left.
        '--remote-debugging-port=0',
        // The unpacked folder has no sandbox helper that belongs to root.
        ...(process.platform === 'linux' ? ['--no-sandbox'] : []),
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    )
    browser = await chromium.connectOverCDP(await debuggerOf(app))
  })
  test.afterAll(async () => {
    await browser?.close()
    if (app?.exitCode === null) {
      const ended = once(app, 'exit')
      app.kill()
      await ended
    }
    if (reason === undefined) await rm(scratch, { recursive: true, force: true, maxRetries: 5 })
  })

  test('starts from its archive, and solves in a worker of the backend', async () => {
    const context = browser!.contexts()[0]!
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    await expect(page).toHaveTitle(/Breakpoint/)
    await keepPort(page)
    expect(await askShell(page, 'shell.info', {})).toMatchObject({
      ok: true,
      value: { kind: 'electron', dataFolder: join(scratch, 'data') },
    })
    expect(await solveFirstRules(page)).toMatchObject({ ok: true })
  })
})
