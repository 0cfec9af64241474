import type { Locator, Page } from '@playwright/test'
import { farkleJson } from '#test/support/farkle-json.ts'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { expect, goTo, playRules, solveFor, test } from './web-app.ts'

/** Solved in a second or two, unlike Zilch itself; its penalty does not bear on the example. */
const ZILCH_WITHOUT_PENALTY = farkleJson({
  ...PRESETS.zilch,
  name: 'Zilch without penalty',
  farklePenalty: null,
})

/** Small goals, so that they are solved at once. */
const LOADED = farkleJson({
  ...PRESETS.farkle,
  name: 'Loaded dice',
  goal: 1000,
  ownDice: [{ name: 'Lucky', count: 1, weights: [6, 1, 2, 3, 4, 6], joker: null }],
})
const THREE_ROLLS = farkleJson({ ...PRESETS.farkle, name: 'Three rolls', goal: 1000, maxRolls: 3 })

/** Plays by these rules, and has a position of them looked at. */
async function openRules(page: Page, rules: string, code: string): Promise<void> {
  await playRules(page, rules)
  await goTo(page, `/analyse/${code}`)
  await solveFor(page, page.getByText('Your chance to win'))
}

const options = (page: Page): Locator =>
  page.getByRole('table', { name: 'Options, best first' }).locator('tbody').getByRole('row')

const field = (page: Page, name: string): Locator => page.getByRole('spinbutton', { name })

const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).click()

/** The position in the address, once it has settled. */
const expectCode = (page: Page, code: string): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`#/analyse/${code.replaceAll('.', '\\.')}\\?rules=`))

async function openFarkle(page: Page, code: string): Promise<void> {
  await goTo(page, `/analyse/${code}?rules=farkle`)
  await expect(page.getByText('Your chance to win')).toBeVisible()
}

test.describe('the analyser', () => {
  test('follows rolls that are tried, a farkle too, and goes through them by arrow keys @long', async ({
    farkle: page,
  }) => {
    await openFarkle(page, 'b1500.d7500.t350.n3')
    const typed = page.getByLabel('What if I roll (3 dice)?')
    await typed.fill('234')
    await typed.press('Enter')
    // The other player moves then.
    await expectCode(page, 'b7500.d1500.t0.n6')
    const tree = page.getByRole('list', { name: 'What you have tried' })
    await expect(tree.getByRole('button')).toHaveText([
      'Step 1: Beginning',
      'Step 2: 2 3 4 rolled: a farkle, 350 lost',
    ])
    await tree.getByRole('button').last().press('ArrowUp')
    await expectCode(page, 'b1500.d7500.t350.n3')
    await typed.fill('125')
    await typed.press('Enter')
    await expectCode(page, 'b1500.d7500.t350.r125')
    await expect(tree.getByRole('button')).toHaveCount(3)
    await expect(tree.getByRole('button', { name: '1 2 5 rolled' })).toHaveAttribute(
      'aria-current',
      'step',
    )
    await tree.getByRole('button', { name: '1 2 5 rolled' }).press('ArrowLeft')
    await expectCode(page, 'b1500.d7500.t350.n3')
  })

  test('asks which dice have rolled what, and which to keep @long', async ({ app: { page } }) => {
    // One of the two 1s is the loaded die: it is the better one to roll again.
    await openRules(page, LOADED, 'b0.d0.t100.r114.k121')
    await expect(page.getByRole('toolbar', { name: 'Dice rolled: Lucky' })).toBeVisible()
    await expect(options(page).filter({ hasText: 'ordinary' })).not.toHaveCount(0)
    await expect(page.getByText(/1 Lucky/).first()).toBeVisible()
    await page.getByRole('radio', { name: 'Dice left' }).click()
    await choose(page, 'Dice left: ordinary', '2')
    await choose(page, 'Dice left: Lucky', '1')
    await expectCode(page, 'b0.d0.t100.n3.k112')
    await expect(page.getByText(/Roll 3 dice: 2 ordinary, 1 Lucky/)).toBeVisible()
  })

  test('counts the rolls that are left @long', async ({ app: { page } }) => {
    await openRules(page, THREE_ROLLS, 'b0.d0.t100.n3.l2')
    const chance = page.getByRole('table', { name: 'Options, best first' })
    await expect(chance).toContainText('Roll 3 dice')
    const two = await options(page).first().innerText()
    await choose(page, 'Rolls left', '1')
    await expectCode(page, 'b0.d0.t100.n3.l1')
    await expect(options(page).first()).not.toHaveText(two)
  })

  test('finds what the 2017 paper does with 3 6 6 1 1 4', async ({ farkle: page }) => {
    // Busche and Neller 2017, section 4: with a turn total of 2,000, take both 1s and bank.
    await openFarkle(page, 'b0.d0.t2000.r366114')
    await expect(page.getByText(/Both goals agree: set aside 1\s1 and bank 2,200/)).toBeVisible()
    await expect(options(page)).toHaveCount(4)
    await expect(options(page).first()).toHaveText(/Bank 2,200.*best.*2,200\.0.*best/s)
    await expect(options(page).first().getByRole('img', { name: 'Take 1, 1' })).toBeVisible()
    // The paper's estimate of the other option: V(5, 2100) is at most 100.
    await expect(options(page).nth(1)).toHaveText(/Roll 5 dice.*2,1\d\d\.\d/s)
    await expectCode(page, 'b0.d0.t2000.r113466')
  })

  test('banks the winning points that the Zilch article would roll @long', async ({
    app: { page },
  }) => {
    // The article of 2010, first comments: 7,500 to 1,500 ahead with 2,500 in the turn, its
    // strategy for points rolls five dice, though the bank all but wins the game.
    await playRules(page, ZILCH_WITHOUT_PENALTY)
    await goTo(page, '/analyse/b7500.d1500.t2500.n5')
    const verdict = page.getByText(/The two goals disagree/)
    await solveFor(page, verdict)
    await expect(verdict).toHaveText(/For winning, bank 2,500\. For points, roll 5 dice/)
    await page.getByRole('radio', { name: 'By wins' }).click()
    await expect(options(page).first()).toHaveText(/Bank 2,500.*reaches the goal.*100\.0.*best/s)
    await page.getByRole('radio', { name: 'By points' }).click()
    await expect(options(page).first()).toHaveText(/Roll 5 dice.*best/s)

    // From the other side the same turn is no longer worth a bank short of the goal, or it is:
    // either way every number is there at once.
    await field(page, 'You banked').fill('1500')
    await field(page, 'Opponent banked').fill('7500')
    await expectCode(page, 'b1500.d7500.t2500.n5')
    await expect(options(page)).toHaveCount(2)
    await expect(page.getByText('opponent then wins').first()).toBeVisible()
  })

  test('answers what if at once, and the address is always that of the position', async ({
    farkle: page,
  }) => {
    await openFarkle(page, 'b8500.d9500.t600.n3')
    await expect(page.getByText(/disagree\. For winning, roll 3 dice/)).toBeVisible()
    const chance = page.locator('dd').first()
    const before = await chance.textContent()
    await field(page, 'Opponent banked').press('PageDown')
    await expect(chance).not.toHaveText(before!)
    await expectCode(page, 'b8500.d9000.t600.n3')
    await page.reload()
    await expect(field(page, 'Opponent banked')).toHaveValue(/9,000/)
    await expect(page.getByText('Your chance to win')).toBeVisible()

    await page.getByRole('button', { name: 'Start of game' }).click()
    await expectCode(page, 'b0.d0.t0.n6')
    await page.goBack()
    await expectCode(page, 'b8500.d9000.t600.n3')
    await expect(field(page, 'You banked')).toHaveValue(/8,500/)
    await page.goForward()
    await expect(field(page, 'You banked')).toHaveValue('0')
  })

  test('takes a code or a link, and gives them @long', async ({ farkle: page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openFarkle(page, 'b0.d0.t0.n6')
    const code = page.getByLabel('Code of the position')
    const share = page.getByText('Share', { exact: true })
    await share.click()
    await code.fill('b9000.d9500.t350.r15')
    await expect(field(page, 'You banked')).toHaveValue(/9,000/)
    await expectCode(page, 'b9000.d9500.t350.r15')
    await page.getByRole('button', { name: 'Copy code' }).click()
    await expect(page.getByText('The code was copied.')).toBeVisible()
    const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
    expect(await clipboard()).toBe('b9000.d9500.t350.r15')
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expect(page.getByText('The link was copied.')).toBeVisible()
    const link = await clipboard()
    // Not the address of this page, which holds the token of this start.
    expect(link).toBe('breakpoint://analyse/b9000.d9500.t350.r15?rules=farkle')

    await page.getByRole('button', { name: 'Start of game' }).click()
    await expectCode(page, 'b0.d0.t0.n6')
    // A click beside the menu has closed it.
    await expect(code).toBeHidden()
    await share.click()
    await code.fill(link)
    await expectCode(page, 'b9000.d9500.t350.r15')
    await code.fill('b9000.d9500')
    await code.blur()
    await expect(page.getByText(/t, the turn total, is missing/)).toBeVisible()
  })
})

test.describe('the position editor by keyboard alone', () => {
  test('sets scores and dice, undoes and redoes', async ({ farkle: page }) => {
    await page.keyboard.press('Alt+5')
    await expect(page.getByText('Your chance to win')).toBeVisible()
    await page.keyboard.press('Alt+s')
    await expectCode(page, 'b0.d0.t0.n6')
    await page.keyboard.press('y')
    await expect(field(page, 'You banked')).toBeFocused()
    await page.keyboard.type('7500')
    await page.keyboard.press('Tab')
    await expect(field(page, 'Opponent banked')).toBeFocused()
    for (const key of ['PageUp', 'PageUp', 'PageUp', 'ArrowUp']) await page.keyboard.press(key)
    await page.keyboard.press('Tab')
    await page.keyboard.type('2000')
    await expectCode(page, 'b7500.d1550.t2000.n6')

    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight', { delay: 60 })
    await expect(page.getByRole('radio', { name: 'Dice rolled' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('3661145')
    await expect(page.getByRole('toolbar').getByText('Rolled 3, 6, 6, 1, 1, 4')).toBeAttached()
    await expectCode(page, 'b7500.d1550.t2000.r113466')
    await page.keyboard.press('Backspace')
    await expectCode(page, 'b7500.d1550.t2000.r11366')
    await expect(options(page).first()).toBeVisible()

    await page.keyboard.press('Control+z')
    await expectCode(page, 'b7500.d1550.t2000.r113466')
    await page.keyboard.press('Control+y')
    await expectCode(page, 'b7500.d1550.t2000.r11366')
  })
})
