import type { Page } from '@playwright/test'
import { lookOver } from './findings.ts'
import { expect, goTo, readQuestion, test } from './web-app.ts'

const dieOf = (page: Page, place: number) => page.getByRole('button', { name: `Die ${place}:` })
const nextOf = (page: Page) => page.getByRole('button', { name: /^(Next|See the result)$/ })
const rollOf = (page: Page) => page.getByRole('button', { name: /^(Roll .* again|Keep all five)/ })
const boxesOf = (page: Page) => page.getByRole('button', { name: /^Fill / })

/** Answers the first question: which game. */
async function chooseScorecard(page: Page): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Yahtzee The official rules/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Yahtzee', exact: true })).toBeVisible()
}

/** Answers the question that is shown, by mouse, and waits for its verdict. */
async function answer(page: Page): Promise<void> {
  await readQuestion(page)
  if (await rollOf(page).isVisible()) {
    await dieOf(page, 1).click()
    await expect(dieOf(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await rollOf(page).click()
  } else await boxesOf(page).first().click()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
}

test('decisions of Yahtzee are drilled and graded, and go on after a reload', async ({
  app: { page },
}) => {
  await chooseScorecard(page)
  await page.getByRole('link', { name: 'Drill' }).first().click()
  await expect(page.getByRole('heading', { name: 'Drill', level: 1 })).toBeVisible()
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Late' }).click()
  await expect(page.getByText('Where a joker is at stake')).toBeVisible()
  await lookOver(page, 'the setup')

  await goTo(page, '/scorecard/drill?scope=decisions&questions=3&start=1')
  await expect(page.getByText('Decision 1 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Hint', exact: true }).click()
  await page.getByRole('button', { name: 'Another hint' }).click()
  await answer(page)
  await lookOver(page, 'a verdict')
  const link = page.getByRole('link', { name: 'Analyse this position' })
  await expect(link).toHaveAttribute('href', /scorecard\/analyse\/.*dice=[1-6]{5}/)
  await page.keyboard.press('Enter')

  await expect(page.getByText('Decision 2 of 3')).toBeVisible()
  // The session goes on where it was, however the page was left.
  await page.reload()
  await expect(page.getByText('Decision 2 of 3')).toBeVisible()
})

test('what was drilled is summed up, and stands in Progress @long', async ({ app: { page } }) => {
  await chooseScorecard(page)
  await goTo(page, '/scorecard/drill?scope=decisions&questions=3&start=1')
  for (const number of [1, 2, 3]) {
    await expect(page.getByText(`Decision ${number} of 3`)).toBeVisible()
    await answer(page)
    await nextOf(page).click()
  }
  await expect(page.getByRole('heading', { name: 'Done', level: 1 })).toBeVisible()
  await expect(page.getByText(/^Average loss .* over 3 decisions/)).toBeVisible()
  await lookOver(page, 'the summary')

  await goTo(page, '/progress')
  await expect(page.getByText('So far: 3 decisions.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Sessions', exact: true }).click()
  const sessions = page.getByRole('region', { name: 'Sessions, newest first' })
  await expect(sessions.getByRole('row', { name: /^Single decisions .* 3 / })).toBeVisible()
  await lookOver(page, 'progress')
})
