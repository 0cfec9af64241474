import type { Page } from '@playwright/test'
import { UNSEEN_MS } from '#renderer/components/session/session-times.ts'

// What is done on a screen before its picture is taken. Keys, classes and attributes alone, for the
// words are of any language.

export type Step = (page: Page) => Promise<void>

/** Waits until a question can have been read, because it takes no answer before. */
const read: Step = (page) => page.waitForTimeout(UNSEEN_MS + 50)

const GRADE = 'h2[data-grade]'
const MAX_QUESTIONS = 20

export const press =
  (...keys: readonly string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key)
  }

export const click =
  (selector: string): Step =>
  (page) =>
    page.locator(selector).first().click()

export const inTurn =
  (...steps: readonly Step[]): Step =>
  async (page) => {
    for (const step of steps) await step(page)
  }

export const atQuestion: Step = async (page) => {
  await page.locator('main .board').first().waitFor()
  await read(page)
}

/** Takes all dice that score, and banks or rolls, whatever is allowed of the two. */
async function answerFarkle(page: Page, bankFirst: boolean): Promise<void> {
  await atQuestion(page)
  await page.keyboard.press('a')
  for (const key of bankFirst ? ['b', 'r'] : ['r', 'b']) {
    await page.keyboard.press(key)
    const isGraded = await page
      .locator(GRADE)
      .waitFor({ timeout: 3000 })
      .then(
        () => true,
        () => false,
      )
    if (isGraded) return
  }
  throw new Error('No answer was taken.')
}

/** Answers decisions of Farkle until one is graded so. */
export const untilGraded =
  (...grades: readonly string[]): Step =>
  async (page) => {
    for (let i = 0; i < MAX_QUESTIONS; i++) {
      await answerFarkle(page, i % 2 === 0)
      const grade = await page.locator(GRADE).getAttribute('data-grade')
      if (grades.includes(grade ?? '')) return
      await page.keyboard.press('Enter')
      await page.locator(GRADE).waitFor({ state: 'detached' })
    }
    throw new Error(`No answer of ${MAX_QUESTIONS} was graded ${grades.join(' or ')}.`)
  }

/** Where a habit is told. */
export const atHabit: Step = (page) => page.locator('li:has(a.button)').first().waitFor()

/** Answers so many decisions of Farkle, which are all that are asked; every second one with a bank. */
export const toTheEnd =
  (questions: number, banks = (i: number): boolean => i % 2 === 0): Step =>
  async (page) => {
    for (let i = 0; i < questions; i++) {
      await answerFarkle(page, banks(i))
      await page.keyboard.press('Enter')
      await page.locator(GRADE).waitFor({ state: 'detached' })
    }
  }

export const atVerdict: Step = (page) => page.locator(GRADE).waitFor()

/** Goes on from new cards, which are shown with their answers first, to one that is asked. */
export const atCard: Step = async (page) => {
  const intro = page.locator('.reveal[data-kind=primary]')
  const asked = page.locator('.reveal:not([data-kind=primary])')
  for (let i = 0; i < MAX_QUESTIONS; i++) {
    await intro.or(asked).first().waitFor()
    if (await asked.isVisible()) return read(page)
    await page.keyboard.press('Enter')
    await read(page)
  }
}

/** Says of a card that its answer is not known. */
export const giveUpCard: Step = async (page) => {
  await atCard(page)
  await page.locator('.reveal').click()
  await page.locator('[data-right]').first().waitFor()
}

/** Begins a game whose points are written, and does so for eight turns by what is offered. */
export const startWritten =
  (players: 2 | 4): Step =>
  async (page) => {
    await page.locator('main form summary').click()
    await page.locator('main form [role=radio][value=written]').click()
    await page.locator(`main form [role=radio][value="${players}"]`).click()
    await page.locator('main form button[type=submit]').click()
    const open = page.locator('main .box[data-open=true]')
    const quick = page.locator('main .quick button')
    for (let turn = 0; turn < 8; turn++) {
      await open.or(quick).first().waitFor()
      if (await open.first().isVisible()) await open.nth((turn * 5) % 7).click()
      await quick.nth(turn % 2).click()
      await read(page)
    }
  }

/** Begins a game at the table as it is set up. */
export const startGame: Step = async (page) => {
  await page.locator('main form button[type=submit]').click()
  await page.locator('main .felt').first().waitFor()
  await read(page)
}
