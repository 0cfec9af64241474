import type { Locator, Page } from '@playwright/test'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

const figure = (page: Page, label: string): Locator =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Views of the strategy' }).getByRole('link', { name })
/** The table that holds what is said of the choices of a position. */
const choices = (page: Page): Locator =>
  page.getByRole('region', { name: 'Choices' }).getByRole('table').first()

/** Final scores and steps are worked out once, in some seconds, and minutes where cores are shared. */
const WORKED_OUT = { timeout: 150_000 }

test('Yahtzee is a game of its own: Home, the first rolls, the analyser', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Yahtzee')
  const lessons = page.getByRole('region', { name: 'What to learn next' })
  await expect(lessons.getByRole('listitem')).toHaveCount(3, WORKED_OUT)
  await expect(page.getByRole('heading', { name: 'Your first drill' })).toBeVisible()
  await lookOver(page, 'home')

  await test.step('the first rolls are found, sorted and lead to the analyser', async () => {
    await page.getByRole('link', { name: 'Strategy' }).click()
    // Glenn 2006, table 1, with the forced joker.
    await expect(figure(page, 'Expected final score')).toContainText('254.6')
    await page.getByRole('button', { name: 'All digits' }).click()
    await expect(figure(page, 'Expected final score')).toContainText('254.587729')
    await tab(page, 'First roll').click()
    await expect(page.getByText('252 rolls, 100.0% of all')).toBeVisible()
    await lookOver(page, 'first roll')
    await page.getByLabel('Pattern').selectOption('Two pairs')
    await page.getByLabel('Dice').fill('5522')
    const row = page.getByRole('row', { name: /2, 2, 5, 5, 6/ })
    await expect(row.getByRole('img', { name: 'Keep 5, 5', exact: true })).toBeVisible()
    await page.getByLabel('Dice').fill('558')
    await expect(page.getByText('Type at most five faces from 1 to 6')).toBeVisible()
    await page.getByLabel('Dice').fill('5522')
    await row.getByRole('link', { name: 'Analyse 2 2 5 5 6' }).click()
  })

  await test.step('the analyser ranks keeps, does them, and fills boxes like paper', async () => {
    const first = choices(page).locator('tbody').first()
    await expect(first.getByRole('img', { name: 'Keep 5, 5', exact: true })).toBeVisible()
    await expect(first).toContainText('Best')
    await first.getByRole('button', { name: /Do it/ }).click()
    const dice = page.getByRole('toolbar', { name: 'Your dice' })
    await expect(page.getByText('Add 3 more dice to rank the choices.')).toBeVisible()
    await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked()
    await page.keyboard.press('d')
    await page.keyboard.type('551')
    await expect(dice.getByRole('button', { name: /^Turn the/ })).toHaveCount(5)
    await expect(first.getByRole('img', { name: 'Keep 5, 5, 5, 5' })).toBeVisible()
    await page.getByRole('radio', { name: '0', exact: true }).click()
    await expect(first).toContainText('Fives scores 20')
    // With that box crossed out the same dice are best elsewhere.
    const fives = page.getByRole('textbox', { name: 'Fives, points' })
    await fives.fill('0')
    await fives.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Sixes, points' })).toBeFocused()
    await expect(first).toContainText('Four of a kind scores 21')
    await first.getByRole('button', { name: 'Do it: Score in Four of a kind' }).click()
    const four = page.getByRole('textbox', { name: 'Four of a kind, points' })
    await expect(four).toHaveValue('21')
    await expect(page.getByRole('heading', { name: 'Before the roll' })).toBeVisible()
    await lookOver(page, 'the analyser')
  })
})

test('the final scores of Yahtzee are exact @long', async ({ app: { page } }) => {
  test.slow()
  await chooseGame(page, 'Yahtzee')
  await goTo(page, '/scorecard/strategy/scores')

  await test.step('as a chart, as numbers and box by box', async () => {
    const chart = page.getByRole('img', { name: /^Final scores\. Optimal: 254\.6 points/ })
    await expect(chart).toBeVisible(WORKED_OUT)
    const tail = page.getByRole('region', { name: 'Chance of at least so many points' })
    await expect(tail.getByRole('row', { name: /Optimal/ })).toHaveText(/14\.3264\s*7\.0/)
    await page.getByRole('spinbutton', { name: 'At least … points' }).fill('400')
    await expect(tail.getByRole('row', { name: /Optimal/ })).toHaveText(/3\.83\d\d\s*26\.1/)
    await page.getByRole('radio', { name: 'At least so many' }).click()
    await page
      .getByRole('button', { name: /^Table/ })
      .first()
      .click()
    const table = page.getByRole('region', { name: 'Final scores: the numbers' })
    await expect(table.getByRole('row', { name: '300 to 309' })).toContainText('14.33')
    await lookOver(page, 'scores')
    await expect(page.getByRole('img', { name: /Yahtzee ends with zero in 66\.3%/ })).toBeVisible()
    const boxes = page.getByRole('region', { name: 'What each box brings' })
    await boxes.getByRole('button', { name: /^Table/ }).click()
    await expect(boxes.getByRole('row', { name: 'Chance' })).toHaveText(
      /^\s*Chance\s*22\.0\s*0\.0$/,
    )
    await expect(page.getByText('All of it comes to 254.6 points.')).toBeVisible()
    await lookOver(page, 'boxes')
  })

  await test.step('the ways to play can be stopped on the way', async () => {
    await page.getByRole('button', { name: 'Work out all ways to play' }).click()
    await expect(page.getByText(/1 of 7 ways to play done/)).toBeVisible()
    // At once: a fast machine has done all of them soon.
    await page.getByRole('main').getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await lookOver(page, 'strategies')
  })
})
