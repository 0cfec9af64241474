import type { Page } from '@playwright/test'
import { PRESETS } from '../../../src-shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { someOf } from '../../property/runs.ts'
import { expect, goTo, playRules, test } from './web-app.ts'

/** The windows in which everything of a picture is to be seen without scrolling. */
const WINDOWS = [
  { width: 1000, height: 700 },
  { width: 1280, height: 800 },
] as const

/** The axes of a picture lower than this say nothing, in pixels. */
const LEAST = 75
/** Maps are never narrower than they can be read; in windows lower than this they are scrolled to. */
const LOW = 750

/** Some numbers are worked out first, on a busy machine for long. */
const WORKED_OUT = { timeout: 150_000 }

/** Charts with their axes, bars with theirs, and axes of heat maps. */
const CHARTS = 'main .chart canvas, main .bars'
const PICTURES = `main svg .axes, ${CHARTS}`

/** The views of Farkle that have a picture with axes, and how many of them. */
const FARKLE = [
  ['/strategy/chart', 1],
  ['/strategy/results', 1],
  ['/strategy/race', 1],
  ['/strategy/safety', 1],
  ['/strategy/compare', 2],
  ['/strategy/map', 1],
  ['/strategy/chances', 1],
  ['/strategy/chances?picture=lead', 1],
  ['/strategy/chances?picture=fair', 1],
] as const

/** The pictures that end below the window or are too low, with where they end. */
async function misplaced(page: Page, height: number): Promise<string[]> {
  return page.evaluate(
    ([selector, least]) => {
      window.scrollTo(0, 0)
      return [...document.querySelectorAll(selector)].flatMap((picture) => {
        const { bottom, height } = picture.getBoundingClientRect()
        if (bottom <= window.innerHeight && height >= least) return []
        return [`${picture.tagName} ends at ${Math.round(bottom)}, ${Math.round(height)} high`]
      })
    },
    [height < LOW ? CHARTS : PICTURES, LEAST] as const,
  )
}

/** Goes through views at every size and lists the pictures that do not fit. */
async function unfit(page: Page, views: readonly (readonly [string, number])[]): Promise<string[]> {
  const found: string[] = []
  for (const [address, count] of views) {
    await goTo(page, address)
    await expect(page.locator(PICTURES), address).toHaveCount(count, WORKED_OUT)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      // Twice the same, as pictures follow the window a frame later.
      let before = ['']
      await expect(async () => {
        const now = await misplaced(page, size.height)
        const still = now.join() === before.join()
        before = now
        expect(still).toBe(true)
      }).toPass({ intervals: [200] })
      found.push(...before.map((words) => `${address} ${size.width}x${size.height}: ${words}`))
    }
  }
  return found
}

test.describe('no axis of a picture lies below the fold', () => {
  test('in Farkle', async ({ app: { page } }) => {
    test.slow()
    // Of the rules that come with the app these have most to choose above a picture.
    await playRules(page, farkleJson({ ...PRESETS.zilch, name: 'Short Zilch', goal: 2000 }))
    expect(await unfit(page, someOf(FARKLE))).toEqual([])
  })
})
