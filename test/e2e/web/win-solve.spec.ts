import { farkleJson } from '#test/support/farkle-json.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { partDone } from '../part-done.ts'
import { chooseGame, expect, goTo, playRules, test } from './web-app.ts'

test.describe('solving a game for wins', () => {
  test('shows how far it is, stops, goes on where it was, and tells how it was solved', async ({
    app: { page },
  }) => {
    test.slow()
    // All the rules of Zilch, penalty and final turn, to a goal that takes but some seconds.
    await playRules(page, farkleJson({ ...PRESETS.zilch, name: 'Short Zilch', goal: 3500 }))
    await goTo(page, '/strategy')
    await expect(page.getByRole('link', { name: 'What to know' })).toBeVisible()
    await page.getByRole('radio', { name: 'Wins' }).click()
    const main = page.getByRole('main')
    const progress = main.getByRole('progressbar', { name: 'Solving Short Zilch for wins' })
    const solve = main.getByRole('button', { name: 'Solve' })
    await expect(solve.or(progress)).toBeVisible()
    // A fast computer begins unasked, for what takes it but a moment.
    if (await solve.isVisible()) {
      await expect(main.getByText(/takes about \d+ s on this computer/)).toBeVisible()
      await solve.click()
    }
    await expect(progress).toBeVisible()
    await expect(page.getByRole('banner').locator('.ring')).toBeVisible()
    await expect(main.getByText(/(seconds|minute|minutes) left/)).toBeVisible()
    await expect.poll(() => partDone(page)).toBeGreaterThan(0.03)
    await main.getByRole('button', { name: 'Stop' }).click()
    await expect(main.getByRole('heading', { name: 'Short Zilch is solved in part' })).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    const text = await main.getByText(/^\d+\.\d% done/).textContent()
    const stoppedAt = Number(/^[\d.]+/.exec(text ?? '')?.[0]) / 100
    expect(stoppedAt).toBeGreaterThan(0.02)

    await main.getByRole('button', { name: 'Go on' }).click()
    // Other answers do not wait for it.
    await page.getByLabel('Rule set', { exact: true }).selectOption('farkle')
    await goTo(page, '/strategy/know?goal=points')
    await expect(page.locator('dl').getByText('446.6')).toBeVisible()
    await page.getByLabel('Rule set', { exact: true }).selectOption('short-zilch')
    await page.getByRole('radio', { name: 'Wins' }).click()

    const solved = main.getByRole('link', { name: 'Who is winning' })
    const parts: number[] = []
    await expect(async () => {
      parts.push((await partDone(page)) ?? 1)
      expect(await solved.isVisible()).toBe(true)
    }).toPass({ intervals: [100], timeout: 100_000 })
    expect(Math.min(...parts), 'it did not begin anew').toBeGreaterThanOrEqual(stoppedAt - 0.001)

    await goTo(page, '/strategy/proof')
    await expect(main.getByText('Fairest handicap')).toBeVisible()
    await main.getByText('Details', { exact: true }).click()
    await expect(main.getByText(/for all 44,100 states .* nothing was simulated/)).toBeVisible()
  })
})

test.describe('playing to win', () => {
  test('is a goal that is kept, and a view of the other goal changes it', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Farkle')
    await page.getByRole('radio', { name: 'Wins' }).click()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Wins' })).toBeChecked()
    await page.getByRole('link', { name: 'Strategy' }).click()
    await expect(page.getByRole('heading', { name: 'Winning Farkle' })).toBeVisible()
    await page.keyboard.press('Shift+R')
    await expect(page.getByRole('heading', { name: 'Strategy for Farkle' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Points' })).toBeChecked()
    await page.keyboard.press('w')
    await expect(page.getByRole('heading', { name: 'Winning Farkle' })).toBeVisible()
  })
})
