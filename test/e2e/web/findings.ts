import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

function lines({ violations }: Awaited<ReturnType<AxeBuilder['analyze']>>): string[] {
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact ?? '?'}): ${nodes.map(({ html }) => html).join(' ')}`,
  )
}

/** Axe on a page, which has no frames: so it needs no page of its own to put its findings together. */
const axe = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode()

/** Problems that axe finds on the page as it is, a line each. */
export async function findings(page: Page): Promise<string[]> {
  return lines(await axe(page).withTags(RULES).analyze())
}

/** By how many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Screens that this worker has looked over. */
let screens = 0

/**
 * Looks the page over as it is: axe's rules in the light theme, its contrasts again in the dark one,
 * of which all else is the same, and no overflow at 320 pixels, as at 400 % zoom. A quick run looks at
 * every other screen in the dark, for all take their colours from the same list.
 */
export async function lookOver(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await findings(page), what).toEqual([])
  if (!process.env.BREAKPOINT_QUICK || screens++ % 2 === 0) {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const contrasts = await axe(page).withRules(['color-contrast']).analyze()
    expect(lines(contrasts), `${what}, dark`).toEqual([])
  }
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflowOf(page), `${what}, at 320 pixels`).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)
}
