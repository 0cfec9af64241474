import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { _electron, expect, test, type ElectronApplication, type Page } from '@playwright/test'
import { askBackend, askShell, keepPort, solveFirstRules } from './page-port.ts'
import { realRuntime, reasonToSkip } from './real-app.ts'

const ROOT = join(import.meta.dirname, '../../..')
const reason = reasonToSkip()

test.describe('the built app in Electron itself', () => {
  test.skip(reason !== undefined, reason ?? '')
  test.describe.configure({ mode: 'serial' })

  let folder: string
  let app: ElectronApplication
  let page: Page
  const faults: string[] = []

  test.beforeAll(async () => {
    if (reason !== undefined) return
    // It may have to be fetched.
    test.setTimeout(600_000)
    const { executable } = await realRuntime()
    folder = await mkdtemp(join(tmpdir(), 'breakpoint-real-'))
    // Chromium refuses its sandbox to root.
    const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    app = await _electron.launch({
      executablePath: executable,
      args: [...asRoot, '.', `--data-dir=${folder}`],
      cwd: ROOT,
    })
    page = await app.firstWindow()
    page.on('pageerror', (error) => faults.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text())
    })
    await keepPort(page)
  })
  test.afterAll(async () => {
    if (reason !== undefined) return
    await app.close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })

  test('shows its window', async () => {
    await expect(page).toHaveTitle(/Breakpoint/)
    await expect(page.getByRole('main')).toBeVisible()
    expect(page.url()).toMatch(/^app:\/\/breakpoint\//)
    expect(faults).toEqual([])
  })

  test('talks to the backend over a port of the page’s own', async () => {
    expect(await askBackend(page, 'rules.list', {})).toMatchObject({ ok: true })
    expect(await askShell(page, 'shell.info', {})).toMatchObject({
      ok: true,
      value: { kind: 'electron', dataFolder: folder },
    })
  })

  test('solves in a worker of the backend', async () => {
    expect(await solveFirstRules(page)).toMatchObject({ ok: true })
  })

  test('gives the page nothing of Node or Electron', async () => {
    const found = await page.evaluate(() =>
      ['require', 'process', 'module', 'Buffer', 'electron', 'ipcRenderer'].filter(
        (name) => name in globalThis,
      ),
    )
    expect(found).toEqual([])
  })

  test('keeps the page where it is', async () => {
    const outcome = await page.evaluate(async () => ({
      opened: window.open('https://example.org/') !== null,
      fetched: await fetch('https://example.org/').then(
        () => true,
        () => false,
      ),
      notified: await Notification.requestPermission(),
    }))
    expect(outcome).toEqual({ opened: false, fetched: false, notified: 'denied' })
    await page.evaluate(() => {
      window.location.href = 'https://example.org/'
    })
    await expect(page.getByRole('main')).toBeVisible()
    expect(page.url()).toMatch(/^app:\/\/breakpoint\//)
  })
})
