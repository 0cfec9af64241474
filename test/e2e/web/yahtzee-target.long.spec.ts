import { makeGameJson } from '../../../src-shared/games/game-json.ts'
import { PRESETS } from '../../../src-shared/games/scorecard/rules/presets.ts'
import { expect, goTo, playRules, test } from './web-app.ts'

/** Without bonuses and rerolls a game is solved for every target within moments. */
const QUICK = { ...PRESETS.none, name: 'Quick Yahtzee', bonus: [], rolls: 1 }

test('a game is solved for targets, and a target leads through the analyser', async ({
  app: { page },
}) => {
  test.slow()
  await playRules(page, makeGameJson({ game: 'scorecard', rules: QUICK }))

  const main = page.getByRole('main')
  await goTo(page, '/scorecard/strategy/target')
  await expect(main.getByText(/at most \d+\.\d MB of disk/)).toBeVisible()
  await main.getByRole('spinbutton', { name: 'Your target, points' }).fill('130')
  await main.getByRole('button', { name: 'Solve', exact: true }).click()
  const figure = (name: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
  await expect(figure('Playing for 130 or more')).toBeVisible({ timeout: 60_000 })
  const chances = await Promise.all(
    ['Playing for 130 or more', 'Playing for the average'].map(async (name) =>
      parseFloat((await figure(name).textContent()) ?? ''),
    ),
  )
  expect(chances[0]).toBeGreaterThan(chances[1]!)
  expect(chances[1]).toBeGreaterThan(1)
  await expect(main.getByText(/Playing for the target gains most at \d+ points/)).toBeVisible()

  await main.getByRole('radio', { name: 'More than an opponent' }).click()
  const opponent = main.getByRole('spinbutton', { name: 'The opponent’s final score' })
  await expect(opponent).toHaveValue('129')
  await opponent.fill('400')
  await expect(main.getByText('Give a whole number from 0 to 339.')).toBeVisible()
  await opponent.fill('139')
  await expect(figure('Playing for 140 or more')).toBeVisible()
  await expect(page).toHaveURL(/target=140/)

  await main.getByRole('link', { name: 'Analyse with this target' }).click()
  const field = main.getByRole('spinbutton', { name: 'Play for at least so many points' })
  await expect(field).toHaveValue('140')
  await expect(figure('Chance of 140 or more')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = window.location.hash.replace('dice=', 'dice=11145')
  })
  const choices = main.getByRole('table').filter({ hasText: 'Chance, %' })
  await expect(choices.getByRole('row')).toHaveCount(6)
  await expect(choices.getByText('best for the average')).toHaveCount(1)
  await field.fill('')
  await expect(choices).toHaveCount(0)
  await expect(page).not.toHaveURL(/target=/)
})
