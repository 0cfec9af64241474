import type { Page } from '@playwright/test'
import { chooseGame, expect, readQuestion, test } from './web-app.ts'

// The position of the day is decided on Home, and stays answered.

const day = (page: Page) => page.getByRole('region', { name: 'Position of the day' })
const lastDay = (page: Page) =>
  page.getByRole('list', { name: 'The last seven days' }).locator('li').last()

const SOLVED = { timeout: 150_000 }

/** Decides by keys, and expects the verdict at once and after the page was loaded anew. */
async function decide(page: Page, keys: readonly string[]): Promise<void> {
  await expect(day(page).getByRole('region', { name: 'Your decision' })).toBeVisible()
  await readQuestion(page)
  // What is typed in the palette decides nothing.
  await page.keyboard.press('Control+k')
  await page.keyboard.type('abr')
  await page.keyboard.press('Escape')
  await expect(lastDay(page)).toContainText('Not played')
  for (const key of keys) await page.keyboard.press(key)
  const verdict = day(page).getByRole('region', { name: 'Verdict' })
  await expect(verdict).toBeVisible()
  await expect(day(page).getByText('Tomorrow there is another.')).toBeVisible()
  await expect(lastDay(page)).not.toContainText('Not played')
  const said = await verdict.innerText()
  await page.reload()
  await expect(verdict).toBeVisible()
  expect(await verdict.innerText()).toBe(said)
  await verdict.getByRole('link', { name: 'Analyse this position' }).click()
  await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible()
}

test('the position of the day of Farkle is decided on Home', async ({ app: { page } }) => {
  await chooseGame(page, 'Farkle')
  await decide(page, ['a', 'r', 'b'])
})

test('the position of the day of a scorecard is decided on Home', async ({ app: { page } }) => {
  await chooseGame(page, 'Yahtzee')
  // It comes once the lessons below have had the game solved.
  await expect(day(page).getByRole('region', { name: 'Your decision' })).toBeVisible(SOLVED)
  // Keeps all dice or fills the first open box.
  await decide(page, ['a', 'r', 'ArrowDown', 'Enter'])
})
