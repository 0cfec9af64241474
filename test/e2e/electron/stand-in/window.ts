import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import type { ConsoleMessage, Page, Route } from '@playwright/test'
import { app, browser, nothing } from './app.ts'
import { ipcMain, protocol } from './main-parts.ts'
import { preloadInPage, TO_MAIN, TO_PAGE, type MainWord, type PageWord } from './page-script.ts'
import { PortPump, type StandInPort } from './ports.ts'
import { report } from './report.ts'

/** Chromium cannot be taught a scheme from outside, so the app's pages stand at this origin. */
const ORIGIN = 'https://breakpoint.stand-in'
const APP_ORIGIN = 'app://breakpoint'

const toPage = (url: string): string => url.replace(APP_ORIGIN, ORIGIN)
const toApp = (url: string): string => url.replace(ORIGIN, APP_ORIGIN)

async function serve(route: Route): Promise<void> {
  const request = route.request()
  const handler = protocol.handlers.get('app')
  if (!handler || !request.url().startsWith(`${ORIGIN}/`)) {
    report({ kind: 'fault', what: `request to ${request.url()}` })
    await route.abort()
    return
  }
  const response = await handler(new Request(toApp(request.url()), { method: request.method() }))
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  })
}

class StandInWebContents extends EventEmitter {
  readonly mainFrame = { url: '' }
  #page: Page | null = null
  #preload = ''
  readonly #pump = new PortPump({
    receive: (id, data) => this.#say({ kind: 'port', id, data }),
    gone: (id) => this.#say({ kind: 'closed', id }),
  })

  async load(url: string, preload: string): Promise<void> {
    this.#preload = preload
    const { context } = browser()
    // The browser starts with a page of its own, which is the first window.
    const blank = context.pages().find((one) => one.url() === 'about:blank')
    const page = blank ?? (await context.newPage())
    this.#page = page
    await page.route('**/*', serve)
    await page.exposeBinding(TO_MAIN, (_source, word: PageWord) => this.#hear(word))
    await page.addInitScript({ content: preloadInPage(readFileSync(preload, 'utf8')) })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) this.mainFrame.url = toApp(frame.url())
    })
    page.on('domcontentloaded', () => {
      // The ports of the page before are gone with it.
      this.#pump.close()
      this.emit('dom-ready')
    })
    page.on('pageerror', (error) => report({ kind: 'fault', what: error.stack ?? error.message }))
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') report({ kind: 'fault', what: `console: ${message.text()}` })
    })
    page.on('crash', () => {
      this.#pump.close()
      this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    })
    page.on('close', () => {
      // One that has crashed makes way for another, and the window stays.
      if (page !== this.#page) return
      this.#page = null
      this.#pump.close()
      this.emit('destroyed')
    })
    await page.goto(toPage(url))
  }

  readonly getURL = (): string => this.mainFrame.url
  /** The page is not asked: what a browser allows here says nothing of Electron. */
  readonly setWindowOpenHandler = nothing
  send(channel: string, ...args: unknown[]): void {
    this.#say({ kind: 'event', channel, args, ports: [] })
  }
  postMessage(channel: string, message: unknown, ports: readonly StandInPort[] = []): void {
    const ids = ports.map((port) => this.#pump.send(port))
    this.#say({ kind: 'event', channel, args: [message], ports: ids })
  }
  /** A page of a browser that has crashed does nothing any more; another one takes its place. */
  reload(): void {
    const gone = this.#page
    if (gone) void this.load(this.mainFrame.url, this.#preload).then(() => gone.close())
  }
  executeJavaScript(code: string): Promise<unknown> {
    return this.#page!.evaluate(code)
  }
  printToPDF(options: PrintOptions): Promise<Buffer> {
    const { width, height } = options.pageSize
    return this.#page!.pdf({
      printBackground: options.printBackground,
      preferCSSPageSize: options.preferCSSPageSize,
      tagged: options.generateTaggedPDF,
      outline: options.generateDocumentOutline,
      width: `${width}in`,
      height: `${height}in`,
    })
  }
  close(): void {
    void this.#page?.close()
  }

  #hear(word: PageWord): unknown {
    if (word.kind === 'port') {
      this.#pump.receive(word.id, word.data)
      return undefined
    }
    if (word.kind === 'violation') {
      report({ kind: 'fault', what: `policy: ${word.directive} blocked ${word.blocked}` })
      return undefined
    }
    return ipcMain.handlers.get(word.channel)?.(
      { sender: this, senderFrame: this.mainFrame },
      ...word.args,
    )
  }

  #say(word: MainWord): void {
    const page = this.#page
    if (!page) return
    page
      .evaluate(
        ([name, said]) => {
          const receive = (globalThis as unknown as Record<string, (word: MainWord) => void>)[name]
          receive?.(said)
        },
        [TO_PAGE, word] as const,
      )
      .catch((error: unknown) => {
        // A page that is closing, reloading or gone hears no more.
        if (!/closed|crashed|destroyed|navigation/.test(String(error))) throw error
      })
  }
}

interface PrintOptions {
  readonly printBackground: boolean
  readonly preferCSSPageSize: boolean
  readonly generateTaggedPDF: boolean
  readonly generateDocumentOutline: boolean
  readonly pageSize: { readonly width: number; readonly height: number }
}

interface WindowOptions {
  readonly webPreferences: { readonly preload: string }
}

export class BrowserWindow extends EventEmitter {
  static readonly #open = new Set<BrowserWindow>()
  static getAllWindows(): BrowserWindow[] {
    return [...BrowserWindow.#open]
  }

  readonly webContents = new StandInWebContents()
  readonly #options: WindowOptions

  constructor(options: WindowOptions) {
    super()
    this.#options = options
    BrowserWindow.#open.add(this)
    this.webContents.once('destroyed', () => {
      BrowserWindow.#open.delete(this)
      this.emit('closed')
      if (BrowserWindow.#open.size === 0) app.emit('window-all-closed')
    })
    app.emit('web-contents-created', {}, this.webContents)
  }
  async loadURL(url: string): Promise<void> {
    await this.webContents.load(url, this.#options.webPreferences.preload)
    this.emit('ready-to-show')
  }
  show(): void {
    report({ kind: 'ready', endpoint: browser().endpoint })
  }
  isDestroyed(): boolean {
    return !BrowserWindow.#open.has(this)
  }
  destroy(): void {
    this.webContents.close()
  }
  readonly focus = nothing
  readonly restore = nothing
  readonly isMinimized = (): boolean => false
  readonly isMaximized = (): boolean => false
  readonly isFullScreen = (): boolean => false
  readonly maximize = nothing
  readonly setFullScreen = nothing
  readonly getNormalBounds = () => ({ x: 0, y: 0, width: 1180, height: 800 })
  /** The page covers it. */
  readonly setBackgroundColor = nothing
}
