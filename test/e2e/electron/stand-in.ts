import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, test as base, type Browser, type Page } from '@playwright/test'
import { readReport, type Report } from './stand-in/report.ts'

const ROOT = join(import.meta.dirname, '../../..')
const REGISTER = new URL('./stand-in/register.ts', import.meta.url).href

/**
 * The built app under plain Node, with a browser's page for its window. It shows that the built files
 * start, find each other and talk; it shows nothing of what is Electron's own: the sandbox, context
 * isolation, the scheme itself, menus and dialogs.
 */
export class StandIn {
  readonly #process: ChildProcess
  readonly #browser: Browser
  readonly page: Page
  /** Events that must not happen but did. */
  readonly faults: readonly string[]
  /** The process ids of the backends, in the order of their start. */
  readonly backends: readonly number[]

  private constructor(
    process: ChildProcess,
    browser: Browser,
    page: Page,
    heard: { faults: string[]; backends: number[] },
  ) {
    this.#process = process
    this.#browser = browser
    this.page = page
    this.faults = heard.faults
    this.backends = heard.backends
  }

  /**
   * Starts the app and waits for its window. Rejects with what it said if it ends instead.
   *
   * @param root Where the app lies: the checkout, or an unpacked package.
   * @param named The files and links that it is to open.
   */
  static async start(
    dataFolder: string,
    root: string = ROOT,
    named: readonly string[] = [],
  ): Promise<StandIn> {
    const child = spawn(
      process.execPath,
      ['--import', REGISTER, join(root, 'out/main/index.js'), `--data-dir=${dataFolder}`, ...named],
      { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    )
    const output: string[] = []
    const heard = { faults: [] as string[], backends: [] as number[] }
    const ready = new Promise<string>((resolve, reject) => {
      const hear = (line: Report | null): void => {
        if (line?.kind === 'ready') resolve(line.endpoint)
        if (line?.kind === 'fault') heard.faults.push(line.what)
        if (line?.kind === 'forked') heard.backends.push(line.pid)
      }
      for (const stream of [child.stdout, child.stderr]) {
        createInterface(stream).on('line', (line) => {
          output.push(line)
          hear(readReport(line))
        })
      }
      child.once('exit', (code) =>
        reject(new Error(`The app ended (${code ?? 'killed'}):\n${output.join('\n')}`)),
      )
    })
    const browser = await chromium.connectOverCDP(await ready)
    const page = browser.contexts()[0]?.pages()[0]
    if (!page) throw new Error('The app has no window.')
    return new StandIn(child, browser, page, heard)
  }

  /** Closes the window, as a user would, and answers the app's exit code. */
  async quit(): Promise<number | null> {
    const exited = once(this.#process, 'exit') as Promise<[number | null]>
    await this.page.close()
    const [code] = await exited
    return code
  }

  /** Ends what is still there. */
  async stop(): Promise<void> {
    await this.#browser.close().catch(() => {})
    if (this.#process.exitCode === null) this.#process.kill()
  }
}

/** An app with a data folder of its own for each test. */
export const test = base.extend<{ folder: string; app: StandIn }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from here.
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'breakpoint-electron-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
  app: async ({ folder }, use) => {
    const app = await StandIn.start(folder)
    await use(app)
    await app.stop()
  },
})
