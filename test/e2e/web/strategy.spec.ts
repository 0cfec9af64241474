import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Anchors that the screen rounds until all digits are asked for; of other presets see score-figures. */
const PRESETS = [
  { name: 'Farkle', points: '446.571', farkles: '20.6' },
  { name: 'Zilch', points: '620.855', farkles: '19.3' },
]

test.describe('the strategy', () => {
  for (const { name, points, farkles } of PRESETS) {
    test(`of ${name} shows its figures, and its views`, async ({ app: { page } }) => {
      await chooseGame(page, name)
      await goTo(page, '/strategy/know')
      await expect(page.getByRole('heading', { name: `Strategy for ${name}` })).toBeVisible()
      const figures = page.locator('dl').first()
      await expect(figures).toContainText(Number(points).toFixed(1))
      await expect(figures).toContainText(`${farkles}%`)
      await expect(figures).not.toContainText(points)
      const digits = page.getByRole('button', { name: 'All digits' })
      await digits.press('Enter')
      await expect(digits).toHaveAttribute('aria-pressed', 'true')
      await expect(figures).toContainText(points)
      for (const [view, proof] of [
        ['Playing safer', page.getByRole('img', { name: /Points a turn against/ })],
        ['What rolling adds', page.getByRole('img', { name: /Expected points of rolling/ })],
      ] as const) {
        const link = page.getByRole('link', { name: view, exact: true })
        if (!(await link.isVisible())) await page.getByRole('button', { name: 'More' }).click()
        await link.click()
        await expect(proof).toBeVisible()
        await expect(page.locator('dl')).toHaveCount(0)
      }
    })
  }

  test('begins with what to know, and with a roll that is read in the table', async ({
    farkle: page,
  }) => {
    await page.getByRole('link', { name: 'Strategy' }).click()
    const main = page.getByRole('main')
    await expect(
      main.getByText(
        /from 1,000 with 4 dice left, from 400 with 3 dice left, from 250 with 2 dice left and always/,
      ),
    ).toBeVisible()
    // 100 and five dice against 150 and four, by table 3 of Busche and Neller 2017.
    await expect(main.getByText('100 + 300 = 400')).toBeVisible()
    await expect(main.getByText('150 + 150 = 300')).toBeVisible()
    await expect(main.locator('td[data-lit="best"]')).toHaveText('0')
    await expect(main.locator('td[data-lit="other"]')).toHaveText('150')
    const rows = page.getByRole('table', { name: /Breakpoints/ }).getByRole('row')
    await expect(rows.filter({ has: page.locator('[data-lit="best"]') })).toHaveText(/^\s*5/)
  })

  test('tells what changes when one plays to win @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await page.getByRole('radio', { name: 'Wins' }).click()
    await page.getByRole('link', { name: 'Strategy' }).click()
    const main = page.getByRole('main')
    const banks = /from 400 when level, from 300 when 2,000 ahead and from 550 when 2,000 behind/
    await expect(main.getByText(banks)).toBeVisible()
    const changes = main.getByRole('region', { name: 'What changes when you play to win' })
    await expect(changes.getByRole('listitem')).toHaveText([
      /Ahead.*For points roll; to win, bank.*Rolling loses \d/,
      /Behind.*For points bank; to win, roll.*Banking loses \d/,
      /Close to the goal.*For points bank; to win, roll/,
    ])
    await changes.getByRole('link', { name: 'Analyse: Behind' }).click()
    await expect(page.getByText('The two goals disagree').first()).toBeVisible()
    // The page is there for both goals.
    await goTo(page, '/strategy/know')
    await page.getByRole('radio', { name: 'Points' }).click()
    await expect(main.getByText('100 + 300 = 400')).toBeVisible()
  })

  test('gives the limits of a point of the curve, by mouse and by keyboard @long', async ({
    farkle: page,
  }) => {
    await goTo(page, '/strategy/safety')
    await expect(page.getByText(/^Click a point of the curve/)).toBeVisible()
    await page.getByRole('slider').press('End')
    await page.getByRole('slider').press('Enter')
    // The play for most points: table 3 of Busche and Neller 2017.
    const boldest =
      /^Farkles in 20\.6% of turns and makes 446\.6 points .* with 5 from 2,900, with 4 from 1,000, with 3 from 400, with 2 from 250, always with 1\./
    await expect(page.getByText(boldest)).toBeVisible()
    const box = (await page.getByRole('img', { name: /Points a turn against/ }).boundingBox())!
    await page.mouse.click(box.x + box.width * 0.2, box.y + box.height * 0.5)
    await expect(page.getByText(boldest)).toBeHidden()
    await expect(page.getByText(/^Farkles in \d\.\d% of turns and makes \d+\.\d/)).toBeVisible()
  })

  test('is answered from the disk after a reload', async ({ app: { page, dataFolder } }) => {
    const results = join(dataFolder, 'results')
    const times = async (): Promise<number[]> =>
      Promise.all(
        (await readdir(results)).map(async (name) => (await stat(join(results, name))).mtimeMs),
      )
    await chooseGame(page, 'Zilch')
    await goTo(page, '/strategy/safety')
    await expect(page.getByText(/The safest play farkles in/)).toBeVisible()
    const before = await times()
    expect(before).toHaveLength(2)
    await page.reload()
    await expect(page.getByText(/The safest play farkles in/)).toBeVisible()
    expect(await times()).toEqual(before)
  })
})
