import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { lockForShell, type ShellLock } from '#main/backend/locks/folder-lock.ts'
import type { Holder } from '#main/backend/locks/holder.ts'
import { soon } from '../../support/soon.ts'

type Fakes = typeof import('#test/support/fake-electron.ts')

vi.mock('#main/served-files/built-files.ts', () => ({ builtFiles: vi.fn() }))

let folder: string
let data: string
let fakes: Fakes

const order = (): string[] => fakes.calls.map(({ name }) => name)

/** Runs the app's script with fresh fakes, and Electron becomes ready. */
async function run(prepare: (fakes: Fakes) => void = () => {}): Promise<void> {
  vi.resetModules()
  fakes = await import('#test/support/fake-electron.ts')
  prepare(fakes)
  await import('#main/electron/main.ts')
  fakes.app.becomeReady()
}

async function heldBy(kind: Holder['kind']): Promise<ShellLock> {
  const lock = await lockForShell(data, kind)
  onTestFinished(() => lock.release())
  return lock
}

async function pageAddress(): Promise<string> {
  const server = createServer((_, response) => response.end('<title>Breakpoint</title>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/?token=abc`
}

async function dialog(): Promise<{ message: string; detail: string; buttons: string[] }> {
  return soon(() => {
    const [call] = fakes.callsOf('dialog.showMessageBox')
    expect(call).toBeDefined()
    return call!.args[0] as Awaited<ReturnType<typeof dialog>>
  })
}

beforeEach(() => {
  folder = temporaryFolder()
  data = join(folder, 'data')
  vi.stubEnv('BREAKPOINT_DATA', data)
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  vi.spyOn(process, 'on').mockImplementation(() => process)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('a data folder that a browser has', () => {
  it('is left alone; the user hears where Breakpoint is, and the app ends', async () => {
    const lock = await heldBy('browser')
    const address = await pageAddress()
    lock.announce(address)
    await writeFile(join(data, 'settings.json'), '{')
    await run(({ dialog }) => (dialog.presses = [0]))
    const { message, detail, buttons } = await dialog()
    expect(message).toBe(`Breakpoint is already running in the browser (process ${process.pid}).`)
    expect(detail).toContain(`Breakpoint is at ${address}`)
    expect(detail).toContain(data)
    expect(buttons).toEqual(['Close', 'Copy the address'])
    await soon(() => expect(order().at(-1)).toBe('app.quit'))
    expect(order()).not.toContain('new BrowserWindow')
    expect(order()).not.toContain('utilityProcess.fork')
    expect(order()).not.toContain('clipboard.writeText')
    expect(await readFile(join(data, 'settings.json'), 'utf8')).toBe('{')
    expect(await readdir(data)).not.toContain('logs')
  })

  it('can be found by its address, which is copied', async () => {
    const lock = await heldBy('browser')
    const address = await pageAddress()
    lock.announce(address)
    await run(({ dialog }) => (dialog.presses = [1]))
    await soon(() => expect(order().at(-1)).toBe('app.quit'))
    expect(fakes.callsOf('clipboard.writeText').map(({ args }) => args)).toEqual([[address]])
  })

  it('is told of in the language of the system', async () => {
    const lock = await heldBy('browser')
    lock.announce(await pageAddress())
    await run((fakes) => {
      fakes.app.languages = ['de-CH']
      fakes.dialog.presses = [0]
    })
    const { message, buttons } = await dialog()
    expect(message).toBe(`Breakpoint läuft schon im Browser (Prozess ${process.pid}).`)
    expect(buttons).toEqual(['Schließen', 'Adresse kopieren'])
  })
})

it('another app that did not give way is told of with its process', async () => {
  await heldBy('app')
  await run(({ dialog }) => (dialog.presses = [0]))
  const { message, buttons } = await dialog()
  expect(message).toBe(`Breakpoint is already running as an app (process ${process.pid}).`)
  expect(buttons).toEqual(['Close'])
  await soon(() => expect(order().at(-1)).toBe('app.quit'))
})

it('the app that runs has its data folder until it has quit, whatever becomes of its backend', async () => {
  await run()
  await soon(() => expect(order()).toContain('window.loadURL'))
  fakes.utilityProcess.forked[0]!.emit('exit', 9)
  await expect(lockForShell(data, 'browser')).rejects.toMatchObject({
    holder: { pid: process.pid, kind: 'app', address: null },
  })
  fakes.app.emit('quit')
  await heldBy('browser')
})

it('where the folder cannot be locked, settings are only read, and hold until the app is closed', async () => {
  await mkdir(join(data, 'lock', 'shell.lock'), { recursive: true })
  await writeFile(join(data, 'settings.json'), '{"theme": "dark"}')
  await run()
  await soon(() => expect(order()).toContain('window.loadURL'))
  expect(fakes.nativeTheme.themeSource).toBe('dark')
  const mainFrame = { url: 'app://breakpoint/index.html' }
  const reply: unknown = await fakes.ipcMain.handlers.get('breakpoint:request')!(
    { senderFrame: mainFrame, sender: { mainFrame } },
    'settings.set',
    { theme: 'light' },
  )
  expect(reply).toMatchObject({
    error: { code: 'storage-failed', message: expect.stringContaining('until you close the app') },
  })
  expect(await readFile(join(data, 'settings.json'), 'utf8')).toBe('{"theme": "dark"}')
  expect(existsSync(join(data, 'lock', 'holder.json'))).toBe(false)
})
