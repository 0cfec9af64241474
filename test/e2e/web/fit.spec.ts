import type { Locator, Page } from '@playwright/test'
import { chooseGame, expect, goTo, readQuestion, test } from './web-app.ts'

/** From the smallest window on that a decision must fit. */
const SIZES = [
  { width: 900, height: 600 },
  { width: 900, height: 650 },
  { width: 1280, height: 800 },
]
/** Below the bar that stays on top. */
const BAR = 48

/** Expects things to lie in windows of all sizes, below the bar, unscrolled. */
async function expectInView(page: Page, things: Readonly<Record<string, Locator>>): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await test.step(`in ${size.width} x ${size.height}`, () => expectInWindow(page, things))
  }
}

async function expectInWindow(
  page: Page,
  things: Readonly<Record<string, Locator>>,
): Promise<void> {
  expect(await page.evaluate(() => window.scrollY), 'scrolled').toBe(0)
  const { width, height } = page.viewportSize()!
  for (const [name, thing] of Object.entries(things)) {
    // What is thrown or worked out comes to its place in a moment.
    await expect(async () => {
      const count = await thing.count()
      expect(count, name).toBeGreaterThan(0)
      for (let i = 0; i < count; i++) {
        const box = await thing.nth(i).boundingBox()
        expect(box?.y, `${name}: top`).toBeGreaterThanOrEqual(BAR)
        expect(box!.y + box!.height, `${name}: bottom`).toBeLessThanOrEqual(height)
        expect(box!.x, `${name}: left`).toBeGreaterThanOrEqual(0)
        expect(box!.x + box!.width, `${name}: right`).toBeLessThanOrEqual(width)
      }
    }).toPass({ timeout: 10_000 })
  }
}

const verdictOf = (page: Page): Locator => page.getByRole('region', { name: 'Verdict' })

/** A verdict: the grade, what was lost, why, the best choice and one's own, and the way on. */
async function expectVerdictInView(page: Page, more: Record<string, Locator>): Promise<void> {
  const verdict = verdictOf(page)
  await expect(verdict).toBeVisible()
  // The best answer needs no reason.
  const why = verdict.locator('.why')
  await expectInView(page, {
    ...more,
    dice: page.getByRole('main').locator('.die-button, .back'),
    'go on': page.getByRole('button', { name: /^(Next|See the result)$/ }),
    grade: page.locator('h2[data-grade]'),
    ...((await why.count()) > 0 ? { why } : {}),
    'best choice': verdict.getByRole('row', { name: /best$/ }).first(),
    'own choice': verdict.getByRole('row', { name: /your choice/ }),
  })
}

/** Starts a drill and waits for its first decision. */
async function drill(page: Page, address: string): Promise<void> {
  await goTo(page, address)
  await expect(page.getByText('Decision 1 of 3')).toBeVisible({ timeout: 60_000 })
  await readQuestion(page)
}

/** Farkle: all dice that score are set aside until something can be done, which is done. */
async function answerFarkle(page: Page): Promise<void> {
  const actions = page.locator('[data-action][aria-disabled="false"]')
  for (let i = 0; i < 6 && (await actions.count()) === 0; i++) {
    await page.locator('[data-dimmed="false"][aria-pressed="false"]').first().click()
  }
  await actions.last().click()
}

test('a decision of Farkle fits every window', async ({ farkle: page }) => {
  for (const kind of ['roll-or-bank', 'set-aside', 'both']) {
    await drill(page, `/drill?scope=cell&kind=${kind}&questions=3&start=1`)
    const board = {
      scores: page.locator('.scores'),
      tray: page.locator('.tray'),
      actions: page.locator('[data-action]'),
    }
    const dice = page.getByRole('main').locator('.die-button, .back')
    await expectInView(page, { ...board, dice })
    await answerFarkle(page)
    await expectVerdictInView(page, board)
    await page.getByRole('button', { name: 'End', exact: true }).click()
  }
})

test('a decision of Yahtzee fits every window, its scorecard beside it @long', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Yahtzee')
  const card = page.getByRole('region', { name: 'Scorecard' })
  for (const kind of ['keeps', 'boxes']) {
    await drill(page, `/scorecard/drill?scope=decisions&kind=${kind}&questions=3&start=1`)
    const dice = page.getByRole('main').locator('.die-button')
    const roll = page.getByRole('button', { name: /^(Roll .* again|Keep all five)/ })
    const board = { card, ...(kind === 'keeps' ? { roll } : {}) }
    await expectInView(page, { ...board, dice })
    if (kind === 'keeps') await dice.first().click()
    // The last box is the least likely to be the best.
    await (kind === 'keeps' ? roll : page.getByRole('button', { name: /^Fill / }).last()).click()
    await expect(roll).toBeHidden()
    await expectVerdictInView(page, { card })
    await page.getByRole('button', { name: 'End', exact: true }).click()
  }
})

test('the answer stands beside the position in every window @long', async ({ app: { page } }) => {
  await chooseGame(page, 'Farkle')
  for (const code of ['b8500.d9500.t600.n3', 'b0.d0.t2000.r113466']) {
    await goTo(page, `/analyse/${code}?rules=farkle`)
    await expect(page.getByText(/^(Both goals agree|The two goals disagree)/)).toBeVisible()
    await expectInView(page, {
      position: page.getByRole('form', { name: 'Position' }),
      'best answer': page.locator('.ranked tbody tr').first(),
    })
  }

  await goTo(page, '/scorecard/analyse/3.6.-.-.15.-.-.24.25.-.-.-.50?dice=13466&rules=yahtzee')
  const best = page.locator('.ranked tbody tr').first()
  await expect(best).toContainText('Best')
  const tray = page.getByRole('toolbar', { name: 'Your dice' })
  const card = page.getByRole('region', { name: 'Your scorecard' })
  await expectInView(page, { card, tray, 'best answer': best })
  // What cannot be stands with the answer that it does not change.
  await page.getByRole('textbox', { name: 'Ones, points' }).fill('77')
  const note = page.getByText('The result is still for Ones at 3.')
  await expect(note).toBeVisible()
  await expectInView(page, { card, tray, note, 'best answer': best })
})
