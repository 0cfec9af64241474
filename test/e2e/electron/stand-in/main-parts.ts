import { EventEmitter } from 'node:events'
import { basename, join } from 'node:path'
import { app, nothing } from './app.ts'
import { report } from './report.ts'

type ProtocolHandler = (request: Request) => Promise<Response>

export const protocol = {
  handlers: new Map<string, ProtocolHandler>(),
  /** The page stands at an origin that a browser knows. */
  registerSchemesAsPrivileged: nothing,
  handle(scheme: string, handler: ProtocolHandler): void {
    protocol.handlers.set(scheme, handler)
  },
}

type IpcHandler = (event: unknown, ...args: unknown[]) => unknown

class StandInIpcMain extends EventEmitter {
  readonly handlers = new Map<string, IpcHandler>()

  handle(channel: string, handler: IpcHandler): void {
    this.handlers.set(channel, handler)
  }
}
export const ipcMain = new StandInIpcMain()

/** What a browser allows here says nothing of Electron. */
export const session = {
  defaultSession: {
    setPermissionRequestHandler: nothing,
    setPermissionCheckHandler: nothing,
    setDevicePermissionHandler: nothing,
    setSpellCheckerEnabled: nothing,
    webRequest: { onBeforeRequest: nothing },
  },
}

class StandInNativeTheme extends EventEmitter {
  themeSource = 'system'
  readonly shouldUseDarkColors = false
}
export const nativeTheme = new StandInNativeTheme()

/** It never sleeps. */
export const powerMonitor = new EventEmitter()

const display = { id: 1, workArea: { x: 0, y: 0, width: 1920, height: 1040 } }
export const screen = { getAllDisplays: () => [display], getPrimaryDisplay: () => display }

export const Menu = {
  buildFromTemplate: () => ({ getMenuItemById: () => null }),
  setApplicationMenu: nothing,
}
export const dialog = {
  showErrorBox: (title: string, text: string) =>
    report({ kind: 'dialog', text: `${title}: ${text}` }),
  /** The first choice is taken. */
  showMessageBox(options: { readonly message: string }) {
    report({ kind: 'dialog', text: options.message })
    return Promise.resolve({ response: 0 })
  },
  /** Saves under the suggested name, in the data folder. */
  showSaveDialog(...args: readonly unknown[]) {
    const { title, defaultPath } = args.at(-1) as { title: string; defaultPath: string }
    report({ kind: 'dialog', text: `${title}: ${basename(defaultPath)}` })
    const filePath = join(app.getPath('userData'), basename(defaultPath))
    return Promise.resolve({ canceled: false, filePath })
  },
}
export const clipboard = { writeText: nothing }
export const crashReporter = { start: nothing }
export const shell = { showItemInFolder: nothing }
