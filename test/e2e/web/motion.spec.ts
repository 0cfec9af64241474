import type { Page } from '@playwright/test'
import { setUp } from './at-drill.ts'
import { chooseGame, expect, test } from './web-app.ts'

/** Begins to drill turns, with verdicts after every answer or at the end. */
async function drillTurns(page: Page, verdicts: string): Promise<void> {
  await chooseGame(page, 'Farkle')
  await setUp(page, 'Turns', 'Both', verdicts)
  await expect(page.getByRole('region', { name: 'Your decision' })).toBeVisible()
}

/** How a turn went that was pressed through. */
interface Pressed {
  readonly milliseconds: number
  /** Throws that were going on when a key came, and after it. */
  readonly movingBefore: number
  readonly movingAfter: number
}

/** Rolls once and banks, or farkles and goes on, each key as soon as the question takes one. */
function pressThrough(page: Page): Promise<Pressed> {
  return page.evaluate(async () => {
    const UNSEEN_MS = 260
    const main = document.querySelector('main')!
    const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))
    const press = (key: string): void => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      )
    }
    const next = (): HTMLElement | undefined =>
      [...main.querySelectorAll('button')].find((one) => one.textContent.trim() === 'Next')
    const shown = (): string => /Decision \d+/.exec(main.innerText)?.[0] ?? (next() ? 'farkle' : '')
    const changed = async (before: string): Promise<void> => {
      const until = performance.now() + 10_000
      while (shown() === before || shown() === '') {
        if (performance.now() > until) throw new Error(`Nothing came after ${before}.`)
        await wait(5)
      }
    }
    const throws = (): number =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSAnimation && one.animationName.startsWith('thrown'))
        .length

    await wait(UNSEEN_MS)
    // A turn can farkle before there was anything to decide.
    if (shown() === 'farkle') {
      next()!.click()
      await changed('farkle')
      await wait(UNSEEN_MS)
    }
    const start = performance.now()
    const first = shown()
    press('a')
    press('r')
    await changed(first)
    await wait(UNSEEN_MS)
    const second = shown()
    const movingBefore = throws()
    if (second === 'farkle') next()!.click()
    else press('a')
    const movingAfter = second === 'farkle' ? 0 : throws()
    if (second !== 'farkle') press('b')
    await changed(second)
    return { milliseconds: performance.now() - start, movingBefore, movingAfter }
  })
}

test('a whole turn is pressed through in under a second while its dice are thrown @long', async ({
  app: { page },
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await drillTurns(page, 'At the end')
  const turns: Pressed[] = []
  for (let i = 0; i < 6; i++) turns.push(await pressThrough(page))
  // A machine that stalls for a moment makes a turn slow, and not all of them.
  expect(Math.min(...turns.map(({ milliseconds }) => milliseconds))).toBeLessThan(1000)
  expect(Math.max(...turns.map(({ movingBefore }) => movingBefore))).toBeGreaterThan(0)
  for (const { movingAfter } of turns) expect(movingAfter).toBe(0)
})

test('nothing moves where the system asks for that', async ({ app: { page } }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await drillTurns(page, 'After every answer')
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const look = (): void => {
      for (const one of document.getAnimations()) {
        moved.push(one instanceof CSSAnimation ? one.animationName : one.constructor.name)
      }
      requestAnimationFrame(look)
    }
    look()
  })
  const on = page.getByRole('button', { name: 'Next' })
  for (let i = 0; i < 12; i++) {
    await page.waitForTimeout(270)
    if (await on.isVisible()) await on.click()
    else for (const key of ['a', 'r']) await page.keyboard.press(key)
  }
  const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  expect(moved).toEqual([])
})
