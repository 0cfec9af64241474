import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { randomGameText } from '#test/support/random-games.ts'
import { gameText } from './at-table.ts'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, readQuestion, test } from './web-app.ts'

const GAME = randomGameText({ ...PRESETS.farkle, name: 'Short', goal: 2000 }, 'a spec')

/** The rows of the list of games. */
const rows = (page: Page) =>
  page.getByRole('region', { name: 'Games, newest first' }).locator('tbody tr')

test('a game is read in, reviewed, named, deleted and brought back', async ({ app: { page } }) => {
  await chooseGame(page, 'Farkle')
  await goTo(page, '/progress')
  await page.getByRole('main').getByRole('link', { name: 'Games', exact: true }).click()
  await expect(page.getByText('No game yet.')).toBeVisible()

  // A wrong line is named, and nothing is kept.
  await page.getByRole('button', { name: 'Read a game in' }).click()
  const text = page.getByLabel('The game as text')
  await expect(text).toHaveValue(/^Rules: farkle\nDate: \d{4}-\d\d-\d\d\n\nTurn +Ann +Ben\n/)
  await lookOver(page, 'the example of a game')
  await text.fill(GAME.replace('\n1 A ', '\n1 A 7'))
  await page.getByRole('button', { name: 'Read and keep' }).click()
  await expect(page.getByText(/^Line \d+: A turn is its rolls/)).toBeVisible()
  await lookOver(page, 'a text that is refused')
  await text.fill(GAME)
  await page.getByRole('button', { name: 'Read and keep' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Ann – Bo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible()
  const kept = await gameText(page)
  expect(kept).toContain('A: Ann')
  await page.getByLabel('Name', { exact: true }).fill('Sunday')
  await page.getByLabel('Notes').fill('At home')
  await page.getByLabel('Notes').blur()
  await page.getByRole('radio', { name: 'Bo' }).click()
  await expect(page.getByText('Bo: decisions')).toBeVisible()
  // The costliest decision stands first, and the button goes there.
  await expect(page.getByText(/^Turn \d+: “.+” instead of “.+” cost .+ points\.$/)).toBeVisible()
  const mistakes = page.getByRole('region', { name: 'Mistakes' }).getByRole('listitem')
  // Until the other player's decisions are there, it goes to one of the first player's.
  await expect(async () => {
    await page.getByRole('button', { name: 'Show it' }).click()
    const now = mistakes.first().locator('[aria-current="true"]')
    await expect(now).toBeVisible({ timeout: 1000 })
  }).toPass()
  const now = page.getByRole('region', { name: /^Turn \d+, Bo$/ })
  await page.setViewportSize({ width: 900, height: 650 })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(now.getByRole('link', { name: /^Analyse/ })).toBeInViewport()
  const before = await now.getByText(/^\d+ of \d+$/).innerText()
  await page.keyboard.press('n')
  await expect(now.getByText(/^\d+ of \d+$/)).not.toHaveText(before)
  await page.setViewportSize({ width: 1280, height: 720 })
  await lookOver(page, 'a recorded game')

  // The mistakes are asked again before what was best shows; N goes on, also without an answer.
  await page.getByRole('button', { name: 'Learn from Bo’s mistakes' }).click()
  await expect(page.getByText(/^Mistake 1 of \d+$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await readQuestion(page)
  await page.keyboard.press('a')
  await page.keyboard.press('b')
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await lookOver(page, 'a mistake that is asked again')

  await page.keyboard.press('n')
  await expect(page.getByText(/^Mistake 2 of \d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Back to the review' }).click()

  // The same on paper.
  const link = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  expect(link).toMatch(/^#\/print\/game\?record=1&seat=1&goal=points&paper=a4&dialog=1$/)
  await goTo(page, link!.replace('&dialog=1', ''))
  await expect(page.locator('[data-print="ready"]')).toContainText('A: Ann')
  await lookOver(page, 'a review on paper')

  await page.goBack()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as text' }).click()
  expect((await readFile(await (await saving).path(), 'utf8')).trim()).toBe(kept.trim())

  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No game yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('sunday home')
  await expect(rows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('monday')
  await expect(page.getByText('No game fits.')).toBeVisible()
  await page.getByRole('searchbox').fill('')
  await expect(rows(page)).toHaveCount(1)
  await lookOver(page, 'the list of games')
})

test('a score sheet is read in over the example, and kept without grades', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Farkle')
  await goTo(page, '/progress/games')
  await page.getByRole('button', { name: 'Read a game in' }).click()
  await expect(page.getByLabel('The game as text')).toHaveValue(/^Rules: farkle/)
  // What is typed takes the place of the example, which is selected.
  await page.keyboard.insertText('Rules: zilch\nDate: 2026-01-31\nAnn  Bo\n9,000  x\n1,000  300\n')
  await page.getByRole('button', { name: 'Read and keep' }).click()
  await expect(page.getByText('grading needs the rolls')).toBeVisible()
  await expect(page.getByRole('row', { name: '2 1,000 10,000 300 300' })).toBeVisible()
  await lookOver(page, 'a score sheet')
})
