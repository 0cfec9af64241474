import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { PassThrough } from 'node:stream'

// A fake `electron` module. It records what is called, in order, and holds to the rules of the real
// one that a start order can break: what must come before the app is ready, and what after.

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
}

/** Everything that was called, in order. */
export const calls: Call[] = []

function record(name: string, ...args: unknown[]): void {
  calls.push({ name, args })
}

/** A method of which nothing but its calls matters. */
const recorded =
  (name: string) =>
  (...args: unknown[]): void =>
    record(name, ...args)

export function callsOf(name: string): Call[] {
  return calls.filter((call) => call.name === name)
}

class FakeApp extends EventEmitter {
  isPackaged = false
  isReady = false
  gotLock = true
  /** The user's languages in the system, most wanted first. */
  languages = ['en-GB']
  readonly paths = new Map<string, string>()
  #ready = Promise.withResolvers<undefined>()

  readonly setName = recorded('app.setName')
  readonly getVersion = (): string => '1.2.3'
  readonly getPreferredSystemLanguages = (): string[] => this.languages
  readonly setAboutPanelOptions = recorded('app.setAboutPanelOptions')
  readonly getPath = (name: string): string => this.paths.get(name) ?? '/nowhere'
  setPath(name: string, path: string): void {
    if (!existsSync(path)) throw new Error(`There is no folder ${path}.`)
    if (this.isReady) throw new Error('A path must be set before the app is ready.')
    record('app.setPath', name, path)
    this.paths.set(name, path)
  }
  enableSandbox(): void {
    if (this.isReady) throw new Error('The sandbox must be enabled before the app is ready.')
    record('app.enableSandbox')
  }
  setAsDefaultProtocolClient(scheme: string): boolean {
    record('app.setAsDefaultProtocolClient', scheme)
    return true
  }
  requestSingleInstanceLock(handedOn: unknown): boolean {
    record('app.requestSingleInstanceLock', handedOn)
    return this.gotLock
  }
  whenReady(): Promise<undefined> {
    return this.#ready.promise
  }
  /** Simulates the end of Electron's start. */
  becomeReady(): void {
    this.isReady = true
    record('ready')
    this.#ready.resolve(undefined)
  }
  readonly quit = recorded('app.quit')
  readonly exit = recorded('app.exit')
  readonly relaunch = recorded('app.relaunch')
}
export const app = new FakeApp()

export const crashReporter = {
  start(options: unknown): void {
    if (!app.paths.has('crashDumps')) throw new Error('There is no folder for crashes yet.')
    if (app.isReady) throw new Error('Crashes must be followed before the app is ready.')
    record('crashReporter.start', options)
  },
}

function needReady(what: string): void {
  if (!app.isReady) throw new Error(`${what} needs the app to be ready.`)
}

type ProtocolHandler = (request: Request) => Promise<Response>

class FakeProtocol {
  readonly handlers = new Map<string, ProtocolHandler>()

  registerSchemesAsPrivileged(schemes: unknown): void {
    if (app.isReady) throw new Error('Schemes must be registered before the app is ready.')
    record('protocol.registerSchemesAsPrivileged', schemes)
  }
  handle(scheme: string, handler: ProtocolHandler): void {
    record('protocol.handle', scheme)
    this.handlers.set(scheme, handler)
  }
}
export const protocol = new FakeProtocol()

type Handler = (...args: never[]) => unknown

export class FakeSession {
  readonly handlers = new Map<string, Handler>()

  setPermissionRequestHandler(handler: Handler): void {
    this.#set('permissionRequest', handler)
  }
  setPermissionCheckHandler(handler: Handler): void {
    this.#set('permissionCheck', handler)
  }
  setDevicePermissionHandler(handler: Handler): void {
    this.#set('devicePermission', handler)
  }
  readonly setSpellCheckerEnabled = recorded('session.setSpellCheckerEnabled')
  readonly webRequest = {
    onBeforeRequest: (handler: Handler): void => this.#set('beforeRequest', handler),
  }
  #set(name: string, handler: Handler): void {
    record(`session.${name}`)
    this.handlers.set(name, handler)
  }
}
export const session = { defaultSession: new FakeSession() }

export class FakeWebContents extends EventEmitter {
  readonly mainFrame = { url: '' }
  windowOpenHandler: ((details: unknown) => unknown) | undefined

  readonly getURL = (): string => this.mainFrame.url
  setWindowOpenHandler(handler: (details: unknown) => unknown): void {
    this.windowOpenHandler = handler
  }
  readonly send = recorded('webContents.send')
  postMessage(channel: string, message: unknown, ports: readonly FakeMessagePort[]): void {
    record('webContents.postMessage', channel, message, ports)
  }
  readonly reload = recorded('webContents.reload')
  /** The page's answers to scripts and to printing. */
  onScript: (code: string) => Promise<unknown> = () => Promise.resolve(undefined)
  onPrint: () => Promise<Uint8Array> = () => Promise.resolve(new Uint8Array())
  executeJavaScript(code: string): Promise<unknown> {
    record('webContents.executeJavaScript', code)
    return this.onScript(code)
  }
  printToPDF(options: unknown): Promise<Uint8Array> {
    record('webContents.printToPDF', options)
    return this.onPrint()
  }
  forcefullyCrashRenderer(): void {
    record('webContents.forcefullyCrashRenderer')
    this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 9 })
  }
  /** Loads a page as far as its scripts have run. */
  load(url: string): void {
    this.mainFrame.url = url
    this.emit('dom-ready')
  }
}

export class BrowserWindow extends EventEmitter {
  static readonly open: BrowserWindow[] = []
  static readonly getAllWindows = (): BrowserWindow[] => BrowserWindow.open

  readonly options: unknown
  readonly webContents = new FakeWebContents()
  minimized = false
  maximized = false
  fullScreen = false
  normalBounds = { x: 0, y: 0, width: 1180, height: 800 }

  constructor(options: unknown) {
    super()
    needReady('A window')
    record('new BrowserWindow', options)
    this.options = options
    BrowserWindow.open.push(this)
    app.emit('web-contents-created', {}, this.webContents)
  }
  loadURL(url: string): Promise<void> {
    record('window.loadURL', url)
    return Promise.resolve().then(() => this.onLoad(url))
  }
  /** How loading goes. */
  onLoad: (url: string) => Promise<void> = () => Promise.resolve()
  destroyed = false
  readonly isDestroyed = (): boolean => this.destroyed
  destroy(): void {
    if (this.destroyed) throw new Error('Object has been destroyed')
    record('window.destroy')
    this.destroyed = true
    BrowserWindow.open.splice(BrowserWindow.open.indexOf(this), 1)
    this.webContents.emit('destroyed')
    this.emit('closed')
  }
  readonly show = recorded('window.show')
  readonly focus = recorded('window.focus')
  readonly restore = recorded('window.restore')
  readonly isMinimized = (): boolean => this.minimized
  readonly isMaximized = (): boolean => this.maximized
  readonly isFullScreen = (): boolean => this.fullScreen
  maximize(): void {
    record('window.maximize')
    this.maximized = true
  }
  setFullScreen(flag: boolean): void {
    record('window.setFullScreen', flag)
    this.fullScreen = flag
  }
  getNormalBounds(): { x: number; y: number; width: number; height: number } {
    if (this.destroyed) throw new Error('Object has been destroyed')
    return this.normalBounds
  }
  readonly setBackgroundColor = recorded('window.setBackgroundColor')
}

const FIRST_DISPLAY = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }

export const screen = {
  /** The displays that are there; the first one is the primary one. */
  displays: [FIRST_DISPLAY],
  getAllDisplays: () => screen.displays,
  getPrimaryDisplay() {
    needReady('The screen')
    return screen.displays[0]
  },
}

/** One end of a channel; as in Electron, nothing arrives before it is started. */
export class FakeMessagePort extends EventEmitter {
  peer: FakeMessagePort | null = null
  #started = false
  readonly #waiting: unknown[] = []

  postMessage(data: unknown): void {
    const copy: unknown = structuredClone(data)
    queueMicrotask(() => this.peer?.receive(copy))
  }
  start(): void {
    this.#started = true
    for (const data of this.#waiting.splice(0)) this.receive(data)
  }
  close(): void {
    this.peer?.emit('close')
  }
  receive(data: unknown): void {
    if (this.#started) this.emit('message', { data, ports: [] })
    else this.#waiting.push(data)
  }
}

export class MessageChannelMain {
  readonly port1 = new FakeMessagePort()
  readonly port2 = new FakeMessagePort()

  constructor() {
    this.port1.peer = this.port2
    this.port2.peer = this.port1
  }
}

export class FakeUtilityProcess extends EventEmitter {
  readonly posted: { message: unknown; ports: readonly unknown[] }[] = []
  readonly stderr = new PassThrough()
  killed = false

  postMessage(message: unknown, ports: readonly unknown[] = []): void {
    this.posted.push({ message, ports })
  }
  kill(): boolean {
    this.killed = true
    this.emit('exit', 15)
    return true
  }
}

export const utilityProcess = {
  /** All that were forked, in order. */
  forked: [] as FakeUtilityProcess[],
  fork(script: string, args: readonly string[], options: unknown): FakeUtilityProcess {
    needReady('A utility process')
    record('utilityProcess.fork', script, args, options)
    const child = new FakeUtilityProcess()
    utilityProcess.forked.push(child)
    return child
  },
}

export const powerMonitor = new EventEmitter()

class FakeIpcMain extends EventEmitter {
  readonly handlers = new Map<string, (...args: unknown[]) => unknown>()

  handle(channel: string, handler: (...args: unknown[]) => unknown): void {
    record('ipcMain.handle', channel)
    this.handlers.set(channel, handler)
  }
}
export const ipcMain = new FakeIpcMain()

class FakeIpcRenderer extends EventEmitter {
  invoke(channel: string, ...args: unknown[]): Promise<unknown> {
    record('ipcRenderer.invoke', channel, ...args)
    return Promise.resolve({ ok: true, value: 'answer' })
  }
}
export const ipcRenderer = new FakeIpcRenderer()

export const contextBridge = {
  exposed: {} as Record<string, unknown>,
  exposeInMainWorld(name: string, value: unknown): void {
    contextBridge.exposed[name] = value
  },
}

class FakeNativeTheme extends EventEmitter {
  themeSource = 'system'
  shouldUseDarkColors = false
}
export const nativeTheme = new FakeNativeTheme()

interface FakeMenuItem {
  readonly id?: string
  readonly label?: string
  readonly role?: string
  readonly type?: string
  readonly accelerator?: string
  readonly registerAccelerator?: boolean
  enabled?: boolean
  visible?: boolean
  readonly click?: () => void
  readonly submenu?: readonly FakeMenuItem[]
}

/** A menu holds what it was made of, and finds its items at any depth. */
export class FakeMenu {
  readonly items: readonly FakeMenuItem[]
  constructor(items: readonly FakeMenuItem[]) {
    this.items = items
  }
  all(items = this.items): FakeMenuItem[] {
    return items.flatMap((item) => [item, ...this.all(item.submenu ?? [])])
  }
  getMenuItemById(id: string): FakeMenuItem | null {
    return this.all().find((item) => item.id === id) ?? null
  }
}

export const Menu = {
  buildFromTemplate: (template: readonly FakeMenuItem[]): FakeMenu => new FakeMenu(template),
  setApplicationMenu: (menu: unknown): void => record('Menu.setApplicationMenu', menu),
}

export const dialog = {
  showErrorBox: (title: string, text: string): void => record('dialog.showErrorBox', title, text),
  /** The user's answer. */
  answer: { canceled: true, filePath: '' },
  /** Buttons that the user presses in one message after another, by number. */
  presses: [] as number[],
  /** With a window or without one, as in Electron; what is told to stop is as good as cancelled. */
  showMessageBox(...args: readonly unknown[]): Promise<{ response: number }> {
    needReady('A message box')
    const options = args.at(-1) as { cancelId?: number; signal?: AbortSignal }
    record('dialog.showMessageBox', options)
    const response = dialog.presses.shift()
    if (response !== undefined) return Promise.resolve({ response })
    return new Promise((resolve) => {
      options.signal?.addEventListener('abort', () => resolve({ response: options.cancelId! }))
    })
  },
  showSaveDialog(...args: readonly unknown[]): Promise<{ canceled: boolean; filePath: string }> {
    record('dialog.showSaveDialog', ...args)
    return Promise.resolve(dialog.answer)
  },
}

export const clipboard = { writeText: recorded('clipboard.writeText') }

export const shell = { showItemInFolder: recorded('shell.showItemInFolder') }

/** Forgets everything; for files that keep one module for all their tests. */
export function resetFakeElectron(): void {
  calls.length = 0
  app.removeAllListeners()
  app.isPackaged = false
  app.isReady = true
  app.gotLock = true
  app.languages = ['en-GB']
  app.paths.clear()
  protocol.handlers.clear()
  session.defaultSession = new FakeSession()
  BrowserWindow.open.length = 0
  screen.displays = [FIRST_DISPLAY]
  dialog.presses = []
  dialog.answer = { canceled: true, filePath: '' }
  utilityProcess.forked.length = 0
  powerMonitor.removeAllListeners()
  ipcMain.removeAllListeners()
  ipcMain.handlers.clear()
  ipcRenderer.removeAllListeners()
  contextBridge.exposed = {}
  nativeTheme.removeAllListeners()
  nativeTheme.themeSource = 'system'
  nativeTheme.shouldUseDarkColors = false
}

export default { app, ipcMain, shell }
