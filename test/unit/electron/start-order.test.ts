import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
// So that no test waits for the first reading of what the app loads, which is slow on a busy machine.
import '#shared/texts/de.ts'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import { soon } from '../../support/soon.ts'

type FakeMenu = import('#test/support/fake-electron.ts').FakeMenu
type Fakes = typeof import('#test/support/fake-electron.ts')

const files = vi.hoisted(() => ({ builtFiles: vi.fn() }))
vi.mock('#main/served-files/built-files.ts', () => files)

let folder: string
let fakes: Fakes
let heard: Map<string, (thrown: unknown) => void>

function order(): string[] {
  return fakes.calls.map(({ name }) => name)
}
function before(first: string, second: string): void {
  expect(order()).toContain(first)
  expect(order()).toContain(second)
  expect(order().indexOf(first)).toBeLessThan(order().indexOf(second))
}

/** Runs the app's script with fresh fakes, up to the point where Electron would become ready. */
async function run(prepare: (fakes: Fakes) => void = () => {}): Promise<void> {
  vi.resetModules()
  fakes = await import('#test/support/fake-electron.ts')
  prepare(fakes)
  await import('#main/electron/main.ts')
}
async function runToWindow(prepare?: (fakes: Fakes) => void): Promise<void> {
  await run(prepare)
  fakes.app.becomeReady()
  await soon(() => expect(order()).toContain('window.loadURL'))
}

beforeEach(() => {
  folder = temporaryFolder()
  vi.stubEnv('BREAKPOINT_DATA', join(folder, 'data'))
  files.builtFiles.mockReset()
  // What is told in a dialog is told to the terminal as well.
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  // What the tests do not catch is not the app's to hear of.
  heard = new Map()
  vi.spyOn(process, 'on').mockImplementation(((name: string, listener: never) => {
    heard.set(name, listener)
    return process
  }) as never)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

describe('before Electron is ready', () => {
  it('the scheme, the sandbox and the folders are settled, and nothing else', async () => {
    await run()
    expect(order()).toEqual([
      'app.setName',
      'app.setPath',
      'app.setPath',
      'app.setPath',
      'crashReporter.start',
      'app.enableSandbox',
      'protocol.registerSchemesAsPrivileged',
      'app.requestSingleInstanceLock',
    ])
    expect([...fakes.app.paths]).toEqual([
      ['userData', join(folder, 'data')],
      ['sessionData', join(folder, 'data', 'window')],
      ['crashDumps', join(folder, 'data', 'window', 'crashes')],
    ])
    expect(fakes.callsOf('crashReporter.start')[0]!.args).toEqual([{ uploadToServer: false }])
    expect(fakes.app.listenerCount('web-contents-created')).toBe(1)
  })

  it('a data folder that cannot be made is told and ends the app', async () => {
    await writeFile(join(folder, 'data'), 'a file')
    await run()
    expect(fakes.callsOf('dialog.showErrorBox').map(({ args }) => args)).toEqual([
      [
        'Breakpoint could not start',
        expect.stringMatching(/^The data folder \S+data could not be made \(.+\)\. Name another/),
      ],
    ])
    expect(fakes.callsOf('app.exit').map(({ args }) => args)).toEqual([[1]])
  })

  it('a second one gives way', async () => {
    await run(({ app }) => (app.gotLock = false))
    fakes.app.becomeReady()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(order()).toContain('app.quit')
    expect(order()).not.toContain('new BrowserWindow')
  })
})

describe('once it is ready', () => {
  it('everything that guards the window is there before the window', async () => {
    await runToWindow()
    before('protocol.registerSchemesAsPrivileged', 'ready')
    for (const guard of [
      'session.permissionRequest',
      'session.permissionCheck',
      'session.devicePermission',
      'session.beforeRequest',
      'protocol.handle',
      'Menu.setApplicationMenu',
      'ipcMain.handle',
      'utilityProcess.fork',
    ]) {
      before('ready', guard)
      before(guard, 'new BrowserWindow')
    }
    const [window] = fakes.BrowserWindow.open
    expect(window!.webContents.windowOpenHandler?.({})).toEqual({ action: 'deny' })
  })

  it('each load of the page gets a port to the backend', async () => {
    await runToWindow()
    const { webContents } = fakes.BrowserWindow.open[0]!
    webContents.load('app://breakpoint/index.html')
    webContents.load('app://breakpoint/index.html')
    expect(fakes.callsOf('webContents.postMessage')).toHaveLength(2)
    expect(fakes.utilityProcess.forked[0]!.posted).toHaveLength(2)
  })

  it('the window hears of damaged settings once it has loaded', async () => {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data', 'settings.json'), '{')
    await runToWindow()
    expect(fakes.callsOf('webContents.send')).toHaveLength(0)
    fakes.BrowserWindow.open[0]!.webContents.load('app://breakpoint/index.html')
    expect(fakes.callsOf('webContents.send').map(({ args }) => args)).toEqual([
      ['breakpoint:event', 'notice', { message: expect.stringContaining('put-aside') as string }],
    ])
  })

  it('a failed start is told and ends the app', async () => {
    files.builtFiles.mockImplementation(() => {
      throw new Error('The built files are missing.')
    })
    await run()
    fakes.app.becomeReady()
    await soon(() => expect(order()).toContain('app.exit'))
    expect(fakes.callsOf('dialog.showErrorBox')[0]!.args[1]).toContain('are missing')
    expect(order()).not.toContain('new BrowserWindow')
  })
})

describe('what nobody catches', () => {
  it.each(['uncaughtException', 'unhandledRejection'])(
    'an %s is told once, and the app ends',
    async (name) => {
      await runToWindow()
      fakes.dialog.presses = [0]
      heard.get(name)!(new Error('A bug.'))
      heard.get(name)!(new Error('And another.'))
      await soon(() => expect(order()).toContain('app.exit'))
      expect(fakes.callsOf('dialog.showMessageBox')).toHaveLength(1)
      expect(order()).toContain('app.relaunch')
      const kept = await readFile(join(folder, 'data', 'logs', 'breakpoint.log'), 'utf8')
      expect(kept).toContain('A bug.')
      expect(kept).toContain('And another.')
    },
  )

  it('is not told before there can be a window', async () => {
    await run()
    heard.get('uncaughtException')!(new Error('A bug.'))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(fakes.callsOf('dialog.showMessageBox')).toHaveLength(0)
    fakes.dialog.presses = [1]
    fakes.app.becomeReady()
    await soon(() => expect(order()).toContain('app.exit'))
    expect(order()).not.toContain('app.relaunch')
  })
})

describe('later', () => {
  it('the menu runs its commands in the window, and opens one if there is none', async () => {
    await runToWindow()
    const menu = fakes.callsOf('Menu.setApplicationMenu')[0]!.args[0] as FakeMenu
    fakes.BrowserWindow.open[0]!.destroy()
    menu.getMenuItemById('go.rules')!.click!()
    expect(fakes.BrowserWindow.open).toHaveLength(1)
    fakes.BrowserWindow.open[0]!.webContents.load('app://breakpoint/index.html')
    expect(fakes.callsOf('webContents.send').at(-1)!.args).toEqual([
      'breakpoint:event',
      'command',
      { id: 'go.rules' },
    ])
  })

  it('the log is shown where it is kept', async () => {
    await runToWindow()
    const menu = fakes.callsOf('Menu.setApplicationMenu')[0]!.args[0] as FakeMenu
    menu.all().find(({ label }) => label === 'Show the log')!.click!()
    const [path] = fakes.callsOf('shell.showItemInFolder')[0]!.args as [string]
    expect(path).toBe(join(folder, 'data', 'logs', 'breakpoint.log'))
    expect(await readFile(path, 'utf8')).toMatch(/Breakpoint 1\.2\.3 starts\./)
  })

  it('another start brings the window to the front', async () => {
    await runToWindow()
    fakes.BrowserWindow.open[0]!.minimized = true
    fakes.app.emit('second-instance', {}, [], '/', { open: [] })
    expect(order().slice(-2)).toEqual(['window.restore', 'window.focus'])
    expect(fakes.BrowserWindow.open).toHaveLength(1)
  })

  it('what another start was told to open is opened here, once the page is there', async () => {
    const file = join(folder, 'start.breakpoint-rules')
    await writeFile(file, 'b0.d0.t0.n6')
    await runToWindow()
    fakes.app.emit('second-instance', {}, [], '/', { open: [file, 'breakpoint://nowhere'] })
    fakes.BrowserWindow.open[0]!.webContents.load('app://breakpoint/index.html')
    const heard = (): unknown[] =>
      fakes.callsOf('webContents.send').map(({ args }) => args.slice(1))
    await soon(() => expect(heard()).toHaveLength(2))
    expect(heard()).toEqual(
      expect.arrayContaining([
        ['open', { kind: 'position', game: 'farkle', code: 'b0.d0.t0.n6', rules: null, query: {} }],
        ['notice', { message: expect.stringContaining('The link could not be opened') as string }],
      ]),
    )
  })

  it('the last window gone ends the app, but not on a Mac', async () => {
    await runToWindow()
    fakes.app.emit('window-all-closed')
    expect(order().filter((name) => name === 'app.quit')).toHaveLength(
      process.platform === 'darwin' ? 0 : 1,
    )
  })

  it('a Mac opens a new window from the dock', async () => {
    await runToWindow()
    fakes.BrowserWindow.open.length = 0
    fakes.app.emit('activate')
    expect(fakes.BrowserWindow.open).toHaveLength(1)
  })

  it('the backend closes before the app does', async () => {
    await runToWindow()
    const event = { preventDefault: vi.fn() }
    fakes.app.emit('will-quit', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
    const [child] = fakes.utilityProcess.forked
    expect(child!.posted.at(-1)!.message).toEqual({ kind: 'close' })
    child!.emit('exit', 0)
    await soon(() => expect(order().at(-1)).toBe('app.quit'))
    fakes.app.emit('will-quit', event)
    expect(event.preventDefault).toHaveBeenCalledOnce()
  })
})

describe('the language', () => {
  const labels = (): (string | undefined)[] => {
    const menu = fakes.callsOf('Menu.setApplicationMenu').at(-1)!.args[0] as FakeMenu
    return menu.all().map(({ label }) => label)
  }
  const german = ({ app }: Fakes): void => void (app.languages = ['fr-CH', 'de-CH', 'en-GB'])
  async function keepSettings(text: string): Promise<void> {
    await mkdir(join(folder, 'data'))
    await writeFile(join(folder, 'data', 'settings.json'), text)
  }

  it('is the first of the system’s that there is, from the first word on', async () => {
    await keepSettings('{')
    await runToWindow(german)
    expect(labels()).toContain('Datei')
    fakes.BrowserWindow.open[0]!.webContents.load('app://breakpoint/index.html')
    expect(fakes.callsOf('webContents.send')[0]!.args[2]).toEqual({
      message: expect.stringMatching(/^Die Datei mit den Einstellungen/) as string,
    })
  })

  it('is the one of the settings, whatever the system’s is', async () => {
    await keepSettings('{"language": "en"}')
    await runToWindow(german)
    expect(labels()).toContain('File')
    expect(labels()).not.toContain('Datei')
  })

  it('changes with the settings, and the last change holds', async () => {
    await runToWindow()
    expect(labels()).toContain('File')
    const mainFrame = { url: 'app://breakpoint/index.html' }
    const ask = (language: string): unknown =>
      fakes.ipcMain.handlers.get('breakpoint:request')!(
        { senderFrame: mainFrame, sender: { mainFrame } },
        'settings.set',
        { language },
      )
    await ask('de')
    expect(labels()).toContain('Datei')
    await Promise.all([ask('en'), ask('de'), ask('en')])
    expect(labels()).toContain('File')
    await Promise.all([ask('de'), ask('en'), ask('de')])
    expect(labels()).toContain('Datei')
  })

  it('is that of the dialog when the app cannot start', async () => {
    files.builtFiles.mockImplementation(() => {
      throw new Error('The built files are missing.')
    })
    await run(german)
    fakes.app.becomeReady()
    await soon(() => expect(order()).toContain('app.exit'))
    expect(fakes.callsOf('dialog.showErrorBox')[0]!.args[0]).toBe('Breakpoint konnte nicht starten')
  })

  it('is that of the dialog when nobody catches something', async () => {
    await runToWindow(german)
    heard.get('uncaughtException')!(new Error('A bug.'))
    await soon(() => expect(order()).toContain('dialog.showMessageBox'))
    expect(fakes.callsOf('dialog.showMessageBox')[0]!.args[0]).toMatchObject({
      message: expect.stringContaining('unerwartet') as string,
      buttons: ['Neu öffnen', 'Schließen', 'Details kopieren'],
    })
  })
})
