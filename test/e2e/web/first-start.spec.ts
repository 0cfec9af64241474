import { chooseGame, expect, test } from './web-app.ts'

test.describe('the first start', () => {
  test('asks which game, then shows the numbers that help most', async ({ app: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
    await chooseGame(page, 'Farkle')
    // Busche and Neller 2017, table 3: the column of 0.
    const numbers = page.getByRole('region', { name: 'Three numbers that help most' })
    await expect(numbers.getByRole('listitem')).toHaveText([
      /With 4 dice left, bank from\s*1\s000/,
      /With 3 dice left, bank from\s*400/,
      /With 2 dice left, bank from\s*250/,
    ])
  })

  test('is over once a game has been chosen, also after a reload', async ({ app: { page } }) => {
    await chooseGame(page, 'Zilch')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Zilch', exact: true })).toBeVisible()
    await expect(page.getByLabel('Rule set', { exact: true })).toHaveValue('zilch')
  })

  test('leads to the strategy only after a game', async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Strategy' }).click()
    await page.getByRole('link', { name: 'Choose a game' }).click()
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
  })
})
