import type { Page } from '@playwright/test'
import { someOf } from '../../property/runs.ts'
import { findings, lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Screens, and what must stand on them before they are looked at. */
const SCREENS = [
  ['/', 'What to learn next'],
  ['/learn/decks', 'When to bank'],
  ['/learn', 'which makes'],
  ['/learn/lesson?id=bank-1-6', 'Set aside all dice that score; bank from 300.'],
  ['/learn/positions', 'Make cards of what went wrong'],
  ['/learn/statistics', 'Nothing to measure yet'],
  ['/learn/browse', '6 dice left'],
  ['/rules', 'Bank at least 300.'],
  ['/rules/find', 'Play these rules'],
  ['/rules/edit', 'What rolls score'],
  ['/rules/edit?view=fields', 'With these rules'],
  ['/progress', 'Nothing answered yet'],
  ['/progress/mistakes', 'No mistake waits'],
  ['/progress/sessions', 'No drill yet'],
  ['/progress/games', 'No game yet.'],
  ['/settings', 'As the system'],
  ['/settings/keys', 'Single keys run commands'],
  ['/settings/data', 'Everything is kept in'],
  ['/settings/about', 'It works offline'],
] as const

const STRATEGY_SCREENS = [
  ['/strategy/know', 'Which dice to keep?'],
  ['/strategy/chart', 'Breakpoints as steps'],
  ['/strategy/safety', 'The safest play farkles'],
  ['/analyse', 'Zilch is not solved for wins yet'],
] as const

/** The screens of a game that is solved for wins, which Farkle is in a moment. */
const WIN_SCREENS = [
  ['/analyse/b0.d0.t2000.r113466?rules=farkle', 'Both goals agree'],
  ['/analyse/b8500.d9500.t600.n3?rules=farkle', 'The two goals disagree'],
  ['/analyse/b7510.d0.t300.n3?rules=farkle', 'must be a multiple of 50'],
  ['/strategy/know', 'Close to the goal'],
  ['/strategy/chances?picture=fair', 'Fairest handicap'],
  ['/strategy/card', 'How much to learn'],
] as const

/** Goes to screens, of which npm test takes some, and looks each over. */
async function lookOverAll(
  page: Page,
  screens: readonly (readonly [string, string])[],
): Promise<void> {
  for (const [hash, proof] of someOf(screens)) {
    await goTo(page, hash)
    await expect(page.getByText(proof).first()).toBeVisible()
    await lookOver(page, hash)
  }
}

test.describe('accessibility', () => {
  test('the first start has no findings', async ({ app: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
    await lookOver(page, 'first start')
  })

  test('no screen about learning, rules and settings has findings, nor overflows @long', async ({
    app: { page },
  }) => {
    test.slow()
    await chooseGame(page, 'Zilch')
    await lookOverAll(page, SCREENS)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookOver(page, 'palette')
    await page.keyboard.press('Escape')
    await goTo(page, '/rules?import=1')
    await page.getByRole('button', { name: 'Read the rules' }).click()
    await lookOver(page, 'import')
  })

  test('neither form of the rules of a scorecard has findings, nor overflows', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Yahtzee')
    await goTo(page, '/rules/edit')
    await expect(page.getByText('Your scorecard is most like')).toBeVisible()
    await lookOver(page, 'questions of a scorecard')
    await page.getByRole('radio', { name: 'All fields' }).click()
    await page.getByRole('button', { name: 'More: Full house' }).click()
    await page.getByRole('button', { name: 'Add a step' }).click()
    // What the bar above the page half covers would count as too small to be hit.
    await page.evaluate(() => window.scrollTo(0, 0))
    await lookOver(page, 'fields of a scorecard')
    const [points, remove] = [page.getByLabel('Points', { exact: true }), 'Remove step 2']
    const [field, button] = [
      await points.nth(1).boundingBox(),
      await page.getByRole('button', { name: remove }).boundingBox(),
    ]
    expect(Math.abs(field!.y - button!.y)).toBeLessThan(3)
  })

  test('no screen about strategy has findings, nor overflows', async ({ app: { page } }) => {
    test.slow()
    await chooseGame(page, 'Zilch')
    await lookOverAll(page, STRATEGY_SCREENS)
  })

  test('no screen of a solved game has findings, nor overflows @long', async ({
    app: { page },
  }) => {
    test.slow()
    await chooseGame(page, 'Farkle')
    await page.getByRole('radio', { name: 'Wins' }).click()
    await lookOverAll(page, WIN_SCREENS)
    await page.setViewportSize({ width: 390, height: 800 })
    await goTo(page, WIN_SCREENS[0][0])
    await expect(page.getByText(WIN_SCREENS[0][1])).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Bank 2,200/ })).toBeVisible()
    expect(await findings(page), 'narrow').toEqual([])
  })
})
