import { options, seedAlike, setUp, sheet } from './at-table.ts'
import { lookOver } from './findings.ts'
import { chooseShortGame, expect, goTo, test } from './web-app.ts'

test('three players are chosen, solved, analysed, drilled and played', async ({
  app: { page },
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseShortGame(page, 1000)
  const main = page.getByRole('main')
  await page.getByRole('radio', { name: '3 players' }).click()

  // Lessons are about two players, and say so.
  await goTo(page, '/learn')
  await expect(main.getByText(/^Lessons and decks are about two players/)).toBeVisible()
  await goTo(page, '/strategy/know')
  await expect(main.getByText(/^At a table of three/)).toBeVisible()
  await goTo(page, '/strategy/map?third=300')
  await expect(main.getByText(/^With 300 each and 3 dice left, /)).toBeVisible()
  await lookOver(page, 'the map of three')
  await goTo(page, '/strategy/card')
  await main.getByRole('button', { name: 'Find the card' }).click()
  await expect(main.getByText(/^Against two who play best you win 3[23]\./)).toBeVisible({
    timeout: 60_000,
  })
  await lookOver(page, 'the card for three')
  await goTo(page, '/sheets')
  await main.getByRole('checkbox', { name: 'The card for three' }).check()
  await expect(main.getByText(/^For a table of three: “they” are/).first()).toBeVisible()
  await goTo(page, '/strategy/chances')
  await expect(main.getByText('First player wins', { exact: true })).toBeVisible()
  await expect(main.locator('dl')).toContainText('44.2')
  await expect(main.getByRole('spinbutton', { name: 'Third player’s score' })).toHaveValue('500')
  await lookOver(page, 'the chances of three')

  await goTo(page, '/analyse/b350.d800.p900.t300.n3')
  await expect(main.getByRole('spinbutton', { name: 'Third one banked' })).toHaveValue('900')
  await expect(main.getByText('The third player’s', { exact: true })).toBeVisible()
  await expect(main.getByText(/^Banks 300: then you win .+ and the third one .+%\.$/)).toBeVisible()
  await lookOver(page, 'a position of three')

  await goTo(page, '/drill')
  await main.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(main.getByText('Short Farkle, for wins against two')).toBeVisible()
  await expect(main.locator('dt').getByText('Third', { exact: true })).toBeVisible()
  await lookOver(page, 'a drill against two')

  await setUp(page, 3, 'Rolled here', 'Always')
  await expect(main.getByText('Exact, with the chances of all three.')).toBeVisible()
  await page.getByLabel('Who plays as player 2').selectOption('Bot: perfect')
  // Always the same dice, the first of which score.
  await seedAlike(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(options(page)).toBeVisible()
  await expect(
    main.getByText(/^Chances to win with the best choice: You [\d.]+%, .+ and .+%\.$/),
  ).toBeVisible()
  await lookOver(page, 'advice for three')
  await page.keyboard.press('Enter')
  await expect(async () => {
    await page.keyboard.press('Enter')
    await expect(sheet(page).getByRole('row')).not.toHaveCount(2, { timeout: 300 })
  }).toPass({ timeout: 20_000 })
})
