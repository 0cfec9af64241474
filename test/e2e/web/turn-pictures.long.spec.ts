import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Saves the picture as a kind of file and reads it. */
async function saved(page: Page, kind: string): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `Save as ${kind}` }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'latin1') }
}

test.describe('pictures of the turn', () => {
  test('show the results of a turn and the race to the goal, by keyboard', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Farkle')
    await page.keyboard.press('Alt+4')
    await expect(page.getByRole('heading', { name: 'Strategy for Farkle' })).toBeVisible()
    await page.keyboard.press('Shift+R')
    const finding = page.getByText(/Holding at 300 makes/)
    await expect(finding).toHaveText(/points a turn less than the best play, and farkles in/)
    await expect(page.getByRole('row', { name: /^Best play/ })).toHaveText(
      /446\.571\s*349\.3\s*20\.6\s*12\.0$/,
    )

    const read = page.getByRole('slider', { name: /^Read-out: Results of a turn/ })
    await read.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    await expect(read).toHaveAttribute(
      'aria-valuetext',
      /^Points banked: .*Best play: .*Hold at 300: /,
    )
    const before = await read.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    await expect(read).not.toHaveAttribute('aria-valuetext', before!)

    await page.keyboard.press('t')
    const table = page.getByRole('region', { name: 'Results of a turn, as a table' })
    await expect(table.getByRole('row', { name: /^0: farkle/ })).toHaveText(/20\.5964\s*100\.0000/)
    await page.keyboard.press('t')
    await expect(table).toBeHidden()

    const { name, text } = await saved(page, 'CSV')
    expect(name).toBe('farkle-results-of-a-turn.csv')
    expect(text).toMatch(/Rule set: Farkle\r\n\d{1,2} \w+ \d{4}\r\n/)
    const rows = text.split('\r\n').filter((line) => /^\d+,/.test(line))
    const chances = rows.map((line) => Number(line.split(',')[1]))
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12)
    expect((await saved(page, 'SVG')).text).toContain('Farkle \u00c2\u00b7 ')
    expect((await saved(page, 'PNG')).text.slice(1, 4)).toBe('PNG')
    await lookOver(page, 'results of a turn')

    await page.getByRole('heading', { level: 1 }).click()
    await page.keyboard.press('Shift+G')
    await expect(page.getByText(/needs 23\.0 turns on average to reach 10,000 alone/)).toBeVisible()
    await page.getByRole('radio', { name: 'Done within' }).click()
    await page.getByRole('spinbutton', { name: 'Done within' }).fill('30')
    await expect(page.getByRole('row', { name: /^Best play/ })).toHaveText(/23\.037.*9\d\.\d$/)
    await lookOver(page, 'race to the goal')
  })

  test('compare rule sets and players, live', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/strategy/compare')
    const finding = page.getByRole('status').filter({ hasText: 'a turn is worth' })
    await expect(finding).toHaveText(/^With 1 die you now roll up to 250 instead of banking;/)
    await page.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('Straight')
    await expect(finding).toHaveText('No decision changes; a turn is worth as much.')
    await page.getByRole('spinbutton', { name: 'Points' }).fill('3000')
    await expect(finding).toHaveText(/points more\.$/)
    await page.getByRole('spinbutton', { name: 'Points' }).fill('much')
    await expect(page.getByText('Straight must be a whole number of points.')).toBeVisible()
    await expect(finding).toHaveText(/points more\.$/)

    await page.getByRole('radio', { name: 'Other rules' }).click()
    await page.getByRole('combobox', { name: 'Rule set', exact: true }).last().selectOption('Zilch')
    await expect(page.getByRole('row', { name: /^Zilch/ })).toHaveText(/623\.017/)

    await page.getByRole('radio', { name: 'Another way to play' }).click()
    await expect(finding).toHaveText(/, holding at 300 /)
    const picture = page.getByRole('application', { name: /^Where to bank: Best play/ })
    await picture.focus()
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowUp')
    await expect(
      page.getByText(/^1 die left at a turn total of 100: never reached\.$/),
    ).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Analyse', exact: true }).last()).toBeFocused()
    await lookOver(page, 'compare')
  })

  test('mark breakpoints on the chart and turn types on the frontier', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Zilch')
    await goTo(page, '/strategy/chart')
    await expect(page.getByRole('checkbox', { name: 'Breakpoints as steps' })).toBeChecked()
    const read = page.getByRole('slider', { name: /^Read-out: Expected points of rolling/ })
    await read.focus()
    await page.keyboard.press('PageDown')
    await expect(read).toHaveAttribute(
      'aria-valuetext',
      /^Turn total, points: \d+\. .*6 dice: \d+\.\d$/,
    )
    expect((await saved(page, 'CSV')).text).toContain('Rolling 6 dice adds')
    await page.getByRole('radio', { name: 'One roll farkles' }).click()
    const bars = page.getByRole('slider', { name: /^Read-out: How often one roll farkles/ })
    await bars.focus()
    await expect(bars).toHaveAttribute(
      'aria-valuetext',
      'Dice rolled: 1. Rolls that farkle, %: 66.7',
    )
    await goTo(page, '/strategy/safety')
    const points = page.getByRole('slider', { name: /^Read-out: Points a turn against/ })
    await points.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await expect(points).toHaveAttribute(
      'aria-valuetext',
      /Frontier: 623\.0; No farkle before: 623\.0$/,
    )
  })
})
