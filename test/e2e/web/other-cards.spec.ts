import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, readQuestion, test } from './web-app.ts'

test('Yatzy is chosen among the other cards, drilled, analysed and played', async ({
  app: { page },
}) => {
  await expect(page.getByText(/^Other scorecards: Kniffel, Yatzy, /)).toBeVisible()
  await chooseGame(page, 'Yatzy')

  await test.step('its strategy begins with what to know', async () => {
    await goTo(page, '/scorecard/strategy')
    const views = page.getByRole('navigation', { name: 'Views of the strategy' })
    await expect(views.getByRole('link', { name: 'First roll' })).toBeVisible()
    // Verified by precisit/yatzy-solver.
    await page.getByRole('button', { name: 'All digits' }).click()
    await expect(page.getByText('248.439989')).toBeVisible()
    await lookOver(page, 'what to know of Yatzy')
  })

  await test.step('a box is filled by its key', async () => {
    await goTo(page, '/scorecard/drill?scope=decisions&kind=boxes&questions=3&start=1')
    const fill = page.getByRole('button', { name: /^Fill / }).first()
    await expect(fill).toBeVisible()
    await readQuestion(page)
    await page.keyboard.press((await fill.getAttribute('data-key'))!.toLowerCase())
    await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  })

  await test.step('the analyser scores pairs by their own dice', async () => {
    await goTo(page, '/scorecard/analyse')
    // The drill names its dice alike: keys typed too early would be its own.
    await expect(page.getByRole('heading', { name: 'Analyse', level: 1 })).toBeVisible()
    const dice = page.getByRole('toolbar', { name: 'Your dice' })
    await expect(dice).toBeVisible()
    await page.keyboard.press('d')
    await page.keyboard.type('55662')
    await expect(dice.getByRole('button', { name: /^Turn the/ })).toHaveCount(5)
    await page.getByRole('radio', { name: '0', exact: true }).click()
    await page.getByRole('button', { name: /^Show all/ }).click()
    const choices = page.getByRole('region', { name: 'Choices' })
    await expect(choices.getByRole('row', { name: /One pair scores 12/ })).toBeVisible()
    await expect(choices.getByRole('row', { name: /Two pairs scores 22/ })).toBeVisible()
    await lookOver(page, 'the analyser of Yatzy')
  })

  await test.step('the table has its fifteen boxes', async () => {
    await goTo(page, '/scorecard/play')
    await page.getByRole('button', { name: 'Start the game' }).click()
    await expect(page.getByRole('button', { name: /^Fill / })).toHaveCount(15)
    await lookOver(page, 'a table of Yatzy')
  })
})

test('a card of six dice says what its solve takes before anything is asked of it', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Maxi Yatzy')
  await goTo(page, '/scorecard/analyse')
  await expect(page.getByText(/^That takes about .* and \d.* MB of disk, once\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Solve', exact: true })).toBeVisible()
})
