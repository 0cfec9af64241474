import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { rollDice, seededRandom } from '#shared/dice/random.ts'
import { useBuiltApp } from './built-app.ts'
import { median } from './measure.ts'
import type { Tell } from './tell.ts'

/** Typed rolls of each game whose answers are measured. */
const ROLLS = 60
const PATIENCE = 30_000

const GAMES = [
  { name: 'Farkle', play: '/play' },
  { name: 'Yahtzee', play: '/scorecard/play' },
] as const

/** Begins a game of one person with real dice, whose best choice is always shown. */
async function begin(page: Page): Promise<void> {
  await page.getByText('Change', { exact: true }).click()
  await page.getByRole('radio', { name: '1', exact: true }).click()
  await page.getByRole('radio', { name: 'Real dice', exact: true }).click()
  await page.getByRole('radio', { name: 'Always' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByText(/^Type the/).waitFor()
}

/**
 * Types the last die of a roll; gives back the milliseconds from its key until what can be done is
 * painted, null where the roll leaves nothing to decide.
 */
async function lastDie(page: Page, face: number): Promise<number | null> {
  await page.evaluate(() => {
    const told = new Promise<number | null>((resolve) => {
      const look = (pressed: number): void => {
        const best = document.querySelector('.option .best')
        const goOn = document.querySelector('.buttons [data-kind="primary"]')
        if (!best && !goOn) requestAnimationFrame(() => look(pressed))
        // Its next frame comes when this one is on the screen.
        else requestAnimationFrame((now) => resolve(best ? now - pressed : null))
      }
      const hear = ({ timeStamp }: Event): void => look(timeStamp)
      window.addEventListener('keydown', hear, { capture: true, once: true })
    })
    Object.assign(window, { told })
  })
  await page.keyboard.press(String(face))
  return page.evaluate(() => (window as unknown as { told: Promise<number | null> }).told)
}

/** Milliseconds from the last digit to the best choice, roll after roll, by taking what is best. */
async function answers(page: Page, play: string): Promise<number[]> {
  const random = seededRandom('the table')
  const times: number[] = []
  await page.evaluate((to) => (window.location.hash = to), play)
  await begin(page)
  while (times.length < ROLLS + 1) {
    const again = page.getByRole('button', { name: 'Another game' })
    const asked = page.getByText(/^Type the/)
    // Who has kept all five has a box to fill next.
    const best = page.locator('.option .best').first()
    await asked.or(again).or(best).waitFor()
    if (await again.isVisible()) {
      await again.click()
      await begin(page)
    } else if (await best.isVisible()) await page.keyboard.press('Enter')
    if (!(await asked.isVisible())) continue
    const count = Number(/\d/.exec(await asked.innerText())?.[0] ?? 1)
    const dice = rollDice(random, count)
    for (const face of dice.slice(0, -1)) await page.keyboard.press(String(face))
    const time = await lastDie(page, dice.at(-1)!)
    if (time !== null) times.push(time)
    await page.keyboard.press('Enter')
  }
  return times
}

/** How long the best choice for real dice takes in Chromium, from the last digit until it is painted. */
export async function tableBench(tell: Tell): Promise<void> {
  await useBuiltApp(800, PATIENCE, async (page) => {
    for (const { name, play } of GAMES) {
      await page.evaluate(() => (window.location.hash = '/'))
      await page.getByRole('heading', { level: 1 }).waitFor()
      const main = page.getByRole('main')
      const choice = main.locator('button', { has: page.getByText(name, { exact: true }) })
      if (await choice.isVisible()) {
        await choice.click()
        await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
      }
      const [first, ...times] = await answers(page, play)
      tell(
        `${name}, first answer at the table`,
        first!,
        'ms',
        'solved while the first dice are typed',
      )
      tell('... after the last digit, median', median(times), 'ms', `of ${times.length} rolls`)
      const load = loadavg()[0]!.toFixed(1)
      tell('... the slowest', Math.max(...times), 'ms', `load ${load}`)
    }
  })
}
