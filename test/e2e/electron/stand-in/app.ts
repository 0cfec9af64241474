import { EventEmitter } from 'node:events'
import { startBrowser, type StandInBrowser } from './browser.ts'

let started: StandInBrowser | null = null

/** The browser; there is one once the app is ready. */
export function browser(): StandInBrowser {
  if (!started) throw new Error('The app is not ready.')
  return started
}

class StandInApp extends EventEmitter {
  readonly isPackaged = false
  readonly #paths = new Map<string, string>()

  setName(): void {
    // Nothing here shows it.
  }
  getVersion(): string {
    return '0.0.0-stand-in'
  }
  getPreferredSystemLanguages(): string[] {
    return ['en-GB']
  }
  setAboutPanelOptions(): void {
    // There is no panel.
  }
  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }
  getPath(name: string): string {
    return this.#paths.get(name) ?? process.cwd()
  }
  enableSandbox(): void {
    // There is none here.
  }
  requestSingleInstanceLock(): boolean {
    return true
  }
  async whenReady(): Promise<void> {
    started ??= await startBrowser(this.getPath('sessionData'))
  }
  quit(): void {
    const event = { defaultPrevented: false, preventDefault: () => (event.defaultPrevented = true) }
    this.emit('will-quit', event)
    if (!event.defaultPrevented) this.exit(0)
  }
  relaunch(): void {
    // The test starts it again.
  }
  exit(code: number): void {
    const closed = started ? started.context.close() : Promise.resolve()
    void closed.finally(() => process.exit(code))
  }
}
export const app = new StandInApp()
