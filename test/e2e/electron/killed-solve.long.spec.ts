import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { partDone } from '../part-done.ts'
import { test } from './stand-in.ts'

/** So far a way that no computer is done before its first checkpoint. */
const FAR = { ...PRESETS.zilch, name: 'Far Zilch', goal: 20_000 }

async function startSolve(page: Page): Promise<void> {
  // Whoever goes to another screen before the first one has come is taken back.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate((hash) => (window.location.hash = hash), '#/rules?import=1')
  await page.getByLabel('Rules as text').fill(farkleJson(FAR))
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await page.getByRole('button', { name: 'Save and use' }).click()
  await page.waitForFunction(() => window.location.hash === '#/')
  await page.evaluate((hash) => (window.location.hash = hash), '#/strategy')
  await page.getByRole('radio', { name: 'Wins' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Solve' }).click()
}

/** When the newest checkpoint was written, in milliseconds of the epoch; 0 without one. */
function lastKept(folder: string): number {
  const unfinished = join(folder, 'unfinished')
  if (!existsSync(unfinished)) return 0
  const names = readdirSync(unfinished).filter((name) => name.endsWith('.checkpoint'))
  return Math.max(0, ...names.map((name) => statSync(join(unfinished, name)).mtimeMs))
}

/** A computer with much else to do is given time. */
const SLOWLY = { timeout: 60_000 }
/** Progress is told in thousandths. */
const TOLD_IN = 0.001

/**
 * Waits until some of the solve is done, and kept; returns the part. A checkpoint takes a while to be
 * written, so that the first one to end may have been begun before; the second one was not.
 */
async function untilKept(page: Page, folder: string): Promise<number> {
  await expect.poll(() => partDone(page), SLOWLY).toBeGreaterThan(2 * TOLD_IN)
  const part = (await partDone(page)) ?? 0
  for (let checkpoints = 0, last = Date.now(); checkpoints < 2; checkpoints++) {
    await expect.poll(() => lastKept(folder), SLOWLY).toBeGreaterThan(last)
    last = lastKept(folder)
  }
  return part
}

test('a backend that is killed while it solves goes on from its checkpoint, and the page says so', async ({
  app,
  folder,
}) => {
  test.slow()
  const { page } = app
  const main = page.getByRole('main')
  await startSolve(page)
  const kept = await untilKept(page, folder)
  process.kill(app.backends[0]!, 'SIGKILL')

  const notices = page.getByRole('status', { name: 'Notices' })
  await expect(notices).toContainText(
    /solves stopped unexpectedly .* was started again\. What was being solved goes on/,
  )
  // The page asked again by itself.
  await expect.poll(() => app.backends.length).toBe(2)
  await expect.poll(() => partDone(page)).not.toBeNull()
  await expect.poll(() => partDone(page)).toBeGreaterThan(0)
  // A solve that began anew would be seen at its first thousandth.
  expect(await partDone(page), 'it did not begin anew').toBeGreaterThanOrEqual(kept - TOLD_IN)
  await main.getByRole('button', { name: 'Stop' }).click()
  await expect(main.getByRole('heading', { name: 'Far Zilch is solved in part' })).toBeVisible()
  expect(app.faults).toEqual([])
})
