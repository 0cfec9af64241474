import { createInterface } from 'node:readline'
import {
  app,
  MessageChannelMain,
  powerMonitor,
  utilityProcess,
  type UtilityProcess,
  type WebContents,
} from 'electron'
import { currentLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import { RETURNS_MEMORY } from '../backend/returned-memory.ts'
import { dataFolderArgument, languageArgument } from './launch-options.ts'
import { crashDetails, log } from './log.ts'
import { CHANNELS } from './preload/channels.ts'

export type BackendWord =
  /** Transfers the port of a page. */
  | { readonly kind: 'serve' }
  | { readonly kind: 'sleep' }
  | { readonly kind: 'wake' }
  | { readonly kind: 'close' }

/** Before sleep running solves are saved; after waking the backend checks the time again. */
export function followPower(backend: Pick<BackendLink, 'tell'>): void {
  powerMonitor.on('suspend', () => backend.tell({ kind: 'sleep' }))
  powerMonitor.on('resume', () => backend.tell({ kind: 'wake' }))
}

export interface BackendLinkOptions {
  readonly script: string
  readonly dataFolder: string
  readonly notice: (message: string, details?: string) => void
  readonly gone: () => void
}

/** Restarts in a row after which the backend is given up. */
const MAX_RESTARTS = 5
const FIRST_DELAY_MS = 250
/** A backend that has run this long resets the count of restarts. */
const RECOVERED_AFTER_MS = 60_000
const CLOSING_MS = 2_000

/** Restarts the backend and gives every page load its own port to it. */
export class BackendLink {
  readonly #options: BackendLinkOptions
  readonly #windows = new Set<WebContents>()
  #child: UtilityProcess | null = null
  #restarts = 0
  #restart: NodeJS.Timeout | undefined
  #gone = false
  #closing = false

  constructor(options: BackendLinkOptions) {
    this.#options = options
  }

  start(): void {
    const { script, dataFolder } = this.#options
    const args = [dataFolderArgument(dataFolder), languageArgument(currentLanguage())]
    const child = utilityProcess.fork(script, args, {
      serviceName: 'Breakpoint backend',
      stdio: ['ignore', 'inherit', 'pipe'],
      env: { ...process.env, ...RETURNS_MEMORY },
    })
    if (child.stderr) createInterface({ input: child.stderr }).on('line', log)
    // Fatal error in V8; the exit event follows.
    child.on('error', (type, location) => log(`The backend stops: ${type} at ${location}`))
    const recovered = setTimeout(() => (this.#restarts = 0), RECOVERED_AFTER_MS)
    child.once('exit', (code) => {
      clearTimeout(recovered)
      this.#child = null
      if (!this.#closing) this.#ended(code)
    })
    this.#child = child
    for (const contents of this.#windows) this.#hand(child, contents)
  }

  connect(contents: WebContents): void {
    if (!this.#windows.has(contents)) {
      this.#windows.add(contents)
      contents.once('destroyed', () => this.#windows.delete(contents))
    }
    if (this.#child) this.#hand(this.#child, contents)
    else if (this.#gone) this.#options.gone()
  }

  get running(): boolean {
    return this.#child !== null
  }

  tell(word: BackendWord): void {
    this.#child?.postMessage(word)
  }

  async close(): Promise<void> {
    this.#closing = true
    clearTimeout(this.#restart)
    const child = this.#child
    if (!child) return
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    const impatience = setTimeout(() => child.kill(), CLOSING_MS)
    child.postMessage({ kind: 'close' } satisfies BackendWord)
    await ended
    clearTimeout(impatience)
  }

  #hand(child: UtilityProcess, contents: WebContents): void {
    const { port1, port2 } = new MessageChannelMain()
    child.postMessage({ kind: 'serve' } satisfies BackendWord, [port1])
    contents.postMessage(CHANNELS.backendPort, null, [port2])
  }

  #ended(code: number): void {
    const what = `The backend has gone with code ${code}.`
    log(what)
    const notice = (message: string): void =>
      this.#options.notice(message, crashDetails(what, app.getVersion()))
    if (this.#restarts === MAX_RESTARTS) {
      this.#gone = true
      this.#options.gone()
      notice(texts.shells.robust.backendKeepsStopping(code))
      return
    }
    const delay = FIRST_DELAY_MS * 2 ** this.#restarts
    this.#restarts += 1
    this.#restart = setTimeout(() => {
      this.start()
      notice(texts.shells.robust.backendStartedAgain(code))
    }, delay)
  }
}
