import type { Page } from '@playwright/test'
import { someOf } from '../../property/runs.ts'
import { misfits, whileLonger } from './longer-texts.ts'
import { chooseGame, chooseShortGame, expect, goTo, test } from './web-app.ts'

/** Screens, and what must stand on them before their texts are made longer. */
const SCREENS = [
  ['/', 'What to learn next'],
  ['/drill', 'Single decisions'],
  ['/learn/decks', 'When to bank'],
  ['/learn', 'which makes'],
  ['/learn/lesson?id=few-dice', 'All lessons'],
  ['/learn/statistics', 'Nothing to measure yet'],
  ['/learn/browse', '6 dice left'],
  ['/strategy/know', 'Which dice to keep?'],
  ['/strategy/chart', 'Expected points of rolling'],
  ['/strategy/results', 'Results of a turn'],
  ['/strategy/race', 'Turns to the goal'],
  ['/strategy/safety', 'Points a turn against farkles'],
  ['/strategy/compare', 'One rule changed'],
  ['/analyse', 'Examples'],
  ['/sheets', 'Preview'],
  ['/rules', 'The first to bank'],
  ['/rules/find', 'Play these rules'],
  ['/rules/edit', 'What rolls score'],
  ['/rules/edit?view=fields', 'With these rules'],
  ['/rules?import=1', 'Read the rules'],
  ['/progress', 'Nothing answered yet'],
  ['/settings', 'As the system'],
  ['/settings/keys', 'Single keys run commands'],
  ['/settings/data', 'Everything is kept in'],
  ['/settings/about', 'It works offline'],
] as const

const SCORECARD_SCREENS = [
  ['/', 'Yahtzee'],
  ['/scorecard/drill', 'Both'],
  ['/scorecard/strategy/know', 'Expected final score'],
  ['/scorecard/strategy/scores', 'Compare with'],
  ['/scorecard/strategy/opening', 'The first roll of a game'],
  ['/scorecard/strategy/target', 'Your target'],
  ['/scorecard/analyse', 'Upper section'],
  ['/rules', 'Large straight'],
] as const

const WINS = ['map', 'know', 'chances', 'chances?picture=fair', 'card']

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Looks at a screen with its texts made longer, on a desk and on a phone. */
async function fits(page: Page, what: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // Pictures take their new size a moment later.
    const found = (): Promise<string[]> => whileLonger(page, () => misfits(page))
    const soft = expect.configure({ soft: true, timeout: 5_000 })
    await soft.poll(found, `${what}, ${size.width} wide`).toEqual([])
  }
  await page.setViewportSize(SIZES[0]!)
}

test.describe('with texts 40 % longer nothing breaks', () => {
  test('on the screens of a game', async ({ app: { page } }) => {
    await fits(page, 'first start')
    await chooseGame(page, 'Farkle')
    for (const [hash, proof] of someOf(SCREENS)) {
      await goTo(page, hash)
      await expect(page.locator('main, [role="dialog"]').getByText(proof).first()).toBeVisible()
      await fits(page, hash)
    }
  })

  test('where a game is played to win', async ({ app: { page } }) => {
    await chooseShortGame(page)
    for (const tab of someOf(WINS)) {
      await goTo(page, `/strategy/${tab}`)
      await expect(page.getByRole('progressbar')).toHaveCount(0)
      await expect(
        page.getByRole('main').locator('p:visible, figure:visible, dl:visible').nth(1),
      ).toBeVisible()
      await fits(page, tab)
    }
  })

  test('in a question and its verdict', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/drill')
    await page.getByRole('button', { name: 'Start', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
    await fits(page, 'a question')
    await page.keyboard.press('h')
    await fits(page, 'a hint')
  })

  test('on the screens of Yahtzee', async ({ app: { page } }) => {
    const main = page.getByRole('main')
    await chooseGame(page, 'Yahtzee')
    for (const [hash, proof] of someOf(SCORECARD_SCREENS)) {
      await goTo(page, hash)
      await expect(main.getByText(proof).first()).toBeVisible()
      await fits(page, hash)
    }
  })
})
