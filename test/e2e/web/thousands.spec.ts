import type { Page } from '@playwright/test'
import { chooseGame, expect, goTo, test } from './web-app.ts'

/** Everything on the page that has a space between thousands. */
function withSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isMarked = (text: string): boolean => /\d[\u00a0\u2009\u202f]\d{3}(?!\d)/.test(text)
    const found: string[] = []
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent ?? ''
      if (isMarked(text)) found.push(text.trim())
    }
    for (const one of document.querySelectorAll('[aria-label], [aria-valuetext], [title]')) {
      for (const name of ['aria-label', 'aria-valuetext', 'title']) {
        const text = one.getAttribute(name) ?? ''
        if (isMarked(text)) found.push(`${name}: ${text}`)
      }
    }
    return found
  })
}

test('thousands are written in one way, on screens, on paper and in messages @long', async ({
  app: { page },
}) => {
  await chooseGame(page, 'Farkle')
  const at = async (address: string, shown: RegExp | string): Promise<void> => {
    await goTo(page, address)
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
    expect(await withSpaces(page), address).toEqual([])
  }
  await at('/', 'Farkle')
  await at('/rules', 'Zilch')
  await at('/strategy/know', /^If you follow the table/)
  await at('/analyse/b8500.d9500.t600.n3?rules=farkle', /^The two goals disagree/)
  await at('/sheets', /^2,900$/)

  await goTo(page, '/strategy/results')
  await page.getByRole('spinbutton', { name: /Chance of at least/ }).fill('x')
  await expect(page.getByText(/such as 1,000/)).toBeVisible()
  await goTo(page, '/rules/edit?view=fields')
  await page.getByLabel('Points for three 4s').fill('-4')
  await expect(page.getByText(/from 0 to 100,000/)).toBeVisible()
  expect(await withSpaces(page), 'messages').toEqual([])
})
