import type { Page } from '@playwright/test'
import { someOf } from '../../property/runs.ts'
import { lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Screens in German, and what must stand on them before they are looked at. */
const GERMAN_SCREENS = [
  ['/', 'Was du als Nächstes lernst'],
  ['/drill', 'Einzelne Entscheidungen'],
  ['/learn/decks', 'Wann du sicherst'],
  ['/strategy/know', 'die meisten Punkte pro Zug'],
  ['/analyse', 'Beispiele'],
  ['/sheets', 'Vorschau'],
  ['/rules', 'gewinnt'],
  ['/rules/find', 'Diese Regeln spielen'],
  ['/progress', 'Noch keine Antworten'],
  ['/settings', 'Wie das System'],
  ['/settings/keys', 'Befehle'],
  ['/settings/data', 'Alles liegt in'],
  ['/settings/about', 'Es arbeitet offline'],
] as const

/** The language that the page says it speaks. */
const spoken = (page: Page) => page.locator('html')

test.describe('the language of the app', () => {
  test.use({ locale: 'de-DE' })

  test('is that of the system, until another is chosen', async ({ app: { page } }) => {
    await expect(spoken(page)).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { name: 'Welches Spiel spielst du?' })).toBeVisible()
    await chooseGame(page, 'Farkle')
    const lessons = page.getByRole('region', { name: 'Was du als Nächstes lernst' })
    await expect(lessons.getByRole('listitem').first()).toHaveText(/sichere ab 250\.\s*382,1/)
    await goTo(page, '/strategy/know')
    await expect(page.locator('dl').getByText('446,6')).toBeVisible()

    await page.getByRole('link', { name: 'Einstellungen' }).click()
    await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible()
    await expect(page).toHaveTitle(/Einstellungen – Breakpoint$/)

    const languages = page.getByRole('radiogroup', { name: 'Sprache' })
    await expect(languages.getByRole('radio', { name: 'System' })).toBeChecked()
    await languages.getByRole('radio', { name: 'English' }).click()
    // The page is loaded anew, at the place where it was.
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
    await expect(spoken(page)).toHaveAttribute('lang', 'en')
    await expect(
      page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name: 'English' }),
    ).toBeChecked()

    await page.reload()
    await goTo(page, '/')
    await expect(page.getByRole('region', { name: 'What to learn next' })).toContainText(
      'Set aside all dice that score; bank from 250.',
    )
    await expect(spoken(page)).toHaveAttribute('lang', 'en')
  })

  test('leaves no findings on its screens, nor overflows @long', async ({ app: { page } }) => {
    test.slow()
    await lookOver(page, 'first start')
    await chooseGame(page, 'Farkle')
    for (const [hash, proof] of someOf(GERMAN_SCREENS)) {
      await goTo(page, hash)
      await expect(page.getByRole('main').getByText(proof).first()).toBeVisible()
      await lookOver(page, hash)
    }
  })
})
