import type { Page } from '@playwright/test'
import type { Card } from '../../../src-shared/cards/card.ts'
import { decksOf } from '../../../src-shared/games/farkle/cards/decks.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { sourcesOf } from '#test/support/deck-sources.ts'
import { lookOver } from './findings.ts'
import {
  chooseGame,
  expect,
  faultsOf,
  goTo,
  playRules,
  seeNewCards,
  start,
  stop,
  test,
} from './web-app.ts'

/** Short, so that all is solved at once; cards about points do not depend on it. */
const HOUSE = { ...PRESETS.farkle, name: 'House rules', goal: 1000 }
const DAYS = 30

const limits = decksOf(sourcesOf(HOUSE)).find(({ id }) => id === 'limits')!.cards

/** The text to type for a card. */
function rightAnswer({ answer }: Card): string {
  if (answer.kind === 'choice') throw new Error('This card is not typed.')
  return answer.kind === 'never' ? 'never' : String(answer.value)
}

const question = (page: Page) => page.locator('.question')
const verdict = (page: Page) => page.getByRole('region', { name: 'Answer' })
const plain = (text: string | null): string => (text ?? '').replace(/\s/g, ' ').trim()

async function shownCard(page: Page): Promise<Card> {
  const asked = plain(await question(page).textContent())
  const card = limits.find((one) => plain(one.question) === asked)
  if (!card) throw new Error(`No such card: ${asked}`)
  return card
}

async function type(page: Page, text: string): Promise<void> {
  await expect(page.getByLabel(/^Your answer/)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toBeFocused()
}

/** Answers everything right and easily until the session is over; returns why each card was shown. */
async function learnTheRest(page: Page): Promise<string[]> {
  const done = page.getByRole('heading', { name: 'Done' })
  const causes: string[] = []
  while (!(await done.isVisible())) {
    await seeNewCards(page)
    causes.push(plain(await page.locator('.about strong').textContent()))
    await type(page, rightAnswer(await shownCard(page)))
    await expect(verdict(page).getByRole('heading')).toHaveText('Right')
    await page.keyboard.press('4')
    await expect(page.getByRole('button', { name: /^Easy/ })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toHaveCount(0)
    await expect(done.or(question(page))).toBeVisible()
  }
  return causes
}

test.describe('cards', () => {
  test('are learnt, forgotten, edited, taken away and brought back', async ({ page }, info) => {
    test.slow()
    const folder = info.outputPath('data')
    const faults = faultsOf(page)
    let shell = await start(folder)
    try {
      await page.goto(shell.address)
      // The presets cannot be edited.
      await playRules(page, farkleJson(HOUSE))

      // Learn: one answer is wrong, taken back, and then right; another one lapses in earnest.
      await page.keyboard.press('Alt+3')
      await page.getByRole('link', { name: 'Decks', exact: true }).click()
      await page.getByRole('button', { name: 'Learn Bank or roll' }).click()
      await seeNewCards(page)
      const first = await shownCard(page)
      await type(page, '50')
      await expect(verdict(page).getByRole('heading')).toHaveText('Wrong')
      await page.keyboard.press('u')
      await expect(verdict(page)).toHaveCount(0)
      expect(await shownCard(page)).toBe(first)
      await type(page, rightAnswer(first))
      await expect(verdict(page).getByText(first.statement)).toBeVisible()
      await page.keyboard.press('4')
      await page.keyboard.press('Enter')
      await seeNewCards(page)
      await expect(page.getByText('New', { exact: true })).toBeVisible()
      await expect(page.getByLabel(/^Your answer/)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(verdict(page).getByRole('heading')).toHaveText('Not known')
      await page.keyboard.press('Space')
      await expect(verdict(page).getByRole('heading')).toHaveText('Not known')
      await page.keyboard.press('Enter')
      await expect(verdict(page)).toHaveCount(0)
      const causes = await learnTheRest(page)
      expect(causes.filter((cause) => cause === 'Review: it was wrong before')).toHaveLength(1)
      await goTo(page, '/')
      await expect(page.getByRole('heading', { name: 'Ten decisions' })).toBeVisible()

      // Days later: all are due, and one is forgotten.
      await page.goto('about:blank')
      await stop(shell.child)
      shell = await start(folder, DAYS)
      await page.goto(shell.address)
      await expect(page.getByText(`${limits.length} cards to go over.`)).toBeVisible()
      await page.getByRole('link', { name: /^Review/ }).click()
      await expect(page.getByText('Review', { exact: true })).toBeVisible()
      await expect(page.getByLabel(/^Your answer/)).toBeFocused()
      await page.keyboard.press('Space')
      await expect(verdict(page).getByRole('heading')).toHaveText('Not known')
      await page.getByRole('button', { name: 'End', exact: true }).click()
      await expect(page.getByText(/^of 1 answer$/)).toBeVisible()
      await goTo(page, '/learn/statistics')
      await expect(page.getByText('Counted over 1 review after a day or more.')).toBeVisible()

      // Edited rules: what changes is listed before they are saved.
      await goTo(page, '/rules')
      await page.getByRole('button', { name: 'Edit', exact: true }).click()
      const pairs = page.getByRole('radiogroup', { name: 'Three pairs' })
      await pairs.getByRole('radio', { name: '750', exact: true }).click()
      await page.getByRole('button', { name: 'Save and use' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your cards change with these rules' })
      await expect(dialog.getByText(/cards? keeps? (its|their) state/)).toBeVisible()
      await expect(dialog.getByText(/^Changed: \d+ cards?/)).toBeVisible()
      await dialog.getByRole('button', { name: 'Save and change the cards' }).click()
      await expect(page).toHaveURL(/#\/$/)
      await goTo(page, '/learn/decks')
      const known = page.getByRole('row', { name: /^Bank or roll/ })
      await expect(known).toBeVisible()
      await expect(page.getByText('The rules were changed')).toHaveCount(0)
      const before = plain(await known.textContent())

      // Everything goes into a package, and comes back in an app that has nothing.
      await goTo(page, '/settings/data')
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Export everything', exact: true }).click()
      const file = info.outputPath('package.gz')
      await (await saving).saveAs(file)
      await page.goto('about:blank')
      await stop(shell.child)
      shell = await start(info.outputPath('other'), DAYS)
      await page.goto(shell.address)
      await chooseGame(page, 'Zilch')
      await goTo(page, '/settings/data')
      await page.getByLabel('Import a package', { exact: true }).setInputFiles(file)
      const offer = page.getByRole('dialog', { name: 'Import this package?' })
      await expect(offer.getByRole('row', { name: /^Rule sets 1/ })).toBeVisible()
      await offer.getByRole('button', { name: 'Import', exact: true }).click()
      await expect(page.getByText(/^Imported: 1 rule set/)).toBeVisible()
      await page.getByLabel('Rule set', { exact: true }).selectOption({ label: 'House rules' })
      await goTo(page, '/learn/decks')
      await expect(known).toBeVisible()
      expect(plain(await known.textContent())).toBe(before)
    } finally {
      await page.close()
      await stop(shell.child)
    }
    expect(faults, 'console errors').toEqual([])
  })

  test('have no findings while they are asked @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await goTo(page, '/learn?start=1&decks=limits')
    await seeNewCards(page)
    await expect(page.getByLabel(/^Your answer/)).toBeFocused()
    await lookOver(page, 'asked')
    await page.keyboard.type('50')
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toBeFocused()
    await lookOver(page, 'answered')
    await page.keyboard.press('Alt+x')
    await expect(page.getByRole('heading', { name: 'Done' })).toBeVisible()
    await lookOver(page, 'over')
    await page.getByRole('button', { name: 'Back to Learn' }).click()
    await page.getByRole('link', { name: 'Decks', exact: true }).click()
    await page.getByRole('radio', { name: 'Choose from four' }).click()
    await page.getByRole('button', { name: 'Learn Farkle odds' }).click()
    await seeNewCards(page)
    await expect(page.getByRole('list', { name: 'Answers' })).toBeVisible()
    await lookOver(page, 'to choose')
    await page.keyboard.press('1')
    await expect(verdict(page)).toBeFocused()
    await lookOver(page, 'chosen')
  })
})
