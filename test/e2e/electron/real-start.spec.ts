import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, test } from '@playwright/test'
import { debuggerOf, reasonToSkip } from './real-app.ts'

const ROOT = join(import.meta.dirname, '../../..')
const reason = reasonToSkip()

test.describe('npm start with a display', () => {
  test.skip(reason !== undefined, reason ?? '')
  // The first start fetches Electron's runtime.
  test.setTimeout(600_000)

  let folder: string
  let child: ChildProcess | undefined

  test.beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'breakpoint-real-start-'))
  })
  test.afterEach(async () => {
    if (child?.exitCode === null) {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    }
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('opens the app, and ends with it', async () => {
    const args = [`--data-dir=${folder}`, '--remote-debugging-port=0']
    child = spawn(process.execPath, [join(ROOT, 'build/start.ts'), ...args], {
      stdio: ['ignore', 'inherit', 'pipe'],
    })
    const browser = await chromium.connectOverCDP(await debuggerOf(child))
    const context = browser.contexts()[0]!
    const page = context.pages()[0] ?? (await context.waitForEvent('page'))
    await expect(page).toHaveTitle(/Breakpoint/)
    expect(page.url()).toMatch(/^app:\/\/breakpoint\//)
    const ended = once(child, 'exit')
    const session = await browser.newBrowserCDPSession()
    // The connection may be gone before it is answered.
    await session.send('Browser.close').catch(() => {})
    expect(await ended).toEqual([0, null])
  })
})
