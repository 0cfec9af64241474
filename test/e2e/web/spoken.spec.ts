import type { Locator, Page } from '@playwright/test'
import { pressUntilOver, seedAlike } from './at-table.ts'
import { chooseGame, chooseShortGame, expect, readQuestion, test } from './web-app.ts'

/** Collects what is read out from now on, in its order; call the result for it. */
async function heardFrom(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    const last = new Map<Element, string>()
    Object.assign(window, { heard })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest('[role=status], [role=alert], [aria-live=polite]')
        const text = region?.textContent.trim() ?? ''
        if (!region || last.get(region) === region.textContent) continue
        last.set(region, region.textContent)
        if (text !== '') heard.push(text)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
  return () => heardOn(page)
}

const heardOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard)

/** Goes on with Tab until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor()
  for (let i = 0; i < 150; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not lead to ${String(target)}.`)
}

/** Presses a button or follows a link, by the keyboard. */
async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Chooses how many play. */
async function choosePlayers(page: Page, count: number): Promise<void> {
  await page.keyboard.press('Alt+0')
  await press(page, page.getByText('Change', { exact: true }))
  await tabTo(page, page.getByRole('radio', { name: '2', exact: true }))
  for (let i = 3; i <= count; i++) {
    // A key that is held as a hand does: the choice follows the focus while it is down.
    await page.keyboard.down('ArrowRight')
    await expect(page.getByRole('radio', { name: String(i), exact: true })).toBeChecked()
    await page.keyboard.up('ArrowRight')
  }
}

/** Nothing is said twice in a row, and nothing that is empty. */
function expectOnce(heard: readonly string[]): void {
  expect(heard.filter((text, i) => i > 0 && text === heard[i - 1])).toEqual([])
}

test('a game of Farkle with three, by keyboard alone, is heard from the first throw to the winner', async ({
  app: { page },
}) => {
  await chooseShortGame(page, 4000)
  await choosePlayers(page, 3)
  await seedAlike(page)
  const told = await heardFrom(page)
  await press(page, page.getByRole('button', { name: 'Start the game' }))
  await expect(page.getByRole('heading', { name: 'To move: You' })).toBeVisible()
  await pressUntilOver(page, ['a', 'b', 'r', 'Enter'])
  const heard = await told()
  const all = heard.join(' ')
  for (const player of ['You', 'Casual', 'Careful']) {
    expect(all).toMatch(new RegExp(`To move: ${player}\\.`))
    expect(all).toMatch(new RegExp(`${player}: rolled \\d(, \\d)*\\.`))
    expect(all).toMatch(
      new RegExp(`${player}: (\\d, )*\\d set aside, [\\d,]+ banked, score [\\d,]+\\.`),
    )
  }
  expect(all).toMatch(/: farkle, [\d,]+ lost\./)
  expect(heard.filter((text) => /Winner: |You win/.test(text))).toHaveLength(1)
  expectOnce(heard)
})

test('a game of Yahtzee with two and a bot, by keyboard alone, is heard box by box @long', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Yahtzee')
  await choosePlayers(page, 3)
  await tabTo(page, page.getByLabel('Who plays as player 2'))
  await page.keyboard.press('Home')
  await expect(page.getByLabel('Who plays as player 2')).toHaveValue('person')
  const told = await heardFrom(page)
  await press(page, page.getByRole('button', { name: 'Start the game' }))
  const boxes = 'cdehijkmpqstv'
  for (let turn = 0; turn < 26; turn++) {
    const player = turn % 2 === 0 ? 'You' : 'Player 2'
    const heading = page.getByRole('heading', { name: `To move: ${player}`, exact: true })
    for (let i = 0; i < 40 && !(await heading.isVisible()); i++) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(60)
    }
    await expect(heading).toBeVisible()
    // All dice are kept but the first, which is rolled again.
    if (turn < 2) for (const key of ['a', 'x', '1', '2', 'r']) await page.keyboard.press(key)
    await page.keyboard.press(boxes[Math.floor(turn / 2)]!)
  }
  await pressUntilOver(page, ['Enter'], 60)
  const heard = await told()
  const all = heard.join(' ')
  for (const player of ['You', 'Player 2', 'Otto']) {
    expect(all.match(new RegExp(`To move: ${player}\\.`, 'g')), player).toHaveLength(13)
    expect(all.match(new RegExp(`${player}: [A-Z][a-z ]+ filled with \\d+`, 'g'))).toHaveLength(13)
    expect(all).toMatch(new RegExp(`${player}: rolled \\d(, \\d){4}\\.`))
    expect(all).toMatch(new RegExp(`${player}: (nothing|[\\d, ]+) kept\\.`))
  }
  expect(heard.filter((text) => /Winner: |You win/.test(text))).toHaveLength(1)
})

const nextOf = (page: Page) => page.getByRole('button', { name: /Next|See the result/ })

/** To the next question of a drill; a farkle before it waits for Enter. */
async function toQuestion(page: Page): Promise<void> {
  const board = page.getByRole('region', { name: 'Your decision' })
  await expect(board.or(nextOf(page)).first()).toBeVisible()
  while (!(await board.isVisible())) {
    await page.keyboard.press('Enter')
    await page.waitForTimeout(300)
  }
  await expect(board).toBeFocused()
}

/** Answers a decision of a drill: sets all aside that scores, and rolls; goes on after the verdict. */
async function decide(page: Page): Promise<void> {
  await toQuestion(page)
  await readQuestion(page)
  await page.keyboard.press('a')
  await page.keyboard.press('r')
  await expect(nextOf(page)).toBeFocused()
  const before = (await heardOn(page)).length
  await page.keyboard.press('Enter')
  // Until it has led on, another Enter would answer what comes then.
  await expect.poll(async () => (await heardOn(page)).length).toBeGreaterThan(before)
}

const ASKED = /You rolled \d(, \d)*\..* Which dice do you set aside, and then bank or roll\?$/
const GRADED = /^(Best|(Fine|Inaccuracy|Mistake|Blunder), .+ lost\. Best: .+)\.$/

test('a drill, by keyboard alone, says question, choice, verdict and the end', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Farkle')
  await page.keyboard.press('Alt+2')
  await expect(page.getByRole('heading', { name: 'Drill', exact: true })).toBeVisible()
  const told = await heardFrom(page)
  await press(page, page.getByRole('button', { name: 'Start', exact: true }))
  for (let i = 0; i < 3; i++) await decide(page)
  await toQuestion(page)
  const before = (await told()).length
  await page.keyboard.press('l')
  await expect.poll(async () => (await told()).length).toBe(before + 1)
  await page.keyboard.press('Escape')
  await press(page, page.getByRole('button', { name: 'End the session' }))
  await expect(page.getByRole('button', { name: 'Again' })).toBeVisible()
  const heard = await told()
  expect(heard.filter((text) => ASKED.test(text)).length).toBeGreaterThanOrEqual(4)
  expect(heard.filter((text) => GRADED.test(text))).toHaveLength(3)
  const aside = / for [\d,]+, (\d (die|dice) left|hot dice)/
  expect(heard.filter((text) => /^\d/.test(text) && aside.test(text))).toHaveLength(3)
  expect(heard.at(-1)).toMatch(/over/)
})

test('the positions of a lesson are heard, by keyboard alone @long', async ({ app: { page } }) => {
  await chooseGame(page, 'Farkle')
  await page.keyboard.press('Alt+3')
  await press(page, page.getByRole('link', { name: 'Begin: 3 dice left' }))
  const told = await heardFrom(page)
  await press(page, page.getByRole('link', { name: 'Play the positions' }))
  for (let i = 0; i < 6; i++) await decide(page)
  await expect(page.getByRole('region', { name: 'What next' })).toBeVisible()
  const heard = await told()
  expect(heard.filter((text) => GRADED.test(text))).toHaveLength(6)
  expectOnce(heard)
})

test('the review of a game is stepped through and heard, by keyboard alone @long', async ({
  app: { page },
}) => {
  await chooseShortGame(page, 2000)
  await choosePlayers(page, 2)
  await seedAlike(page)
  await press(page, page.getByRole('button', { name: 'Start the game' }))
  await pressUntilOver(page, ['a', 'r', 'b', 'Enter'], 200)
  await press(page, page.getByRole('link', { name: 'Review the game' }))
  await page.getByRole('button', { name: 'Show it' }).waitFor()
  const told = await heardFrom(page)
  await press(page, page.getByRole('button', { name: 'Show it' }))
  for (const key of ['ArrowLeft', 'ArrowRight', 'n', 'n']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(150)
  }
  const heard = await told()
  expect(heard).toHaveLength(5)
  for (const text of heard) {
    expect(text).toMatch(
      /^Turn \d+, roll [1-6 ]+\. Played: .+\. Best: .+\. Cost: [\d.]+ percentage points\.$/,
    )
  }
  // The worst one, one back, and there again; then on to the next two mistakes.
  expect(heard[2]).toBe(heard[0])
})
