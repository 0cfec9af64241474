import { createInterface } from 'node:readline'
import {
  app,
  MessageChannelMain,
  utilityProcess,
  type UtilityProcess,
  type WebContents,
} from 'electron'
import { currentLanguage } from '#shared/texts/locale.ts'
import { texts } from '#shared/texts/texts.ts'
import type { BackendWord } from './backend-words.ts'
import { dataFolderArgument, languageArgument } from './launch-options.ts'
import { crashDetails, log } from './log.ts'
import { CHANNELS } from './preload/channels.ts'

export interface BackendLinkOptions {
  /** The built script of the backend process. */
  readonly script: string
  readonly dataFolder: string
  /** Tells the user; the details are for those who can do something about it. */
  readonly notice: (message: string, details?: string) => void
  /** Tells the windows that there will be no backend any more. */
  readonly gone: () => void
}

/** After this many ends in a row the fault is not a passing one. */
const MAX_RESTARTS = 5
const FIRST_DELAY_MS = 250
/** A backend that has run this long has recovered: the count starts anew. */
const RECOVERED_AFTER_MS = 60_000
/** How long the backend may take to close before it is ended. */
const CLOSING_MS = 2_000

/**
 * Keeps the backend process running and connects windows to it. Each load of a window gets a port of
 * its own; this process hands the ports over and carries nothing itself.
 */
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
    })
    if (child.stderr) createInterface({ input: child.stderr }).on('line', log)
    // V8 itself gave up; the exit follows.
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

  /** Connects a window whose page has just loaded, and again after each restart of the backend. */
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

  /** Tells the backend something, if there is one. */
  tell(word: BackendWord): void {
    this.#child?.postMessage(word)
  }

  /** Lets the backend close in its own time, but not for long. */
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
    if (this.#restarts === MAX_RESTARTS) {
      this.#gone = true
      this.#options.gone()
      this.#options.notice(
        texts.shells.robust.backendKeepsStopping(code),
        crashDetails(what, app.getVersion()),
      )
      return
    }
    const delay = FIRST_DELAY_MS * 2 ** this.#restarts
    this.#restarts += 1
    this.#restart = setTimeout(() => {
      this.start()
      this.#options.notice(
        texts.shells.robust.backendStartedAgain(code),
        crashDetails(what, app.getVersion()),
      )
    }, delay)
  }
}
