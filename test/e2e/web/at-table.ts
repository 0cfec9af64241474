import type { Page } from '@playwright/test'
import { expect } from './web-app.ts'

export const sheet = (page: Page) => page.getByRole('region', { name: 'Scoreboard' })
export const options = (page: Page) => page.getByRole('region', { name: 'What can be done' })
export const isOver = (page: Page) => page.getByRole('button', { name: 'Another game' }).isVisible()

/** Presses keys over and over until the game is over, at most so many times. */
export async function pressUntilOver(
  page: Page,
  keys: readonly string[],
  most = 400,
): Promise<void> {
  for (let i = 0; i < most && !(await isOver(page)); i++) {
    for (const key of keys) {
      // On the page of a game that is over Enter begins another.
      if (await isOver(page)) return
      await page.keyboard.press(key)
    }
    await page.waitForTimeout(60)
  }
}

/** Opens the choices behind the line of the setup. */
export async function openSetup(page: Page): Promise<void> {
  const choices = page.locator('main form details')
  await choices.waitFor()
  if ((await choices.getAttribute('open')) === null) await choices.locator('summary').click()
}

/** Goes to Play and chooses how many play, with which dice, and how much is shown. */
export async function setUp(
  page: Page,
  players: number,
  dice: string,
  coach: string,
): Promise<void> {
  await page.keyboard.press('Alt+0')
  await openSetup(page)
  await page.getByRole('radio', { name: String(players), exact: true }).click()
  await page.getByRole('radio', { name: dice, exact: true }).click()
  await page.getByRole('radio', { name: coach }).click()
}

/** How many real dice the table waits for; 0 where it waits for something else. */
export async function diceToType(page: Page): Promise<number> {
  const typing = page.getByText(/^Type the/)
  const goOn = page.getByRole('button', { name: 'Go on' })
  await typing.or(options(page)).or(goOn).first().waitFor()
  if (!(await typing.isVisible())) return 0
  return Number(/\d/.exec(await typing.innerText())?.[0] ?? 1)
}

/** Has games that begin from now on the same seed, and so the same dice. */
export async function seedAlike(page: Page): Promise<void> {
  await page.evaluate(() => {
    crypto.getRandomValues = (bytes) => (bytes as unknown as Uint8Array).fill(7) as never
  })
}

/** The text of the game that is shown. */
export async function gameText(page: Page): Promise<string> {
  await page.getByText('The game as text', { exact: true }).click()
  return page.getByRole('region', { name: /text/i }).innerText()
}

/** The review of the game that is over, by its text. */
export async function reviewed(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Review the game' }).click()
  await expect(page.getByRole('heading', { name: 'Skill and luck' })).toBeVisible()
  return gameText(page)
}
