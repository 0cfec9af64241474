import { pressUntilOver } from './at-table.ts'
import { lookOver } from './findings.ts'
import { expect, goTo, test } from './web-app.ts'

// Somebody with eleven poor dice of Kingdom Come: from the first start to which six to take, which one
// to get next, and a game with these against ordinary dice.

const DICE: readonly (readonly [name: string, count: number])[] = [
  ['Ordinary die', 4],
  ['Painted die', 2],
  ['Shrinking die', 2],
  ['Grimy die', 1],
  ['Unlucky die', 1],
  ['Wagoner’s die', 1],
]

test('eleven dice, and which six of them', async ({ app: { page } }) => {
  test.slow()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Find your rules/ })
    .click()
  await page.getByRole('searchbox').fill('kingdom come')
  await page.getByRole('button', { name: 'Kingdom Come: Deliverance', exact: true }).first().click()
  await page.getByRole('button', { name: 'Play these rules' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Kingdom Come/ })).toBeVisible()
  await goTo(page, '/strategy')
  await page.getByRole('link', { name: 'My dice' }).click()

  await expect(page.getByText('6 more dice, and the best can be found.')).toBeVisible()
  for (const [name, count] of DICE) {
    await page.getByLabel('Add a die').selectOption(name)
    for (let more = 1; more < count; more++) {
      await page.getByRole('button', { name: `One more: ${name}` }).click()
    }
  }
  // With badges, to a target that ten games are solved to in seconds.
  await page.getByRole('spinbutton', { name: 'Points to win' }).fill('500')
  await page.getByLabel('Your badge').selectOption('Resurrection: a farkle rolls again, once')
  await page.getByLabel('The other player’s badge').selectOption('Headstart')
  await page.getByRole('button', { name: 'Which 6?' }).click()
  await page.getByRole('button', { name: 'Order them by wins against ordinary dice' }).click()
  await expect(page.getByText(/games in 100/).first()).toBeVisible({ timeout: 240_000 })
  await lookOver(page, 'the best six dice with badges')
  await page.getByLabel('Your badge').selectOption('none')
  await page.getByLabel('The other player’s badge').selectOption('none')

  await page.getByLabel('Against whom').selectOption({ label: 'Peasant, 2,000' })
  await lookOver(page, 'eleven dice of Kingdom Come')
  await page.getByRole('button', { name: 'Which 6?' }).click()
  await expect(page.getByText(/^Roll .*Painted die.*: [\d,.]+ points a turn\.$/)).toBeVisible()
  await expect(page.getByRole('list', { name: 'The ten best sets' })).toBeVisible()
  await page.getByRole('button', { name: 'Try every die' }).click()
  await expect(page.getByRole('heading', { name: 'What one more adds' })).toBeVisible({
    timeout: 240_000,
  })
  await lookOver(page, 'the best six dice, and the next one')

  // The bag is there again, and one that was taken out by mistake comes back.
  await page.reload()
  await page.getByRole('button', { name: 'One fewer: Grimy die' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'One fewer: Grimy die' })).toBeVisible()
  await page.getByRole('button', { name: 'Which 6?' }).click()
  await page.getByRole('button', { name: 'Play with these' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await pressUntilOver(page, ['a', 'b', 'r', 'Enter'])
  await page.getByRole('link', { name: 'Review the game' }).click()
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible()
})
