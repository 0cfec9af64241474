import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { diceToType, isOver, options, reviewed, seedAlike, setUp, sheet } from './at-table.ts'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

test('one person plays Yahtzee with two bots, and takes a decision back @long', async ({
  app: { page },
}) => {
  test.slow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseGame(page, 'Yahtzee')
  await setUp(page, 3, 'Rolled here', 'On blunders')
  await page
    .getByLabel('Who plays as player 3')
    .selectOption('Ida: a bot that knows the first five steps')
  await seedAlike(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'To move: You' })).toBeVisible()
  const dice = page.getByRole('toolbar', { name: 'Your dice' })
  const fill = sheet(page).getByRole('button', { name: /^Fill / })
  await expect(fill).toHaveCount(13)
  await lookOver(page, 'a game of Yahtzee at the table')
  // A digit keeps a die of the face, R rolls the others, and the same dice lie there after taking back.
  const first = await dice.getByRole('button').allInnerTexts()
  const face = /\d/.exec((await dice.getByRole('button').first().getAttribute('aria-label')) ?? '')
  expect(first).toHaveLength(5)
  await page.keyboard.press(face![0])
  await expect(dice.locator('[aria-pressed=true]')).toHaveCount(1)
  await page.keyboard.press('r')
  await expect(page.getByText('1 reroll left')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.getByText('2 rerolls left')).toBeVisible()
  await expect(dice.locator('[aria-pressed=true]')).toHaveCount(0)
  // A zero where points were there to be had is a blunder.
  await sheet(page).getByRole('button', { name: 'Fill Yahtzee with 0' }).click()
  await expect(page.getByText(/^You: that was a blunder\. Best: /)).toBeVisible()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(fill).toHaveCount(13)
  for (let i = 0; i < 400 && !(await isOver(page)); i++) {
    // The first box that is open, at once.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForTimeout(40)
  }
  await expect(page.getByRole('list', { name: 'Standings' }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1, name: /^Winner: / })).toBeVisible()
  const text = await reviewed(page)
  expect(text).toMatch(/\nGame: scorecard\n/)
  expect(text).toMatch(/\nC: Ida\n/)
  expect(text).toMatch(/\nSeed: \w{8}\n/)
  await expect(page.getByLabel('Notes')).toHaveValue('Decisions taken back: 2')
})

test('a game of Yahtzee with real dice goes on at the very roll', async ({ app: { page } }) => {
  await chooseGame(page, 'Yahtzee')
  await setUp(page, 1, 'Real dice', 'Always')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByText('Type the 5 dice')).toBeVisible()
  // The best is there a moment after the last digit. A digit now keeps a die; Enter rolls on.
  await page.keyboard.type('1224')
  await expect(page.getByText('Type the die')).toBeVisible()
  await page.keyboard.press('4')
  const best = options(page).getByRole('button').first()
  await expect(best).toContainText('Keep 4 4')
  await expect(best).toContainText('best')
  await lookOver(page, 'advice for real dice at Yahtzee')
  await page.keyboard.press('2')
  await expect(page.getByText('1–6 keep by face')).toBeVisible()
  await expect(page.getByText('2 rerolls left')).toBeVisible()
  await page.keyboard.press('2')
  await page.keyboard.press('2')
  await best.click()
  await expect(page.getByText('Type the 3 dice')).toBeVisible()
  await page.keyboard.press('6')
  await expect(page.getByText('Type the 2 dice')).toBeVisible()

  // Closed in the middle of the turn, and opened again.
  await goTo(page, '/')
  await page.reload()
  await page.getByRole('link', { name: 'Play on' }).click()
  await expect(page.getByText('Type the 2 dice')).toBeVisible()
  const random = seededRandom('a table')
  for (let i = 0; i < 400 && !(await isOver(page)); i++) {
    await page.keyboard.type(rollDice(random, await diceToType(page)).join(''))
    await options(page).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForTimeout(40)
  }
  const text = await reviewed(page)
  expect(text).not.toContain('Seed:')
})
