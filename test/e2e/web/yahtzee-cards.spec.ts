import type { Page } from '@playwright/test'
import type { Card } from '#shared/cards/card.ts'
import { scorecardDecks } from '#shared/games/scorecard/cards/decks.ts'
import { multisetOf, type Face } from '#shared/dice/multiset.ts'
import { makeGameJson } from '#shared/games/game-json.ts'
import { scorecardSheets } from '#shared/games/scorecard/sheets/sheets.ts'
import { printedSheets } from '#shared/sheets/sheet.ts'
import { footText } from '#shared/sheets/sheet-words.ts'
import { printQuery, type PrintJob } from '#shared/contract/print-job.ts'
import { program } from '#main/cli/version.ts'
import { readPdf } from '../../support/pdf-pages.ts'
import { printedDifference } from '../../support/printed-sheets.ts'
import { NO_BONUS, quickSources } from '../../support/yahtzee-sources.ts'
import { lookOver } from './findings.ts'
import { expect, goTo, playRules, seeNewCards, test } from './web-app.ts'

// Without an upper bonus the final scores, which some cards are about, are found fast.
const sources = quickSources(NO_BONUS)
const decks = scorecardDecks(sources)
const cardsOf = (id: string): readonly Card[] => decks.find((deck) => deck.id === id)!.cards

const verdict = (page: Page) => page.getByRole('region', { name: 'Answer' })
const question = async (page: Page): Promise<string> =>
  ((await page.locator('.question').textContent()) ?? '').replace(/\s/g, ' ').trim()

/** Reads these rules from a text, and goes to a screen with them in use. */
async function goWithRules(page: Page, screen: string): Promise<void> {
  await playRules(page, makeGameJson({ game: 'scorecard', rules: NO_BONUS }))
  await goTo(page, screen)
  await page.getByRole('banner').getByLabel('Rule set').selectOption(NO_BONUS.name)
}

/** The card of a question that names a first roll. */
function keepCard(asked: string): Card {
  const [roll] = /\d( \d){4}/.exec(asked)!
  const dice = multisetOf(roll.split(' ').map((face) => Number(face) as Face))
  return cardsOf('opening-keeps').find(({ scene }) =>
    scene!.rolls.some((one) => multisetOf(one) === dice),
  )!
}

/** Chooses an answer to the card at hand, right or wrong. */
async function choose(page: Page, right: boolean): Promise<void> {
  const { answer } = keepCard(await question(page))
  if (answer.kind !== 'choice') throw new Error('This card is not one to choose from.')
  const place = answer.options.findIndex((_, i) => answer.right.includes(i) === right)
  await page.keyboard.press(String(place + 1))
  await expect(verdict(page).getByRole('heading')).toHaveText(right ? 'Right' : 'Wrong')
}

test('cards of Yahtzee are learnt, and their state is kept', async ({ app: { page } }) => {
  await goWithRules(page, '/learn/decks')
  const table = page.getByRole('table')
  await expect(table.getByRole('rowheader')).toHaveText(decks.map(({ title }) => new RegExp(title)))
  await lookOver(page, 'decks of Yahtzee')

  await page.getByRole('button', { name: 'Learn Opening keeps' }).click()
  await seeNewCards(page)
  await choose(page, true)
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toHaveCount(0)
  await seeNewCards(page)
  await choose(page, false)
  await expect(verdict(page)).toContainText('points of the final score')
  await lookOver(page, 'a card of Yahtzee')
  await page.getByRole('button', { name: 'End' }).click()
  await page.getByRole('button', { name: 'Back to Learn' }).click()
  await page.getByRole('link', { name: 'Decks', exact: true }).click()

  await page.getByRole('button', { name: 'Learn Odds' }).click()
  await seeNewCards(page)
  await expect(page.getByLabel(/^Your answer/)).toBeFocused()
  const asked = await question(page)
  const odds = cardsOf('roll-odds').find((card) => card.question === asked)!
  if (odds.answer.kind !== 'number') throw new Error('This card is not typed.')
  await page.keyboard.type((odds.answer.value * 100).toFixed(1))
  await page.keyboard.press('Enter')
  await expect(verdict(page).getByRole('heading')).toHaveText('Right')
  await page.getByRole('button', { name: 'End' }).click()

  await page.reload()
  await goTo(page, '/learn/decks')
  const left = String(cardsOf('roll-odds').length - 1)
  await expect(table.getByRole('row', { name: /^Odds/ }).getByRole('cell').nth(2)).toHaveText(left)
})

test('lessons of Yahtzee lead to their pages and drills @long', async ({ app: { page } }) => {
  await goWithRules(page, '/learn')
  const lessons = page.getByRole('list', { name: 'Lessons' }).locator('> li')
  await expect(lessons.first()).toContainText('Which dice to keep')
  await lookOver(page, 'lessons of Yahtzee')
  await goTo(page, '/learn/lesson?id=alike')
  await expect(page.getByRole('heading', { name: 'Which dice to keep' })).toBeVisible()
  await lookOver(page, 'a lesson of Yahtzee')
  await page.getByRole('link', { name: 'Play the positions' }).click()
  await expect(page).toHaveURL(/scorecard\/drill/)
  await expect(page.getByText('Decision 1 of 6')).toBeVisible()
})

test('sheets of Yahtzee are composed and printed @long', async ({ app: { page } }) => {
  await goWithRules(page, '/sheets')
  const pages = page.getByRole('region', { name: 'Pages' })
  await page.getByRole('checkbox', { name: 'Opening keeps' }).check()
  await expect(pages.getByRole('heading', { name: 'Opening keeps' })).toBeVisible()
  await expect(page.getByText('These rules have no upper bonus.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'What the boxes bring' }).uncheck()
  await page.getByRole('checkbox', { name: 'Odds' }).check()
  await expect(pages.getByRole('heading', { name: 'Odds' })).toBeVisible()
  await expect(pages.getByRole('heading', { name: 'What the boxes bring' })).toHaveCount(0)
  await lookOver(page, 'sheets of Yahtzee')

  const kinds = ['opening-keeps', 'dice-odds'] as const
  const job: PrintJob = {
    rules: 'no-upper-bonus',
    kinds: [...kinds],
    day: '2026-03-01',
    layout: 'page',
    paper: 'a4',
    ink: 'black',
  }
  await goTo(page, `/print?${new URLSearchParams(printQuery(job))}`)
  await expect(page.locator('[data-print="ready"]')).toBeVisible()
  const { pages: printed } = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  expect(printed.length).toBeLessThanOrEqual(2)
  const foot = footText(program.version, job.day)
  const sheets = scorecardSheets(sources, kinds)
  const texts = printed.map((one) => one.texts.map(({ text }) => text).join(''))
  const wanted = sheets.map((sheet) => ({ ...sheet, foot }))
  expect(printedDifference(texts, printedSheets(wanted), null)).toBeNull()
})
