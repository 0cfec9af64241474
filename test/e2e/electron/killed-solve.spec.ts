import { existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { PRESETS } from '#shared/farkle/presets.ts'
import { makeRuleJson } from '#shared/farkle/rule-json.ts'
import { partDone } from '../part-done.ts'
import { StandIn } from './stand-in.ts'

/** So far a way that no computer is done before its first checkpoint. */
const FAR = { ...PRESETS.zilch, name: 'Far Zilch', goal: 20_000 }

async function startSolve(page: Page): Promise<void> {
  // Whoever goes to another screen before the first one has come is taken back.
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate((hash) => (window.location.hash = hash), '#/rules?import=1')
  await page.getByLabel('Rules as text').fill(makeRuleJson(FAR))
  await page.getByRole('button', { name: 'Read the rules' }).click()
  await page.getByRole('button', { name: 'Save and play' }).click()
  await page.getByRole('radio', { name: 'Wins' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Solve' }).click()
}

/** Waits for a checkpoint; returns a part that was done before it was written. */
async function untilKept(page: Page, folder: string): Promise<number> {
  const unfinished = join(folder, 'unfinished')
  let before = 0
  for (;;) {
    const part = (await partDone(page)) ?? 0
    const kept = existsSync(unfinished)
    if (kept && readdirSync(unfinished).some((name) => name.endsWith('.checkpoint'))) return before
    before = part
    await page.waitForTimeout(50)
  }
}

test('a backend that is killed while it solves goes on from its checkpoint, and the page says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'breakpoint-killed-'))
  const app = await StandIn.start(folder)
  try {
    const { page } = app
    const main = page.getByRole('main')
    await startSolve(page)
    const kept = await untilKept(page, folder)
    expect(kept).toBeGreaterThan(0)
    process.kill(app.backends[0]!, 'SIGKILL')

    const notices = page.getByRole('status', { name: 'Notices' })
    await expect(notices).toContainText(
      /solves stopped unexpectedly .* was started again\. What was being solved goes on/,
    )
    // The page asked again by itself.
    await expect.poll(() => app.backends.length).toBe(2)
    await expect.poll(() => partDone(page)).not.toBeNull()
    await expect.poll(() => partDone(page)).toBeGreaterThan(0)
    expect(await partDone(page), 'it did not begin anew').toBeGreaterThanOrEqual(kept)
    await main.getByRole('button', { name: 'Stop' }).click()
    await expect(main.getByRole('heading', { name: 'Far Zilch is solved in part' })).toBeVisible()
    expect(app.faults).toEqual([])
  } finally {
    await app.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
})
