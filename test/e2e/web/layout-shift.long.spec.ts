import type { Page } from '@playwright/test'
import { answerSome } from './at-drill.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

// What has come to its place stays there: https://web.dev/articles/cls. Shifts within half a second of
// a key or a click are not counted.

const MOST = 0.02
const SETTLED_MS = 2500

const PAGES = ['/', '/drill?scope=cell&questions=20&start=1', '/strategy/map', '/analyse'] as const

/** Counts the shifts of every page from its first frame on. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared = window as unknown as { shifts: number }
    shared.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as {
          value: number
          hadRecentInput: boolean
        }
        if (!hadRecentInput) shared.shifts += value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { shifts: number }).shifts)

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForTimeout(SETTLED_MS)
}

test('nothing shifts on Home, in a drill, on the map and in Analyse, cold and warm', async ({
  app: { page },
}) => {
  test.slow()
  await chooseGame(page, 'Farkle')
  await page.getByRole('radio', { name: 'Wins' }).click()
  await goTo(page, '/strategy/map')
  // Solved once, so that a cold page is one that is loaded anew.
  const solve = page.getByRole('main').getByRole('button', { name: 'Solve' })
  const picture = page.locator('main canvas').first()
  await expect(solve.or(page.getByRole('main').getByRole('progressbar')).or(picture)).toBeVisible()
  if (await solve.isVisible()) await solve.click()
  await expect(picture).toBeVisible({ timeout: 240_000 })
  // The first answers have a line of help above them.
  await goTo(page, '/drill?scope=cell&kind=roll-or-bank&questions=6&start=1')
  await answerSome(page, 6)
  await watchShifts(page)
  const found: string[] = []
  for (const path of PAGES) {
    await goTo(page, path)
    await page.reload()
    await settle(page)
    const cold = await shiftsOf(page)
    await goTo(page, '/settings')
    await settle(page)
    const before = await shiftsOf(page)
    await goTo(page, path)
    await settle(page)
    const warm = (await shiftsOf(page)) - before
    found.push(`${path}: cold ${cold.toFixed(3)}, warm ${warm.toFixed(3)}`)
    expect.soft(cold, `${path}, cold`).toBeLessThanOrEqual(MOST)
    expect.soft(warm, `${path}, warm`).toBeLessThanOrEqual(MOST)
  }
  console.info(found.join('\n'))
})
