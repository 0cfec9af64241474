import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import type { RunOnly } from 'axe-core'
import { ALL, seed } from '../../property/runs.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Findings of axe by rules or by their tags, a line each. A page has no frames, so axe needs no page of
 * its own to put them together, and tells only of what is wrong: what is right takes as long again.
 */
async function found(page: Page, runOnly: RunOnly): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe.options({ runOnly, resultTypes: ['violations'] }).analyze()
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact ?? '?'}): ${nodes.map(({ html }) => html).join(' ')}`,
  )
}

/** Problems that axe finds on the page as it is, a line each. */
export function findings(page: Page): Promise<string[]> {
  return found(page, { type: 'tag', values: RULES })
}

/** Attributes that name an element which is not on the page, a line each. */
export function deadReferences(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['aria-describedby', 'aria-labelledby', 'aria-controls', 'for'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((one) => {
        const ids = one.getAttribute(name)!.split(/\s+/)
        const gone = ids.filter((id) => id !== '' && document.getElementById(id) === null)
        return gone.map((id) => `${name}="${id}" on ${one.outerHTML.slice(0, 120)}`)
      }),
    ),
  )
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
 * Looks the page over as it is: what it refers to, axe's rules in the light theme, its contrasts again in the dark one, of
 * which all else is the same, and no overflow at 320 pixels, as at 400 % zoom. npm test asks axe about
 * every third screen, other ones at each run.
 */
export async function lookOver(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  expect(await deadReferences(page), what).toEqual([])
  if (ALL || screens++ % 3 === seed % 3) {
    expect(await findings(page), what).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    const contrasts = await found(page, { type: 'rule', values: ['color-contrast'] })
    expect(contrasts, `${what}, dark`).toEqual([])
  }
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(() => overflowOf(page), `${what}, at 320 pixels`).toBeLessThanOrEqual(0)
  await page.setViewportSize(size)
}
