import { farkleJson } from '#test/support/farkle-json.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { expect, goTo, playRules, test } from './web-app.ts'

/** Farkle on a grid of a single point, fifty times as fine as usual: its frontier takes a while. */
const FINE = farkleJson({
  ...PRESETS.farkle,
  name: 'Fine',
  sets: PRESETS.farkle.sets.map(([alone = 0, ...more]) => [alone > 0 ? alone + 1 : 0, ...more]),
})

test.describe('a solve that takes long', () => {
  test('shows how far it is, lets the app answer, and stops at once', async ({ app: { page } }) => {
    await playRules(page, FINE)
    await goTo(page, '/strategy/safety')
    const job = page
      .getByRole('banner')
      .locator('summary')
      .filter({ hasText: 'Safety frontier: Fine' })
    await job.click()
    await expect(page.getByRole('progressbar', { name: 'Safety frontier: Fine' })).toBeVisible()
    await expect(page.getByText(/(seconds|minute|minutes) left/)).toBeVisible()

    // Another game is solved and shown while this one goes on.
    await page.getByLabel('Rule set', { exact: true }).selectOption('zilch')
    await goTo(page, '/strategy/know')
    await expect(page.locator('dl').getByText('620.9')).toBeVisible()
    await expect(job).toBeVisible()

    // A screen that speaks of Zilch for a moment longer would wait for Zilch, and begin this solve anew
    // after it was stopped.
    await page.getByLabel('Rule set', { exact: true }).selectOption('fine')
    await expect(page.getByRole('heading', { name: 'Strategy for Fine' })).toBeVisible()
    await expect(page.getByText(/620\.9/)).toHaveCount(0)
    await goTo(page, '/strategy/safety')
    await expect(page.getByRole('link', { name: 'Playing safer' })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(page.getByText('Solving…')).toBeVisible()
    const stop = page.getByRole('banner').getByRole('button', { name: 'Stop' })
    if (!(await stop.isVisible())) await job.click()
    await stop.click()
    await expect(page.getByText('The solve was stopped.')).toBeVisible()
    await expect(job).toBeHidden()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(job).toBeVisible()
  })
})
