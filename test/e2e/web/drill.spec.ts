import type { Page } from '@playwright/test'
import { begin, SEED, setUp } from './at-drill.ts'
import { lookOver } from './findings.ts'
import { chooseGame, chooseShortGame, expect, goTo, readQuestion, test } from './web-app.ts'

/** Possible actions, read off the screen. */
interface Table {
  readonly over: boolean
  readonly next: boolean
  /** Places of dice to set aside by mouse: all that score, of three of a kind no more than three. */
  readonly wanted: readonly number[]
  readonly chosen: number
  readonly may: { readonly bank: boolean; readonly roll: boolean; readonly aside: boolean }
  readonly few: boolean
}

function look(page: Page): Promise<Table> {
  return page.evaluate(() => {
    const main = document.querySelector('main')!
    const has = (text: RegExp): boolean =>
      [...main.querySelectorAll('button')].some((one) => text.test(one.textContent))
    const dice = [...main.querySelectorAll<HTMLElement>('.die-button')]
    const faces = dice.map((die) => die.ariaLabel!.slice(-1))
    const may = (action: string): boolean =>
      main.querySelector(`[data-action="${action}"][aria-disabled="false"]`) !== null
    const before = (place: number): number =>
      faces.slice(0, place).filter((face) => face === faces[place]).length
    return {
      over: has(/^\s*Again/),
      next: has(/^\s*(Next|See the result)/),
      wanted: dice.flatMap((die, i) =>
        die.dataset.dimmed === 'false' && (/[15]/.test(faces[i]!) || before(i) < 3) ? [i] : [],
      ),
      chosen: dice.filter((die) => die.ariaPressed === 'true').length,
      may: { bank: may('bank'), roll: may('roll'), aside: may('set-aside') },
      few: /\b(1 die|2 dice) left/.test(main.querySelector('.tray')?.textContent ?? ''),
    }
  })
}

/** The two ways to do the same. */
interface Hands {
  readonly take: (places: readonly number[]) => Promise<void>
  readonly bank: () => Promise<void>
  readonly roll: () => Promise<void>
  readonly aside: () => Promise<void>
  readonly on: () => Promise<void>
}

function keys(page: Page): Hands {
  const answer = (key: string) => async () => {
    await readQuestion(page)
    await page.keyboard.press(key)
  }
  return {
    take: () => page.keyboard.press('a'),
    bank: answer('b'),
    roll: answer('r'),
    aside: answer('Enter'),
    on: () => page.keyboard.press('Enter'),
  }
}

function mouse(page: Page): Hands {
  const main = page.getByRole('main')
  const answer = (name: RegExp) => async () => {
    await readQuestion(page)
    await main.getByRole('button', { name }).click()
  }
  return {
    async take(places) {
      for (const place of places) {
        await main.getByRole('button', { name: `Die ${place + 1}:` }).click()
      }
    },
    bank: answer(/^Bank/),
    roll: answer(/^Roll/),
    aside: answer(/^Set aside/),
    on: () => main.getByRole('button', { name: /^(Next|See the result)/ }).click(),
  }
}

/** Moves on within a group of choices, as long as a finger stays on a key. */
async function arrow(page: Page, from: string, key: 'ArrowLeft' | 'ArrowRight'): Promise<void> {
  await page.getByRole('radio', { name: from }).press(key, { delay: 80 })
}

/** Plays on until the end: takes what scores, rolls with many dice and banks with few. */
async function playOut(page: Page, hands: Hands): Promise<void> {
  await expect(async () => {
    const { over, next, wanted, chosen, may, few } = await look(page)
    if (over) return
    if (next) await hands.on()
    else if (chosen < wanted.length && chosen === 0) {
      await hands.take(wanted)
    } else if (may.aside) await hands.aside()
    else if (may.bank && (few || !may.roll)) await hands.bank()
    else if (may.roll) await hands.roll()
    throw new Error('not over yet')
  }).toPass({ intervals: [5], timeout: 60_000 })
}

const summary = (page: Page) => page.getByText(/^Average loss [\d.]+ p.* a decision/)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('by mouse alone', () => {
  test('single decisions and turns are drilled', async ({ app: { page } }) => {
    await chooseShortGame(page, 1000)
    await setUp(page, 'Single decisions', '10', 'Roll or bank')
    await playOut(page, mouse(page))
    await expect(summary(page)).toContainText('over 10 decisions')
    // Three turns are a dozen decisions.
    await goTo(page, '/drill?questions=3')
    await begin(page, 'Turns', 'Which dice', 'After mistakes')
    await playOut(page, mouse(page))
    await expect(summary(page)).toBeVisible()
  })

  test('a streak ends with the first mistake, and its mistakes are gone through @long', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Farkle')
    await setUp(page, 'Single decisions', 'Roll or bank', 'Streak')
    await playOut(page, mouse(page))
    await expect(page.getByRole('heading', { name: /^A streak of \d+/ })).toBeVisible()
    await expect(page.getByText('The first of its kind, and so your best.')).toBeVisible()
    await page.getByRole('button', { name: 'Go through the mistakes' }).click()
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    await page.getByRole('button', { name: 'Another hint' }).click()
    await expect(page.getByRole('button', { name: /hint/i })).toHaveCount(0)
    await page.getByRole('button', { name: 'End' }).click()
    await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible()
  })
})

test.describe('by keyboard alone', () => {
  test('turns are drilled, and a sprint runs against the clock', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await page.keyboard.press('Alt+2')
    await arrow(page, 'Turns', 'ArrowLeft')
    await expect(page.getByRole('radio', { name: 'Single decisions' })).toBeChecked()
    await page.locator('summary').press('Enter')
    await arrow(page, 'Off', 'ArrowRight')
    await expect(page.getByRole('radio', { name: 'Sprint' })).toBeChecked()
    await page.getByLabel('Seed').fill(SEED)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('timer')).toHaveText(/[12]:\d\d|3:00/)
    const hands = keys(page)
    await hands.take([])
    await hands.roll()
    await expect(page.getByText('Decision 2')).toBeVisible()
    await page.keyboard.press('Alt+x')
    await expect(summary(page)).toContainText('over 1 decision')
    await page.getByRole('button', { name: 'Change' }).press('Enter')
    await arrow(page, 'Single decisions', 'ArrowRight')
    await page.getByRole('button', { name: 'Start' }).press('Enter')
    // One first roll of 32 farkles.
    const decision = page.getByRole('region', { name: 'Your decision' })
    await expect(decision.or(page.getByRole('button', { name: 'Next' }))).toBeVisible()
    await page.keyboard.press('Alt+x')
    await expect(page.getByRole('heading', { name: 'Ended' })).toBeVisible()
  })

  test('decisions are drilled to win, and one is analysed on the way @long', async ({
    app: { page },
  }) => {
    test.slow()
    await chooseShortGame(page)
    await page.keyboard.press('w')
    await page.keyboard.press('Alt+2')
    await arrow(page, 'Turns', 'ArrowRight')
    await page.locator('summary').press('Enter')
    await page.getByLabel('Seed').fill(SEED)
    const start = page.getByRole('button', { name: 'Start' })
    await expect(start).toBeEnabled()
    await start.press('Enter')
    const board = page.getByRole('region', { name: 'Your decision' })
    await expect(board).toBeFocused()
    const hands = keys(page)
    await hands.take([])
    await hands.roll()
    await expect(page.getByRole('button', { name: 'Next' })).toBeFocused()
    await page.keyboard.press('o')
    await expect(page.getByRole('heading', { name: 'Analyse', exact: true })).toBeVisible()
    await page.keyboard.press('Alt+2')
    // The session has gone on waiting where it was.
    await expect(page.getByRole('button', { name: 'Next' })).toBeVisible()
    await page.reload()
    await expect(page.getByText(/Decision 2 of/)).toBeVisible()
  })
})

test('no drill screen has findings, nor overflows @long', async ({ app: { page } }) => {
  test.slow()
  await chooseShortGame(page)
  await goTo(page, '/drill')
  await page.getByRole('radio', { name: 'Single decisions' }).click()
  await page.getByText('More', { exact: true }).click()
  await lookOver(page, 'setup')
  await setUp(page, 'Turns', 'At the end')
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await lookOver(page, 'board')
  await page.keyboard.press('Escape')
  const asked = page.getByRole('dialog', { name: 'End the session?' })
  await expect(asked.getByRole('button', { name: 'Go on' })).toBeFocused()
  await lookOver(page, 'leaving')
  await page.keyboard.press('Enter')
  await expect(asked).toHaveCount(0)
  await page.getByRole('button', { name: 'End', exact: true }).click()
  await lookOver(page, 'summary')
  await setUp(page, 'Single decisions', 'After every answer')
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeFocused()
  await keys(page).take([])
  await keys(page).roll()
  await expect(page.getByRole('region', { name: 'Verdict' })).toBeVisible()
  await lookOver(page, 'verdict')
})
