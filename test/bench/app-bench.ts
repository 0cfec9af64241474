import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ensureBuilt } from '../../build/built.ts'
import { UNSEEN_MS } from '#renderer/components/session/session-times.ts'
import { makeRuntimeFolder } from '../e2e/electron/runtime-folder.ts'
import { start, stop } from '../support/web-shell.ts'
import { launchChromium } from './built-app.ts'
import { builtSizes } from './built-sizes.ts'
import { median } from './measure.ts'
import { mostMegabytes, residentMegabytes } from './memory.ts'
import { kept } from './page-measures.ts'
import type { Tell } from './tell.ts'

const ROOT = join(import.meta.dirname, '../..')
const RULES = PRESETS.zilch
const RUNS = 5
const VERDICTS = 20
const MEGABYTE = 1024 * 1024
const SETTLED_MS = 3_000
const SOLVING_MS = 10_000
const PATIENCE = 120_000

/** Durations of a start, in milliseconds. */
interface Start {
  /** From the command to the address. */
  readonly server: number
  /** From the page's address to its first paint, and until Home is there. */
  readonly paint: number
  readonly home: number
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  context.setDefaultTimeout(PATIENCE)
  return context.newPage()
}

/** Opens the address; returns when it was painted first and when Home was there. */
async function open(page: Page, address: string): Promise<Omit<Start, 'server'>> {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    home: performance.now(),
  }))
}

async function startOnce(
  browser: Browser,
  folder: string,
): Promise<Start & { readonly loaded: string[] }> {
  const begun = performance.now()
  const { child, address } = await start(folder)
  const server = performance.now() - begun
  const page = await newPage(browser)
  try {
    const times = await open(page, address)
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    return { server, ...times, loaded }
  } finally {
    await page.context().close()
    await stop(child)
  }
}

function tellStarts(tell: Tell, kind: string, starts: readonly Start[]): void {
  const of = (what: keyof Start): number => median(starts.map((one) => one[what]))
  tell(`${kind}: to the address`, of('server'), 'ms', `of ${starts.length}`)
  tell('... from there to the first paint', of('paint'), 'ms')
  tell('... until Home is there', of('home'), 'ms')
}

async function starts(browser: Browser, scratch: string, tell: Tell): Promise<void> {
  const [fresh, again]: [Start[], Start[]] = [[], []]
  let loaded: string[] = []
  for (let run = 0; run < RUNS; run++) {
    const folder = join(scratch, `data-${run}`)
    const first = await startOnce(browser, folder)
    ;({ loaded } = first)
    fresh.push(first)
    again.push(await startOnce(browser, folder))
  }
  tellStarts(tell, 'First start', fresh)
  tellStarts(tell, 'Later start', again)
  builtSizes(loaded, tell)
}

async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), hash)
}

/** Milliseconds from pressing a key that starts a drill to its first question. */
async function firstQuestion(page: Page): Promise<number> {
  await goTo(page, '/drill')
  await page.locator('form').first().waitFor()
  const begun = performance.now()
  await page.getByRole('main').getByRole('button', { name: 'Start' }).click()
  await page.locator('.die-button').first().waitFor()
  return performance.now() - begun
}

/** Milliseconds from the key that answers a decision to its verdict on the screen, for each of some decisions. */
async function verdictTimes(page: Page, count: number): Promise<number[]> {
  await goTo(page, `/drill?scope=cell&kind=both&questions=${count}&start=1`)
  const times: number[] = []
  for (let i = 0; i < count; i++) {
    await page.locator('.die-button').first().waitFor()
    // No answer is taken before the question can have been read.
    await page.waitForTimeout(UNSEEN_MS + 10)
    await page.keyboard.press('a')
    times.push(
      await page.evaluate(async () => {
        const begun = performance.now()
        const key = { key: 'r', code: 'KeyR', bubbles: true, cancelable: true }
        document.body.dispatchEvent(new KeyboardEvent('keydown', key))
        while (!document.querySelector('.verdict')) await new Promise(requestAnimationFrame)
        return performance.now() - begun
      }),
    )
    await page.keyboard.press('Enter')
    await page.locator('.verdict').waitFor({ state: 'detached' })
  }
  return times
}

async function heap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  const { bytes } = await kept(session)
  await session.detach()
  return bytes / MEGABYTE
}

async function inUse(browser: Browser, folder: string, tell: Tell): Promise<void> {
  const { child, address } = await start(folder)
  const pid = child.pid!
  const page = await newPage(browser)
  try {
    await open(page, address)
    await page.waitForTimeout(SETTLED_MS)
    tell('Backend, idle', residentMegabytes(pid), 'MB')
    tell('Page, objects of Home', await heap(page), 'MB')
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${RULES.name}`) })
      .click()
    await page.getByRole('heading', { name: RULES.name, exact: true }).waitFor()
    tell('First question of a drill, all anew', await firstQuestion(page), 'ms')
    const verdicts = await verdictTimes(page, VERDICTS)
    tell('From a key to its verdict', median(verdicts), 'ms', 'target < 100 ms')
    tell('... the slowest', Math.max(...verdicts), 'ms', `of ${VERDICTS}`)
    tell('Page, objects of a drill', await heap(page), 'MB')
    tell('Backend, after it', residentMegabytes(pid), 'MB')
    await goTo(page, '/strategy/map')
    await page.getByRole('main').getByRole('button', { name: 'Solve' }).click()
    tell('Backend, solving for wins, most', await mostMegabytes(pid, SOLVING_MS), 'MB')
  } finally {
    await page.context().close()
    await stop(child)
  }
}

async function packagedSizes(scratch: string, tell: Tell): Promise<void> {
  if (process.platform !== 'linux') return
  const [runtime, output] = [join(scratch, 'runtime'), join(scratch, 'dist')]
  await makeRuntimeFolder(runtime)
  const args = ['--dir', '--runtime', runtime, '--output', output]
  execFileSync(process.execPath, [join(ROOT, 'build/package.ts'), ...args], { cwd: ROOT })
  const folder = readdirSync(output).find((name) => name.endsWith('-unpacked'))!
  const archive = statSync(join(output, folder, 'resources/app.asar')).size
  tell('The app in its package', archive / MEGABYTE, 'MB', 'app.asar, without the runtime')
}

/** How fast the built app starts and answers in Chromium, how much memory it holds and how large it is. */
export async function appBench(tell: Tell): Promise<void> {
  ensureBuilt()
  const scratch = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
  const browser = await launchChromium()
  try {
    await starts(browser, scratch, tell)
    await inUse(browser, join(scratch, 'data-in-use'), tell)
    await packagedSizes(scratch, tell)
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true, force: true, maxRetries: 5 })
  }
}
