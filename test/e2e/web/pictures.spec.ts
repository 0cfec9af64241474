import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { lookOver } from './findings.ts'
import { chooseShortGame, expect, test } from './web-app.ts'

/** Banked scores of the short game, from 0 to 1,950. */
const SCORES = 40

/** Opens a view of the game with its key, and waits for its picture. */
async function open(page: Page, key: string, title: RegExp): Promise<void> {
  await page.keyboard.press(key)
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
}

/** Goes on with Tab until the picture has the keyboard. */
async function reachPicture(page: Page): Promise<Locator> {
  const picture = page.getByRole('application')
  await expect(picture).toBeVisible()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(picture).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
  return picture
}

/** The line that says what the cell with the keyboard holds. */
async function readOut(page: Page, form: RegExp): Promise<RegExpExecArray> {
  const line = page.getByText(form).first()
  await expect(line).toBeVisible()
  return form.exec((await line.textContent()) ?? '')!
}

/** Saves the picture with the keyboard as a file of one kind. */
async function saved(page: Page, kind: 'SVG' | 'PNG' | 'CSV'): Promise<Buffer> {
  const begun = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save', exact: true }).first().press('Enter')
  await page.getByRole('menuitem', { name: `Save as ${kind}` }).press('Enter')
  const file = await begun
  expect(file.suggestedFilename()).toMatch(new RegExp(`^short-farkle-.*\\.${kind.toLowerCase()}$`))
  return readFile(await file.path())
}

test.describe('by keyboard alone', () => {
  test('the map is read, drilled down to the analyser and saved', async ({ app: { page } }) => {
    test.slow()
    await chooseShortGame(page)
    await open(page, 'Shift+M', /^Where to bank with 3 dice left$/)
    await page.keyboard.press('4')
    await expect(
      page.getByRole('heading', { name: 'Where to bank with 4 dice left' }),
    ).toBeVisible()
    await reachPicture(page)
    for (const key of ['Control+Home', 'PageUp', 'ArrowUp', 'Shift+ArrowRight', 'ArrowLeft']) {
      await page.keyboard.press(key)
    }
    const [, total = ''] = await readOut(page, /^450 against 550, 4 dice: bank from (\d+)/)

    await page.keyboard.press('t')
    const table = page.getByRole('region', { name: /left: the numbers$/ })
    await expect(table.getByRole('row', { name: /^chosen\s*450/ })).toContainText(total)
    await page.keyboard.press('t')
    await expect(table).toBeHidden()

    const svg = (await saved(page, 'SVG')).toString()
    const [root, texts] = await page.evaluate((text) => {
      const drawn = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement
      return [drawn.nodeName, drawn.textContent] as const
    }, svg)
    expect(root).toBe('svg')
    expect(texts).toContain('Short Farkle')
    expect((await saved(page, 'PNG')).subarray(1, 4).toString()).toBe('PNG')
    const lines = (await saved(page, 'CSV')).toString().split(/\r?\n/)
    expect(lines).toContain('Rule set: Short Farkle')
    // Cells where one goes for it have no turn total to bank from, but a line all the same.
    expect(lines.filter((line) => /^\d+,\d+,,yes,yes$/.test(line)).length).toBeGreaterThan(SCORES)
    const cells = lines.filter((line) => /^\d+,\d+,\d+,(yes|no),(yes|no)$/.test(line))
    expect(cells.length).toBeGreaterThan(SCORES ** 2 / 4)
    expect(cells).toContain(`450,550,${total},yes,no`)

    // The analyser, asked about the very position, agrees.
    await reachPicture(page)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Analyse this position' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Analyse', exact: true })).toBeVisible()
    await expect(page.getByRole('row', { name: /^1\s/ })).toContainText(`Bank ${total}`)

    await page.goBack()
    await expect(
      page.getByRole('heading', { name: 'Where to bank with 4 dice left' }),
    ).toBeVisible()
    await expect(page.getByText('Position of the analyser')).toBeVisible()
  })

  test('maps are at least 360 pixels wide, and chances are read off theirs @long', async ({
    app: { page },
  }) => {
    test.slow()
    await page.setViewportSize({ width: 900, height: 650 })
    await chooseShortGame(page)
    for (const [key, title] of [
      ['Shift+M', /^Where to bank with 3 dice left$/],
      ['Shift+C', /^Chance to win at the start of a turn$/],
    ] as const) {
      await open(page, key, title)
      const map = page.getByRole('application')
      await expect(map).toBeVisible()
      expect((await map.boundingBox())!.width, key).toBeGreaterThanOrEqual(360)
    }

    // Chances are those of the analyser.
    await reachPicture(page)
    await page.keyboard.press('Control+End')
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft')
    const read = await readOut(page, /^1,800 against 1,950: the player to move wins ([\d.]+)%/)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/b1800\.d1950\.t0\.n6/)
    await expect(page.getByText('Your chance to win').locator('..')).toContainText(read[1]!)
    await page.getByRole('link', { name: 'Show on the map' }).press('Enter')
    await expect(
      page.getByRole('heading', { name: 'Where to bank with 6 dice left' }),
    ).toBeVisible()
    await expect(page.getByText('Position of the analyser')).toBeVisible()
  })
})

test('no picture of the game has findings, nor overflows at 320 pixels @long', async ({
  app: { page },
}) => {
  test.slow()
  await chooseShortGame(page)
  await open(page, 'Shift+M', /^Where to bank/)
  await page.getByRole('radio', { name: 'Cost of a mistake' }).click()
  await expect(page.getByText(/a wrong choice costs most at/)).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByRole('table')).toBeVisible()
  await lookOver(page, 'a map and its table')
  await open(page, 'Shift+C', /^Chance to win at the start/)
  await lookOver(page, 'chances')
  await page.getByRole('radio', { name: 'What is fair' }).click()
  await expect(page.getByText('Fairest handicap')).toBeVisible()
  await lookOver(page, 'what is fair')
})
