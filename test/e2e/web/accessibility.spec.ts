import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { chooseGame, expect, goTo, test } from './web-app.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Every screen, and what must stand on it before it is looked at. */
const SCREENS = [
  ['/', 'Three numbers that help most'],
  ['/strategy/breakpoints', 'How to use it'],
  ['/strategy/table', 'never reached'],
  ['/strategy/chart', 'The same numbers as a table'],
  ['/strategy/turns', '620.854672'],
  ['/strategy/safety', 'The safest play farkles'],
  ['/rules', 'Bank at least 300.'],
  ['/rules/edit', 'With these rules'],
  ['/settings', 'It works offline'],
] as const

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.map(
    ({ id, impact, nodes }) =>
      `${id} (${impact ?? '?'}): ${nodes.map(({ html }) => html).join(' ')}`,
  )
}

test.describe('accessibility', () => {
  test('the first start has no findings', async ({ app: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
    expect(await findings(page)).toEqual([])
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`no screen has findings in the ${theme} theme`, async ({ app: { page } }) => {
      test.slow()
      await page.emulateMedia({ colorScheme: theme })
      await chooseGame(page, 'Zilch')
      for (const [hash, proof] of SCREENS) {
        await goTo(page, hash)
        await expect(page.getByText(proof).first()).toBeVisible()
        expect(await findings(page), hash).toEqual([])
      }
      await page.keyboard.press('Control+k')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await findings(page), 'palette').toEqual([])
      await page.keyboard.press('Escape')
      await goTo(page, '/rules?import=1')
      await page.getByRole('button', { name: 'Read the rules' }).click()
      expect(await findings(page), 'import').toEqual([])
    })
  }

  test('nothing overflows sideways at 320 pixels, as at 400 % zoom', async ({ app: { page } }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await chooseGame(page, 'Zilch')
    for (const [hash, proof] of SCREENS) {
      await goTo(page, hash)
      await expect(page.getByText(proof).first()).toBeAttached()
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, hash).toBeLessThanOrEqual(0)
    }
  })
})
