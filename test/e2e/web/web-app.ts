import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { UNSEEN_MS } from '#renderer/components/session/session-times.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { start, stop } from '../../support/web-shell.ts'

/** The web shell as a user starts it, with a data folder of its own. */
export interface WebApp {
  readonly page: Page
  readonly address: string
  readonly dataFolder: string
}

/** Console errors, warnings and uncaught exceptions of a page from now on. */
export function faultsOf(page: Page): readonly string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // Until the first screen has come, its address would undo what a test goes to.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function withShell(use: (shell: Omit<WebApp, 'page'>) => Promise<void>): Promise<void> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'breakpoint-web-'))
  const { child, address } = await start(dataFolder)
  await use({ address, dataFolder })
  await stop(child)
  await rm(dataFolder, { recursive: true, force: true, maxRetries: 5 })
}

interface TestFixtures {
  /** A fresh web shell and a page on it; a fault of the page fails the test. */
  readonly app: WebApp
  /** A page of a shell that all tests of a worker share, where Farkle is played: for tests that only read. */
  readonly farkle: Page
}

interface WorkerFixtures {
  readonly farkleAddress: string
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: async ({ page }, use) => {
    const faults = faultsOf(page)
    await withShell(async ({ address, dataFolder }) => {
      await open(page, address)
      await use({ page, address, dataFolder })
      // First the page: what it still asks of a server that has gone is no fault of its own.
      await page.close()
    })
    expect(faults, 'console errors').toEqual([])
  },
  farkleAddress: [
    async ({ browser }, use) => {
      await withShell(async ({ address }) => {
        const page = await browser.newPage()
        await open(page, address)
        await chooseGame(page, 'Farkle')
        await page.close()
        await use(address)
      })
    },
    { scope: 'worker' },
  ],
  farkle: async ({ page, farkleAddress }, use) => {
    const faults = faultsOf(page)
    await open(page, farkleAddress)
    await use(page)
    await page.close()
    expect(faults, 'console errors').toEqual([])
  },
})

export { expect, start, stop }

/** Answers the first question: which game. */
export async function chooseGame(page: Page, name: string): Promise<void> {
  const game = page
    .getByRole('main')
    // The names of some games begin with that of another.
    .locator('button', { has: page.getByText(name, { exact: true }) })
  if (!(await game.isVisible())) {
    for (const fold of await page.getByRole('main').locator('details').all()) {
      await fold.evaluate((element: HTMLDetailsElement) => (element.open = true))
    }
  }
  await game.click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

/** Reads rules from a text, and plays them. */
export async function playRules(page: Page, text: string): Promise<void> {
  await goTo(page, '/rules?import=1')
  await page.getByLabel('Rules as text').fill(text)
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await page.getByRole('button', { name: 'Save and use' }).click()
  await expect(page).toHaveURL(/#\/$/)
}

/** Plays Farkle to a goal that is reached in a few turns. */
export async function chooseShortGame(page: Page, goal = 2000): Promise<void> {
  await playRules(page, farkleJson({ ...PRESETS.farkle, name: 'Short Farkle', goal }))
  await goTo(page, '/strategy')
  await expect(page.getByRole('link', { name: 'What to know' })).toBeVisible()
}

/** Waits for what a screen shows of a solved game; solves it if that is left to the player. */
export async function solveFor(page: Page, shown: Locator): Promise<void> {
  const solve = page.getByRole('button', { name: 'Solve' })
  await expect(solve.or(shown)).toBeVisible()
  if (await solve.isVisible()) await solve.click()
  await expect(shown).toBeVisible()
}

/** Goes on from new cards, which are shown with their answers before they are asked. */
export async function seeNewCards(page: Page): Promise<void> {
  const seen = page.getByRole('button', { name: 'Got it' })
  const asked = page.getByRole('button', { name: 'I do not know' })
  for (;;) {
    await expect(seen.or(asked)).toBeVisible()
    if (await asked.isVisible()) return
    await page.keyboard.press('Enter')
    await page.waitForTimeout(50)
  }
}

/** Reads a question, which takes no answer before. */
export async function readQuestion(page: Page): Promise<void> {
  await page.waitForTimeout(UNSEEN_MS + 10)
}

/** Goes to a screen by its address. */
export async function goTo(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (window.location.hash = to), hash)
  // Its board is not taken for that of a drill.
  if (hash !== '/') await expect(page.locator('section.day')).toHaveCount(0)
}
