import { someOf } from '../../property/runs.ts'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Screens, and what must stand on them before they are looked at; those of strategy are elsewhere. */
const SCREENS = [
  ['/', 'Three numbers that help most'],
  ['/learn/decks', 'When to bank'],
  ['/learn', 'which makes'],
  ['/learn/lesson?id=few-dice', 'each number of dice has its own'],
  ['/learn/positions', 'Make cards of what went wrong'],
  ['/learn/statistics', 'Nothing to measure yet'],
  ['/learn/browse', '6 dice left'],
  ['/rules', 'Bank at least 300.'],
  ['/rules/find', 'Play these rules'],
  ['/rules/edit', 'What rolls score'],
  ['/rules/edit?view=fields', 'With these rules'],
  ['/progress', 'Nothing answered yet'],
  ['/progress/games', 'No game yet.'],
  ['/settings', 'As the system'],
  ['/settings/keys', 'Single keys run commands'],
  ['/settings/data', 'Everything is kept in'],
  ['/settings/about', 'It works offline'],
] as const

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
    for (const [hash, proof] of someOf(SCREENS)) {
      await goTo(page, hash)
      await expect(page.getByText(proof).first()).toBeVisible()
      await lookOver(page, hash)
    }
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await lookOver(page, 'palette')
    await page.keyboard.press('Escape')
    await goTo(page, '/rules?import=1')
    await page.getByRole('button', { name: 'Read the rules' }).click()
    await lookOver(page, 'import')
  })
})
