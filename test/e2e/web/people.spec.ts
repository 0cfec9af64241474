import { readFile } from 'node:fs/promises'
import { isOver, openSetup, pressUntilOver } from './at-table.ts'
import { lookOver } from './findings.ts'
import { chooseShortGame, expect, goTo, test } from './web-app.ts'

test('two people play twice, the second time by one click, and see who has won', async ({
  app: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseShortGame(page, 600)
  await goTo(page, '/progress/games/people')
  await expect(page.getByText(/^Nobody has played yet\./)).toBeVisible()
  await goTo(page, '/play')
  await expect(page.getByText('You against Casual')).toBeVisible()
  await lookOver(page, 'the first setup in one line')
  await openSetup(page)
  await page.getByLabel('Who plays as player 2').selectOption('Person')
  await page.getByLabel('Name of player 1').fill('Ann')
  await page.getByLabel('Name of player 2').fill('Ben')
  await page.getByRole('radio', { name: 'Never' }).click()
  await page.getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'To move: Ann' })).toBeVisible()
  await pressUntilOver(page, ['a', 'b', 'r', 'Enter'])
  await page.getByRole('button', { name: 'Another game' }).click()

  const again = page.getByRole('button', { name: 'Ben, Ann: same again' })
  await expect(page.getByText('Rolled here. Ben begins.')).toBeVisible()
  await lookOver(page, 'the same again')
  // After a restart too.
  await page.reload()
  await again.click()
  await expect(page.getByRole('heading', { name: 'To move: Ben' })).toBeVisible()
  await pressUntilOver(page, ['a', 'b', 'r', 'Enter'])
  expect(await isOver(page)).toBe(true)

  await goTo(page, '/progress/games')
  await page.getByRole('link', { name: 'Who has won' }).click()
  const rows = page.getByRole('region', { name: /^Wins: / }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  const cells = (await rows.allInnerTexts()).map((row) => row.split(/\s*\t\s*|\n+/))
  expect(cells.map(([, name]) => name).sort()).toEqual(['Ann', 'Ben'])
  const wins = cells.map((row) => Number(row[2]))
  expect(wins[0]! + wins[1]!).toBe(2)
  expect(cells.map((row) => row[3])).toEqual(['2', '2'])
  const evening = `This evening ${cells[0]![1]!} ${wins[0]!} : ${wins[1]!} ${cells[1]![1]!}`
  await expect(page.locator('dl')).toHaveText(evening.replace('evening ', 'evening'))
  await lookOver(page, 'who has won')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  const [heads, ...lines] = csv.trim().split('\r\n')
  expect(heads).toMatch(/^Game,Rules,Person,Wins,Games,Average,Best,/)
  expect(lines).toHaveLength(2)
  for (const [i, line] of lines.entries()) {
    expect(line).toContain(`,${cells[i]![1]!},${wins[i]!},2,`)
  }

  // Two spellings of one person: put together, undone, and the same as before.
  await page.getByLabel('Ann is the same person as').selectOption('Ben')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('also Ann')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveCount(2)
  await goTo(page, '/print/people?paper=a5')
  await expect(page.locator('[data-print=ready]')).toContainText('Evenings')
})
