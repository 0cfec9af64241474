import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import {
  diceToType,
  gameText,
  isOver,
  options,
  pressUntilOver,
  reviewed,
  seedAlike,
  setUp,
  sheet,
} from './at-table.ts'
import { lookOver } from './findings.ts'
import { chooseShortGame, expect, goTo, playRules, solveFor, start, stop, test } from './web-app.ts'

test('one person plays a game with two bots, and takes a decision back', async ({
  app: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await chooseShortGame(page, 1000)
  await setUp(page, 3, 'Rolled here', 'On blunders')
  await expect(page.getByText(/^Three players are solved exactly\./)).toBeVisible()
  // Until this game is solved, the button below moves, and may do so between press and release.
  await expect(page.getByText('Exact, with the chances of all three.')).toBeVisible()
  await page.getByLabel('Who plays as player 3').selectOption('Bot: bold, banks at 1,000')
  await lookOver(page, 'a game that is set up')
  // Always the same dice, the first of which score.
  await seedAlike(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'To move: You' })).toBeVisible()
  // Nothing tells what is best; the dice are those of the drill.
  await expect(options(page)).toBeHidden()
  const dice = page.getByRole('toolbar', { name: 'Dice' }).getByRole('button')
  await expect(dice).toHaveCount(6)
  await lookOver(page, 'a game at the table')
  // Seen from across the table: dice of a tenth of the window's height, numbers of a twelfth.
  const large = page.getByRole('button', { name: 'Large view' })
  const switchTo = async (key: string, isOn: boolean): Promise<void> => {
    await page.keyboard.press(key)
    await expect(large).toHaveAttribute('aria-pressed', String(isOn))
  }
  await switchTo('f', true)
  const { height } = page.viewportSize()!
  const heightOf = async (one: Locator): Promise<number> => (await one.boundingBox())!.height
  expect(await heightOf(page.getByRole('toolbar').locator('svg').first())).toBeGreaterThan(
    0.1 * height,
  )
  expect(await heightOf(page.locator('dd').first())).toBeGreaterThan(0.08 * height)
  await switchTo('Escape', false)
  // What fills the screen cannot be made narrow; without leave to do so it fills the window.
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Denied'))
  })
  await switchTo('f', true)
  await lookOver(page, 'the large view of a game')
  await switchTo('Escape', false)
  // The first decision is taken back, and the same dice lie there again.
  const first = await page.getByRole('toolbar').innerText()
  await page.keyboard.press('b')
  await expect(page.getByRole('alert')).not.toBeEmpty()
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  const undo = page.getByRole('button', { name: 'Take back' })
  await expect(undo).toBeEnabled()
  await undo.click()
  await expect(page.getByRole('heading', { name: 'To move: You' })).toBeVisible()
  expect(await page.getByRole('toolbar').innerText()).toBe(first)
  await page.getByRole('button', { name: 'Give up' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Play', exact: true })).toBeFocused()
  await undo.press('Enter')
  await expect(page.getByRole('heading', { name: 'To move: You' })).toBeVisible()
  // Banks what scores as soon as that is allowed; Enter goes on after farkles, and with bots.
  await pressUntilOver(page, ['a', 'b', 'r', 'Enter'])
  await expect(sheet(page).getByRole('columnheader', { name: 'Bold' })).toBeVisible()
  await expect(page.getByText(/^Your \d+ decisions? counts? in Progress: .+\.$/)).toBeVisible()
  await lookOver(page, 'a game that is over')
  const text = await reviewed(page)
  expect(text).toMatch(/\nC: Bold\n/)
  expect(text).toMatch(/\nSeed: \w{8}\n/)
  await expect(page.getByLabel('Notes')).toHaveValue('Decisions taken back: 1')
})

test('a game with real dice goes on at the very roll, and is the same elsewhere @long', async ({
  app: { page, address, dataFolder },
}, info) => {
  await chooseShortGame(page, 600)
  await setUp(page, 2, 'Real dice', 'Always')
  await page.getByLabel('Who plays as player 2').selectOption('Person')
  await page.getByRole('combobox', { name: 'Who begins' }).selectOption('Player 2')
  await page.getByRole('radio', { name: 'Own', exact: true }).click()
  await page.getByRole('spinbutton').fill('200')
  await lookOver(page, 'a game with a handicap')
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('heading', { name: 'To move: Player 2' })).toBeVisible()
  await expect(sheet(page).getByRole('row', { name: 'Begins with 0 200' })).toBeVisible()
  // The best choice is there a moment after the last digit, and Enter takes it.
  await page.keyboard.type('11234')
  await expect(page.getByText('Type the die')).toBeVisible()
  await page.keyboard.press('6')
  await expect(options(page).getByRole('button').first()).toContainText('best')
  const best = await options(page).getByRole('button').first().innerText()
  await lookOver(page, 'advice for real dice')

  // Closed in the middle of the turn, and opened again.
  expect(address).toContain('127.0.0.1')
  await goTo(page, '/')
  await page.reload()
  await page.getByRole('link', { name: 'Play on' }).click()
  await expect(options(page).getByRole('button').first()).toHaveText(best, { useInnerText: true })
  const random = seededRandom('a table')
  for (let i = 0; i < 400 && !(await isOver(page)); i++) {
    await page.keyboard.type(rollDice(random, await diceToType(page)).join(''))
    await Promise.race([
      options(page).waitFor(),
      page.getByRole('button', { name: 'Go on' }).waitFor(),
    ])
    await page.keyboard.press('Enter')
    await page.waitForTimeout(60)
  }
  const text = await reviewed(page)
  expect(text).not.toContain('Seed:')
  expect(text).toContain('\nKomi: 200\nA: Player 2\nB: You\n')
  await expect(page.getByText('You began with 200 points.')).toBeVisible()
  await goTo(page, '/settings/data')
  const exporting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).first().click()
  const file = await (await exporting).path()
  expect((await readFile(file)).length).toBeGreaterThan(500)
  expect(dataFolder).not.toBe('')

  const other = await start(info.outputPath('data'))
  await page.goto(other.address)
  await chooseShortGame(page, 600)
  await goTo(page, '/settings/data')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Import' }).click()
  await expect(page.getByText(/^Imported: .*1 game/)).toBeVisible()
  await goTo(page, '/progress/games')
  await page.getByRole('link', { name: 'Player 2 – You' }).click()
  expect(await gameText(page)).toBe(text)
  // The table that was reached by Drill is a place of its own.
  await goTo(page, '/drill/table')
  await expect(page).toHaveURL(/#\/play$/)
  await page.goto('about:blank')
  await stop(other.child)
})

test('the fair handicap is offered once the game is solved, and stands on the scoreboard @long', async ({
  app: { page },
}) => {
  await chooseShortGame(page)
  await setUp(page, 2, 'Rolled here', 'Never')
  const fair = page.getByRole('radio', { name: 'Fair', exact: true })
  await expect(page.getByText(/^To get the fair handicap, solve the game/)).toBeVisible()
  await expect(fair).toHaveCount(0)
  await goTo(page, '/analyse/b0.d0.t0.n6')
  await solveFor(page, page.getByText('Your chance to win'))
  await setUp(page, 2, 'Rolled here', 'Never')
  await fair.click()
  const said = page.getByText(/as near to one half as it gets/)
  const points = /^(\d+) points for/.exec(await said.innerText())![1]!
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(
    sheet(page).getByRole('row', { name: new RegExp(`Begins with (0 ${points}|${points} 0)`) }),
  ).toBeVisible()
})

test('rules whose dice the table cannot score are written there alone, with the reason @long', async ({
  app: { page },
}) => {
  await playRules(page, farkleJson({ ...PRESETS.farkle, name: 'Exact', overshoot: 'lost' }))
  await goTo(page, '/play')
  await expect(page.getByText(/^Whole games are not played where/)).toBeVisible()
  await expect(page.getByText(/^Real dice, points only\./)).toBeVisible()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('button', { name: 'Farkle', exact: true })).toBeVisible()
})
