import { EventEmitter } from 'node:events'
import { startBrowser, type StandInBrowser } from './browser.ts'

let started: StandInBrowser | null = null

/** The browser; there is one once the app is ready. */
export function browser(): StandInBrowser {
  if (!started) throw new Error('The app is not ready.')
  return started
}

/** For what there is nothing of without Electron: a sandbox, menus, a window manager. */
export const nothing = (): void => {}

class StandInApp extends EventEmitter {
  readonly isPackaged = false
  readonly #paths = new Map<string, string>()

  readonly setName = nothing
  readonly getVersion = (): string => '0.0.0-stand-in'
  readonly getPreferredSystemLanguages = (): string[] => ['en-GB']
  readonly setAboutPanelOptions = nothing
  readonly enableSandbox = nothing
  readonly requestSingleInstanceLock = (): boolean => true
  /** The test starts it again. */
  readonly relaunch = nothing
  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }
  getPath(name: string): string {
    return this.#paths.get(name) ?? process.cwd()
  }
  async whenReady(): Promise<void> {
    started ??= await startBrowser(this.getPath('sessionData'))
  }
  quit(): void {
    const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true) }
    this.emit('will-quit', event)
    if (!event.defaultPrevented) this.exit(0)
  }
  exit(code: number): void {
    const closed = started ? started.context.close() : Promise.resolve()
    void closed.finally(() => process.exit(code))
  }
}
export const app = new StandInApp()
