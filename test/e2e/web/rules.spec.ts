import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chooseGame, expect, goTo, test } from './web-app.ts'

const POSSIBLY_WRONG =
  'http://www.mattbusche.org/projects/farkle/strategy.php?set1=100,200,300,1000,2000,3000&set2=0,0,200,1000,2000,3000&set3=0,0,300,1000,2000,3000&set4=0,0,400,1000,2000,3000&set5=50,100,500,1000,2000,3000&set6=0,0,600,1000,2000,3000&straight=1500&threepair=1500&flexpairs=true&twotriplet=2500&nothing=0&penalty=0&minbank=0'

const showAllFields = (page: Page): Promise<void> =>
  page.getByRole('radio', { name: 'All fields' }).click()

/** Begins to change a copy of a game, with all fields shown. */
async function changeCopy(page: Page, game: string): Promise<void> {
  await chooseGame(page, game)
  await goTo(page, '/rules')
  await page.getByRole('button', { name: 'Change a copy' }).click()
  await showAllFields(page)
}

test.describe('rule sets', () => {
  test('a copy is changed, an error is explained at its field and mended', async ({
    app: { page },
  }) => {
    await changeCopy(page, 'Farkle')
    await page.getByLabel('Name').fill('Home rules')
    const straight = page.getByLabel('Straight')
    await straight.fill('fifteen hundred')
    await expect(straight).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByText(/Straight must be a whole number from 0/)).toBeVisible()
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(straight).toBeFocused()
    await expect(straight).toHaveValue('fifteen hundred')
    await straight.fill('1,500')
    await expect(straight).toHaveAttribute('aria-invalid', 'false')
    const preview = page.getByRole('complementary')
    await expect(preview.getByText(/points/).first()).toBeVisible()
    // What the change is worth, against the rules it began with.
    await expect(preview.getByText('Changed against Farkle')).toBeVisible()
    await expect(preview.getByRole('listitem')).toHaveText(['Straight'])
    await expect(preview.getByText(/^instead of 446\.\d+ points$/)).toBeVisible()
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByRole('heading', { name: 'Home rules', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Home rules', exact: true })).toBeVisible()
  })

  test('a game with seven dice and a short straight is made, and solved @long', async ({
    app: { page },
  }) => {
    await changeCopy(page, 'Farkle')
    await page.getByLabel('Name').fill('Seven dice')
    await page.getByRole('radiogroup', { name: 'Number of dice' }).getByText('7').click()
    await page.getByLabel('Points for seven 6s').fill('6000')
    const others = page.getByRole('group', { name: 'Other combinations' })
    await others.getByRole('button', { name: 'Add a combination' }).click()
    await expect(page.getByLabel('Kind of combination 1')).toBeFocused()
    await page.getByLabel('Dice of combination 1').fill('1-7')
    await page.getByLabel('Points of combination 1').fill('500')
    await expect(page.getByText(/Combination 1 must be a run of two to six faces/)).toBeVisible()
    await page.getByLabel('Dice of combination 1').fill('1-5')
    await expect(page.getByLabel('Dice of combination 1')).toHaveAttribute('aria-invalid', 'false')
    await expect(
      page
        .getByRole('complementary')
        .getByText(/points/)
        .first(),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByRole('heading', { name: 'Seven dice', exact: true })).toBeVisible()
    await goTo(page, '/strategy')
    // Of seven dice six can be left.
    await expect(page.getByRole('rowheader', { name: '6', exact: true })).toBeVisible()
    await goTo(page, '/rules')
    await expect(page.getByText('The game has 7 dice.')).toBeVisible()
    await expect(page.getByText('Run of 1 to 5')).toBeVisible()
  })

  test('what was typed is still there after a reload, and a step back undoes it @long', async ({
    app: { page },
  }) => {
    await changeCopy(page, 'Zilch')
    await page.getByLabel('Two triplets').fill('2500')
    await page.getByLabel('Two triplets').blur()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByLabel('Two triplets')).toHaveValue('')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(page.getByLabel('Two triplets')).toHaveValue('2500')
    await page.reload()
    await expect(page.getByLabel('Two triplets')).toHaveValue('2500')
  })

  test('an address of the Farkle Strategy Generator is imported', async ({ app: { page } }) => {
    await page.getByRole('link', { name: 'Rules', exact: true }).click()
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    const text = page.getByLabel('Rules as text')
    await expect(text).toBeFocused()
    await text.fill('set1=100,200')
    await page.getByRole('button', { name: 'Read the rules' }).click()
    await expect(page.getByText(/set1 must be six whole numbers/)).toBeVisible()
    await expect(text).toHaveValue('set1=100,200')
    await text.fill(POSSIBLY_WRONG)
    await page.getByRole('button', { name: 'Read the rules' }).click()
    await page.getByLabel('Name').fill('From the web')
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByRole('heading', { name: 'From the web', exact: true })).toBeVisible()
    // The Zilch article's comments: 542.063 points.
    await goTo(page, '/strategy')
    await expect(page.locator('dl').getByText('542.1')).toBeVisible()
  })

  test('the rules of a table are found by a country, an app or answers, and played @long', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/rules')
    await page.getByRole('button', { name: 'Find rules' }).click()
    await expect(page.getByRole('heading', { name: 'Which rules do you play?' })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Name, country or app' })
    const list = page.getByRole('list', { name: 'Rule sets found' })
    await search.fill('schweden')
    await expect(list.getByRole('button')).toHaveText([/spela-spel/, /Yatzy/, /Yatzy/, /Maxi/])
    // A scorecard after a set of Farkle has figures of its own.
    await list
      .getByRole('button', { name: /^Yatzy/ })
      .first()
      .click()
    const figures = page.getByRole('complementary')
    await expect(
      figures.getByText('Solving it, once').or(figures.getByText('Expected final score')),
    ).toBeVisible()
    await expect(figures.getByRole('alert')).toHaveCount(0)
    await search.fill('nobody plays this')
    await expect(page.getByText('No published rules are like that.')).toBeVisible()
    await page.getByRole('button', { name: 'Start over' }).click()
    await expect(search).toHaveValue('')

    const answer = (question: string, text: string) =>
      page
        .getByRole('radiogroup', { name: question })
        .getByRole('radio', { name: text, exact: true })
        .click()
    await answer('What you play', 'Dice in turns (Farkle)')
    await answer('How many dice?', '5')
    await answer('Does a straight score?', 'Five in a row too')
    await expect(list.getByRole('button', { name: /Zonk/ })).toBeVisible()
    await expect(list.getByRole('button', { name: 'Farkle', exact: true })).toBeHidden()
    await list.getByRole('button', { name: /Zonk/ }).click()
    const zonk = page.getByRole('region', { name: /Zonk/ }).last()
    await expect(zonk.getByText(/points/).first()).toBeVisible()
    await expect(zonk.getByText('Compared with the whole source.')).toBeVisible()
    await zonk.getByText('What the source does not say').click()
    await expect(zonk.getByText('Points needed to bank')).toBeVisible()
    await zonk.getByRole('button', { name: 'Play these rules' }).click()
    await expect(page.getByRole('heading', { name: /^Zonk/, level: 1 })).toBeVisible()

    // Found again, they are the same rules, not a second copy.
    await goTo(page, '/rules/find')
    await search.fill('zonk andrews')
    await page.getByRole('button', { name: 'Play these rules' }).click()
    await expect(page.getByRole('heading', { name: /^Zonk/, level: 1 })).toBeVisible()
    await goTo(page, '/rules')
    await expect(page.getByRole('list', { name: 'Rule sets' }).getByText('Zonk')).toHaveCount(1)
  })

  test('a screen begins at its top, and the way back leads to where one was @long', async ({
    app: { page },
  }) => {
    await page.setViewportSize({ width: 1000, height: 420 })
    await chooseGame(page, 'Farkle')
    await goTo(page, '/rules/find')
    const kingdomCome = page.getByRole('button', { name: 'Kingdom Come: Deliverance', exact: true })
    await kingdomCome.scrollIntoViewIfNeeded()
    const top = () => page.evaluate(() => window.scrollY)
    await expect.poll(top).toBeGreaterThan(200)
    const left = await top()
    await page.getByRole('link', { name: 'Rules' }).click()
    await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible()
    await expect.poll(top).toBe(0)
    await page.goBack()
    await expect.poll(top).toBe(left)
  })

  test('published rules are changed before they are played @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/rules/find')
    await page.getByRole('searchbox', { name: 'Name, country or app' }).fill('kcd2')
    await page.getByRole('button', { name: 'Change them first' }).click()
    await expect(page.getByLabel('Name')).toHaveValue('Kingdom Come: Deliverance')
    await showAllFields(page)
    await expect(page.getByLabel('Dice of combination 2')).toHaveValue('2-6')
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(
      page.getByRole('heading', { name: 'Kingdom Come: Deliverance', exact: true }),
    ).toBeVisible()
  })

  test('exported rules come back as they were @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Zilch')
    await goTo(page, '/rules')
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export file' }).click()
    const file = await (await downloading).path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ rules: { name: 'Zilch' } })
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByLabel('Choose a file').setInputFiles(file)
    await expect(page.getByLabel('Name')).toHaveValue('Zilch')
    await showAllFields(page)
    await expect(page.getByRole('complementary').getByText('623.0 points')).toBeVisible()
  })

  test('a deleted rule set can be brought back', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/rules')
    await page.getByRole('button', { name: 'Change a copy' }).click()
    await page.getByRole('button', { name: 'Save and use' }).click()
    await expect(page.getByRole('heading', { name: 'My Farkle', exact: true })).toBeVisible()
    await goTo(page, '/rules')
    await page.getByRole('button', { name: 'Delete' }).click()
    const entry = page.getByRole('list', { name: 'Rule sets' }).getByText('My Farkle')
    await expect(entry).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(entry).toBeVisible()
    await expect(page.getByLabel('Rule set', { exact: true })).toHaveValue('my-farkle')
  })
})
