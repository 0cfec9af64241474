import type { Page } from '@playwright/test'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { openSetup } from './at-table.ts'
import { lookOver } from './findings.ts'
import { expect, goTo, test } from './web-app.ts'

// An afternoon of a family that plays Kniffel: their own card by the form; Kniffel found by its name,
// a game of two with real dice and advice, its whole review, its mistakes once more, and the game
// deleted and brought back.

test.use({ locale: 'de-DE' })

const TURNS = 13
const options = (page: Page) => page.getByRole('region', { name: 'Was möglich ist' })
const isOver = (page: Page) => page.getByRole('button', { name: 'Noch eine Partie' }).isVisible()

/** Types the dice that the table waits for; false where it waits for a choice. */
async function typeDice(page: Page, roll: (dice: number) => readonly number[]): Promise<boolean> {
  const asks = page.getByText(/^Tippe /)
  const over = page.getByRole('link', { name: 'Rückschau' })
  await asks.or(options(page)).or(over).first().waitFor()
  if (!(await asks.isVisible())) return false
  const dice = Number(/\d/.exec(await asks.innerText())?.[0] ?? 1)
  await page.keyboard.type(roll(dice).join(''))
  return true
}

test('a family plays Kniffel on a Sunday', async ({ app: { page } }) => {
  test.slow()
  await goTo(page, '/rules/edit')
  await page.getByRole('radio', { name: /^Ein Spielblock/ }).click()
  const answer = (question: string, choice: string): Promise<void> =>
    page
      .getByRole('radiogroup', { name: question, exact: true })
      .getByRole('radio', { name: choice, exact: true })
      .click()
  await answer('Am ähnlichsten ist euer Block', 'Kniffel')
  await answer('Full House', 'Summe der Augen')
  await answer('Zwei Paare', 'Zwei verschiedene Paare')
  await page.getByRole('textbox', { name: 'Name' }).fill('Omas Kniffel')
  await lookOver(page, 'an own card by the form, in German')
  await page.getByRole('button', { name: 'Speichern und benutzen' }).click()
  await expect(page.getByText('Omas Kniffel ist gespeichert und in Gebrauch.')).toBeVisible()

  await goTo(page, '/rules/find')
  await page.getByRole('searchbox').fill('Kniffel')
  await page
    .getByRole('button', { name: /^Kniffel/ })
    .first()
    .click()
  await lookOver(page, 'Kniffel found by its name')
  await page.getByRole('button', { name: 'Diese Regeln spielen' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Kniffel' })).toBeVisible()
  await page.keyboard.press('Alt+0')
  await openSetup(page)
  await page.getByRole('radio', { name: '2', exact: true }).click()
  await page.getByLabel('Wer als Spieler 2 spielt').selectOption('Mensch')
  await page.getByLabel('Name von Spieler 1').fill('Nora')
  await page.getByLabel('Name von Spieler 2').fill('Opa')
  await page.getByRole('radio', { name: 'Wir würfeln selbst' }).click()
  await page.getByRole('radio', { name: 'Immer' }).click()
  await lookOver(page, 'the setup of a family')
  await page.getByRole('button', { name: 'Partie beginnen' }).click()

  const random = seededRandom('a Sunday')
  for (let i = 0; i < 400 && !(await isOver(page)); i++) {
    if (await typeDice(page, (dice) => rollDice(random, dice))) continue
    if (i === 1) {
      // A digit keeps a die; it takes no choice from anybody.
      await page.keyboard.press('1')
      await expect(page.getByText(/noch 2 Würfe/i)).toBeVisible()
      await lookOver(page, 'advice for real dice in German')
    }
    if (await isOver(page)) break
    // Opa takes the last of what is listed, now and then, so that there is something to learn.
    const all = options(page).getByRole('button')
    const isWrong = i % 7 === 3
    await (isWrong ? all.last() : all.first()).click()
    await page.waitForTimeout(60)
  }
  await page.getByRole('link', { name: 'Rückschau' }).click()

  // By points every decision of both is there, by wins those of the turns with known chances.
  const place = page.getByText(/^1 von \d+$/)
  for (const name of ['Nora', 'Opa']) {
    await page.getByRole('radio', { name }).click()
    await page.getByRole('radio', { name: 'Punkten' }).click()
    await expect(page.getByText(`${name}: Entscheidungen`)).toBeVisible()
    const decisions = Number(/\d+$/.exec(await place.innerText())?.[0])
    expect(decisions).toBeGreaterThan(2 * TURNS - 4)
  }
  await lookOver(page, 'the review of two by points, in German')
  await page.getByRole('radio', { name: 'Siegen' }).click()
  await expect(page.getByRole('heading', { name: /^Gewinnen: ab Zug \d+$/ })).toBeVisible()
  await expect(page.getByText('Nora: Entscheidungen')).toBeVisible()
  await expect(page.getByText(/\d,\d\s?%/)).toHaveCount(0)
  await lookOver(page, 'the review of two by wins, in German')
  await page.getByRole('button', { name: 'Aus Fehlern von Opa lernen' }).click()
  await expect(page.getByText(/^Fehler 1 von \d+$/)).toBeVisible()
  await expect(page.getByText(/^Nora: \d+ Punkte; offen: /)).toBeVisible()
  await lookOver(page, 'a mistake of a game of two once more, in German')
  await page.getByRole('button', { name: 'Zurück zur Rückschau' }).click()

  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Gelöscht: Nora – Opa')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await goTo(page, '/progress/games')
  const game = page.getByRole('link', { name: 'Nora – Opa' })
  await expect(game).toBeVisible()

  // Deleted for good, and brought back from a package.
  await goTo(page, '/settings/data')
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alles exportieren' }).click()
  const file = await (await exporting).path()
  await goTo(page, '/progress/games')
  await game.click()
  await page.getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Noch keine Partie')).toBeVisible()
  await goTo(page, '/settings/data')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('1 Partie aus dieser Datei zurückholen, die du gelöscht hattest').click()
  await lookOver(page, 'a deleted game in a package, in German')
  await page.getByRole('dialog').getByRole('button', { name: 'Importieren' }).click()
  await expect(page.getByText(/^Importiert: 1 Partie/)).toBeVisible()
  await goTo(page, '/progress/games')
  await expect(game).toBeVisible()
  await expect(page.getByText(/^Opa: /).first()).toBeVisible()
})
