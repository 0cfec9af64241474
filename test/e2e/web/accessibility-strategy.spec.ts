import { someOf } from '../../property/runs.ts'
import { findings, lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** The screens about strategy, and what must stand on them before they are looked at. */
const SCREENS = [
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

test.describe('accessibility of strategy', () => {
  test('no screen has findings, nor overflows', async ({ app: { page } }) => {
    test.slow()
    await chooseGame(page, 'Zilch')
    for (const [hash, proof] of someOf(SCREENS)) {
      await goTo(page, hash)
      await expect(page.getByText(proof).first()).toBeVisible()
      await lookOver(page, hash)
    }
  })

  test('no screen of a solved game has findings, nor overflows @long', async ({
    app: { page },
  }) => {
    test.slow()
    await chooseGame(page, 'Farkle')
    await page.getByRole('radio', { name: 'Wins' }).click()
    for (const [hash, proof] of someOf(WIN_SCREENS)) {
      await goTo(page, hash)
      await expect(page.getByText(proof).first()).toBeVisible()
      await lookOver(page, hash)
    }
    await page.setViewportSize({ width: 390, height: 800 })
    await goTo(page, WIN_SCREENS[0][0])
    await expect(page.getByText(WIN_SCREENS[0][1])).toBeVisible()
    await expect(page.getByRole('rowheader', { name: /Bank 2,200/ })).toBeVisible()
    expect(await findings(page), 'narrow').toEqual([])
  })
})
