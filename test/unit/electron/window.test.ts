import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openWindow } from '#main/electron/window.ts'
import { WindowMemory } from '#main/electron/window-memory.ts'
import {
  app,
  BrowserWindow,
  callsOf,
  nativeTheme,
  resetFakeElectron,
} from '#test/support/fake-electron.ts'
import { soon } from '../../support/soon.ts'

interface Options {
  webPreferences: Record<string, unknown>
  [option: string]: unknown
}

function open(onLoad = vi.fn()): { window: BrowserWindow; options: Options } {
  openWindow({ memory: new WindowMemory('/nowhere/window-place.json'), emit: vi.fn(), onLoad })
  const window = BrowserWindow.open.at(-1)!
  return { window, options: window.options as Options }
}

beforeEach(resetFakeElectron)

describe('security of the window', () => {
  it('gives the page nothing', () => {
    const { preload, ...preferences } = open().options.webPreferences
    expect(preferences).toEqual({
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      spellcheck: false,
      devTools: true,
    })
    expect(preload).toMatch(/[\\/]preload[\\/]preload\.cjs$/)
  })

  it('has no developer tools in the packaged app', () => {
    app.isPackaged = true
    expect(open().options.webPreferences.devTools).toBe(false)
  })

  it('loads the app and nothing else', () => {
    open()
    expect(callsOf('window.loadURL').map(({ args }) => args)).toEqual([
      ['app://breakpoint/index.html'],
    ])
  })
})

describe('look of the window', () => {
  it('cannot be made too small to play in', () => {
    expect(open().options).toMatchObject({ minWidth: 760, minHeight: 560, title: 'Breakpoint' })
  })

  it.each([
    { dark: false, colour: '#FAFAF7' },
    { dark: true, colour: '#141518' },
  ])('is $colour before the page is drawn (dark: $dark)', ({ dark, colour }) => {
    nativeTheme.shouldUseDarkColors = dark
    expect(open().options).toMatchObject({ backgroundColor: colour, show: false })
  })

  it('is shown once the page is drawn', () => {
    const { window } = open()
    expect(callsOf('window.show')).toHaveLength(0)
    window.emit('ready-to-show')
    expect(callsOf('window.show')).toHaveLength(1)
  })

  it('is shown all the same when there is no page, so that it can be closed', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
    const { window } = open()
    window.onLoad = () => Promise.reject(new Error('ERR_FAILED'))
    await soon(() => expect(callsOf('window.show')).toHaveLength(1))
    expect(said).toHaveBeenCalledWith(expect.stringContaining('ERR_FAILED'))
    said.mockRestore()
  })

  it('follows the theme until it is closed', () => {
    const { window } = open()
    nativeTheme.shouldUseDarkColors = true
    nativeTheme.emit('updated')
    window.emit('closed')
    nativeTheme.emit('updated')
    expect(callsOf('window.setBackgroundColor').map(({ args }) => args)).toEqual([['#141518']])
  })
})

it('logs what fails in the page', () => {
  const said = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  onTestFinished(() => said.mockRestore())
  const { webContents } = open().window
  webContents.emit('console-message', { level: 'info', message: 'Hello.' })
  webContents.emit('console-message', { level: 'error', message: 'TypeError: oops' })
  expect(said.mock.calls).toEqual([['The page: TypeError: oops\n']])
})

describe('loads of the page', () => {
  it('are told each time', () => {
    const onLoad = vi.fn()
    const { webContents } = open(onLoad).window
    webContents.load('app://breakpoint/index.html')
    webContents.load('app://breakpoint/index.html#/drill')
    expect(onLoad.mock.calls).toEqual([[webContents], [webContents]])
  })

  it.each(['chrome-error://chromewebdata/', 'https://breakpoint/', 'app://elsewhere/index.html'])(
    'of %s are not the app',
    (url) => {
      const onLoad = vi.fn()
      open(onLoad).window.webContents.load(url)
      expect(onLoad).not.toHaveBeenCalled()
    },
  )
})
