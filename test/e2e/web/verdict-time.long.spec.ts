import type { Page } from '@playwright/test'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { makeGameJson } from '../../../src-shared/games/game-json.ts'
import { NO_BONUS } from '../../support/yahtzee-sources.ts'
import { expect, goTo, playRules, readQuestion, test } from './web-app.ts'

// A verdict is there when one looks up from the key, while the dice may still move: the time from the
// press to the frame after the verdict is in the page. 100 ms is the aim on a machine that does nothing
// else; the bounds leave room for cores that are shared.

const ANSWERS = 20
/** Milliseconds. */
const MOST = { median: 250, slowest: 1000 }

/** Notes for each key the time until a verdict is painted. */
async function watchVerdicts(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { times })
    let pressed: number | null = null
    const note = ({ key, timeStamp }: KeyboardEvent): void => {
      // Enter only goes on.
      pressed = key === 'Enter' ? null : timeStamp
    }
    document.addEventListener('keydown', note, true)
    new MutationObserver(() => {
      if (pressed === null || !document.querySelector('main h2[data-grade]')) return
      const from = pressed
      pressed = null
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)))
    }).observe(document.querySelector('main')!, { childList: true, subtree: true })
  })
}

/** Milliseconds from the key to its verdict, ascending. */
async function timesOf(page: Page, link: string, key: string): Promise<number[]> {
  await goTo(page, link)
  const verdict = page.getByRole('main').locator('h2[data-grade]')
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
  await watchVerdicts(page)
  for (let i = 0; i < ANSWERS; i++) {
    await expect(page.getByText(`Decision ${i + 1}`, { exact: true })).toBeVisible()
    await readQuestion(page)
    await page.keyboard.press(key)
    await expect(verdict).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(verdict).toHaveCount(0)
  }
  const times = await page.evaluate(() => (window as unknown as { times: number[] }).times)
  return times.toSorted((a, b) => a - b)
}

const GAMES = [
  {
    name: 'Farkle',
    rules: makeGameJson({ game: 'farkle', rules: { ...PRESETS.farkle, name: 'House rules' } }),
    link: '/drill?scope=cell&kind=roll-or-bank&questions=none&start=1',
    key: 'b',
  },
  {
    name: 'Yahtzee',
    rules: makeGameJson({ game: 'scorecard', rules: NO_BONUS }),
    link: '/scorecard/drill?scope=decisions&kind=keeps&questions=none&start=1',
    key: 'r',
  },
]

for (const { name, rules, link, key } of GAMES) {
  test(`a verdict of ${name} is painted soon after its key`, async ({ app: { page } }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await playRules(page, rules)
    const times = await timesOf(page, link, key)
    expect(times).toHaveLength(ANSWERS)
    const [median, slowest] = [times[ANSWERS / 2]!, times.at(-1)!]
    console.info(`${name}: median ${median.toFixed(0)} ms, slowest ${slowest.toFixed(0)} ms`)
    expect(median).toBeLessThan(MOST.median)
    expect(slowest).toBeLessThan(MOST.slowest)
  })
}
