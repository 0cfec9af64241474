import { readFile } from 'node:fs/promises'
import type { Download } from '@playwright/test'
import { printQuery, type PrintJob } from '../../../src-shared/contract/print-job.ts'
import { readPdf } from '../../support/pdf-pages.ts'
import { findings, lookOver } from './findings.ts'
import { chooseGame, expect, goTo, test } from './web-app.ts'

const JOB: PrintJob = {
  rules: 'zilch',
  kinds: ['limits'],
  layout: 'page',
  paper: 'a4',
  ink: 'black',
  day: '2026-03-01',
}
const printAddress = (changes: Readonly<Record<string, string>>): string =>
  `/print?${new URLSearchParams({ ...printQuery(JOB), ...changes })}`

test.describe('sheets', () => {
  test('are composed by keyboard, and what is seen is what is printed', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Zilch')
    await page.keyboard.press('Alt+6')
    await expect(page.getByRole('heading', { name: 'Sheets', level: 1 })).toBeVisible()
    const pages = page.getByRole('region', { name: 'Pages' })
    await expect(pages.getByRole('heading', { name: 'When to bank' })).toBeVisible()
    for (const name of ['Score sheet', 'Breakpoint table']) {
      const box = page.getByRole('checkbox', { name, exact: true })
      await box.press('Space')
      // It has another place now.
      await expect(box).toBeFocused()
    }
    await page.getByRole('button', { name: 'Move Breakpoint table up' }).press('Enter')
    await page.getByRole('button', { name: 'Move Breakpoint table up' }).press('Enter')
    // It is the first one now, so the other way is the one that is left.
    await expect(page.getByRole('button', { name: 'Move Breakpoint table down' })).toBeFocused()
    await page.getByRole('radio', { name: /^Pocket cards/ }).press('Space')
    await page.getByRole('radio', { name: 'Letter' }).press('Space')
    await page.getByRole('radio', { name: 'Black and white' }).press('Space')
    await expect(pages.getByRole('heading')).toHaveText(['Breakpoint table', 'When to bank'])
    await expect(pages.getByText('Cut along the lines')).toBeVisible()
    await expect(page.getByText('It is printed in the layout “Page” only.')).toBeVisible()
    await expect(page.getByText(/^\d cards on 1 page$/)).toBeVisible()
    await lookOver(page, 'sheets')

    // Chromium makes no PDF of a page whose own dialog prints it.
    await page.context().addInitScript(() => (window.print = () => (document.title = 'printed')))
    const opened = page.waitForEvent('popup')
    await page.keyboard.press('Control+p')
    const print = await opened
    await expect(print.locator('[data-print="ready"]')).toBeVisible()
    await expect(print).toHaveTitle('printed')
    const seen = await pages.innerText()
    expect((await print.getByRole('main').innerText()).replace(/\s+/g, ' ').trim()).toBe(
      seen.replace(/\s+/g, ' ').trim(),
    )
    const { pages: printed } = await readPdf(await print.pdf({ preferCSSPageSize: true }))
    expect(printed).toHaveLength(1)
    expect(printed[0]!.width).toBeCloseTo(8.5 * 72, 0)

    // What was chosen is there the next time.
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Pocket cards/ })).toBeChecked()
    await expect(pages.getByRole('heading')).toHaveText(['Breakpoint table', 'When to bank'])
  })

  test('leave as text and as a table @long', async ({ app: { page } }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await chooseGame(page, 'Farkle')
    await goTo(page, '/sheets')
    await page.getByRole('checkbox', { name: 'Odds' }).check()
    await expect(page.getByRole('button', { name: 'Save as CSV (2 files)' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy as text' }).click()
    await expect(page.getByText('on the clipboard as text')).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('When to bank - Farkle')
    expect(copied).toContain('Odds - Farkle')
    expect(copied.match(/Rules of Farkle/g)).toHaveLength(1)
    const files: Download[] = []
    page.on('download', (file) => files.push(file))
    await page.getByRole('button', { name: 'Save as CSV (2 files)' }).click()
    await expect
      .poll(() => files.map((file) => file.suggestedFilename()).sort())
      .toEqual(['farkle-odds.csv', 'farkle-when-to-bank.csv'])
    const table = files.find((file) => file.suggestedFilename().includes('bank'))!
    expect(await readFile(await table.path(), 'utf8')).toMatch(/^Dice left,Bank from\r\n/)
  })

  test('that wait for a solve say so, and those of other rules are to be had @long', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Zilch')
    await goTo(page, '/sheets')
    await page.getByRole('checkbox', { name: 'When to bank', exact: true }).uncheck()
    await expect(page.getByText('No sheet is chosen.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy as text' })).toBeDisabled()
    await page.getByRole('checkbox', { name: 'When to go for the goal' }).check()
    await expect(page.getByText('“When to go for the goal” cannot be printed yet')).toBeVisible()
    await lookOver(page, 'unsolved')
    await page.getByRole('button', { name: 'Solve', exact: true }).click()
    await expect(page.getByRole('main').getByRole('progressbar')).toBeVisible()
    // It goes on while other rules are looked at.
    await page.getByLabel('Rules on paper').selectOption('Farkle')
    await expect(page.getByRole('main').getByRole('progressbar')).toBeHidden()
    await page.getByLabel('Rules on paper').selectOption('Zilch')
    await page.getByRole('main').getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByRole('button', { name: 'Solve', exact: true })).toBeVisible()

    await page.getByRole('checkbox', { name: 'Odds' }).check()
    await page.getByLabel('Rules on paper').selectOption('Facebook Farkle')
    const pages = page.getByRole('region', { name: 'Pages' })
    await expect(pages.getByText('Facebook Farkle').first()).toBeVisible()
    // The game in use stays what it was.
    await expect(page.getByLabel('Rule set', { exact: true })).toHaveValue('zilch')
  })
})

test.describe('the page that prints', () => {
  test('has the sheets and nothing else @long', async ({ app: { page } }) => {
    await goTo(page, printAddress({}))
    await expect(page.locator('[data-print="ready"]')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('When to bank')
    await expect(page).toHaveTitle('When to bank – Zilch')
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    expect(await findings(page)).toEqual([])
  })

  const WRONG: readonly {
    readonly what: string
    readonly changes: Readonly<Record<string, string>>
    readonly says: string
  }[] = [
    { what: 'rules there are not', changes: { rules: 'mine' }, says: 'no rule set “mine”' },
    { what: 'a sheet there is not', changes: { kinds: 'odds,luck' }, says: 'one or more of' },
    { what: 'a paper of another layout', changes: { paper: 'a2' }, says: 'on this paper' },
    { what: 'a day that is none', changes: { day: 'today' }, says: 'a date such as' },
    { what: 'a sheet that waits for a solve', changes: { kinds: 'leads' }, says: 'solve it there' },
    {
      what: 'a sheet that these rules have not',
      changes: { rules: 'farkle', kinds: 'dice-odds' },
      says: 'a sheet of another game',
    },
  ]

  test('says what is wrong with what it is asked for', async ({ app: { page } }) => {
    for (const { what, changes, says } of WRONG) {
      await test.step(what, async () => {
        await goTo(page, printAddress(changes))
        await expect(page.getByRole('alert')).toContainText(says)
        await expect(page.locator('[data-print="failed"]')).toHaveCount(1)
      })
    }
    await goTo(page, printAddress({}))
    await expect(page.locator('[data-print="ready"]')).toBeVisible()
  })
})
