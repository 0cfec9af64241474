import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser, Page } from '@playwright/test'
import { startWebShell } from '#main/web/web-shell.ts'
import type { Language } from '#shared/texts/language.ts'
import { WatchedPage } from '../e2e/web/watched-page.ts'
import { dataFolderFor } from './data-folders.ts'
import { NOW } from './month/use-for-a-month.ts'
import type { Theme } from './options.ts'
import type { Screen, State } from './screens.ts'
import { seedCrypto } from './seeded-crypto.ts'

const ROOT = join(import.meta.dirname, '../..')
const ACTION_MS = 30_000

/** Where a screen is pictured, once for each theme. */
export interface Visit {
  readonly screen: Screen
  readonly state: State
  readonly language: Language
  /** Such as 1280x800. */
  readonly size: string
}

/** Data folder after a month of use, if it is pictured, and the results that all folders share. */
export interface Folders {
  readonly month: string | null
  readonly results: string
}

export interface Visited {
  readonly pictures: ReadonlyMap<Theme, Buffer>
  /** Errors of the page, and what else is wrong with it, a line each. */
  readonly faults: readonly string[]
  /** Why there are no pictures; null if there are. */
  readonly failure: string | null
}

/** Makes what the page draws follow from nothing but the order in which it draws. */
function drawAlike(): void {
  let drawn = 0
  crypto.getRandomValues = (values) => {
    const bytes = values as unknown as Uint8Array
    for (let i = 0; i < bytes.length; i++) bytes[i] = (drawn += 7) % 256
    return values
  }
}

/** Throws an Error unless the screen is there that was asked for. */
async function expectShown(page: Page, { path, shows = 'h1', act }: Screen): Promise<void> {
  await page.locator(shows).first().waitFor({ timeout: ACTION_MS })
  if (act) return
  const [asked = ''] = path.split('?')
  const there = await page.evaluate(() => window.location.hash.slice(1).split('?')[0]!)
  // A screen may add to its address, such as a position.
  const isThere = there === asked || there.startsWith(`${asked}/`)
  if (!isThere) throw new Error(`${asked} leads to ${there}.`)
}

async function widerThanWindow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Names the data folder alike in all runs, where the page names it. */
async function renameFolder(page: Page, folder: string): Promise<void> {
  await page.evaluate((name) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode } = texts
      currentNode.nodeValue = currentNode.nodeValue!.replaceAll(name, '/data')
    }
  }, folder)
}

/** Waits until what was drawn anew has its size: charts are told of it in the frames that follow. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let i = 0; i < 5; i++) await new Promise(requestAnimationFrame)
  })
}

async function picture(
  watched: WatchedPage,
  { screen }: Visit,
  themes: readonly Theme[],
  dataFolder: string,
  faults: string[],
): Promise<Map<Theme, Buffer>> {
  const { page } = watched
  await page
    .locator(screen.act ? 'h1' : (screen.shows ?? 'h1'))
    .first()
    .waitFor()
  await watched.still()
  if (screen.act) {
    await screen.act(page)
    await watched.still()
  }
  await expectShown(page, screen)
  const wider = await widerThanWindow(page)
  if (wider > 0) faults.push(`it is ${wider} px wider than the window`)
  await renameFolder(page, dataFolder)
  const fullPage = screen.windowAlone !== true
  const pictures = new Map<Theme, Buffer>()
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await watched.still()
    await drawn(page)
    pictures.set(theme, await page.screenshot({ fullPage, animations: 'disabled' }))
  }
  return pictures
}

/** Opens a screen in an app of its own, whose clock stands still, and takes its pictures. */
export async function visit(
  browser: Browser,
  at: Visit,
  themes: readonly Theme[],
  folders: Folders,
): Promise<Visited> {
  seedCrypto('screens')
  const from = at.state === 'month' ? folders.month : null
  const dataFolder = dataFolderFor(at.screen, from, folders.results)
  const faults: string[] = []
  const shell = await startWebShell({
    dataFolder,
    port: 0,
    portNamed: false,
    version: '0.1.0',
    rendererFolder: join(ROOT, 'out/renderer'),
    workerFile: pathToFileURL(join(ROOT, 'out/main/solver-worker.js')),
    log: (line) => faults.push(`the backend says: ${line}`),
    now: () => NOW,
  })
  const [width, height] = at.size.split('x').map(Number)
  const context = await browser.newContext({
    viewport: { width: width!, height: height! },
    locale: at.language,
    timezoneId: 'UTC',
    colorScheme: themes[0]!,
    reducedMotion: 'reduce',
  })
  try {
    context.setDefaultTimeout(ACTION_MS)
    await context.addInitScript(drawAlike)
    const page = await context.newPage()
    await page.clock.setFixedTime(NOW)
    const watched = new WatchedPage(page)
    await page.goto(`${shell.address}#${at.screen.path}`)
    try {
      const pictures = await picture(watched, at, themes, dataFolder, faults)
      return { pictures, faults: [...watched.faults, ...faults], failure: null }
    } catch (error) {
      const failure = error instanceof Error ? error.message.split('\n')[0]! : String(error)
      return { pictures: new Map(), faults: [...watched.faults, ...faults], failure }
    }
  } finally {
    await context.close()
    await shell.close()
    rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
  }
}
