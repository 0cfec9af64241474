import { chooseGame, expect, test } from './web-app.ts'

test.describe('by keyboard alone', () => {
  test('a game is chosen and its views are walked through', async ({ app: { page } }) => {
    await expect(page.getByRole('heading', { name: 'Which game do you play?' })).toBeVisible()
    const zilch = page.getByRole('button', { name: /^Zilch/ })
    for (let i = 0; i < 20 && !(await zilch.evaluate((el) => el === document.activeElement)); i++) {
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Zilch', exact: true })).toBeVisible()
    await page.keyboard.press('Alt+4')
    await expect(page.getByRole('table', { name: /Breakpoints/ })).toBeVisible()
    await page.keyboard.press('c')
    await expect(page.getByRole('img', { name: /Expected points of rolling/ })).toBeVisible()
    await page.keyboard.press('Shift+P')
    await expect(page.locator('dl').getByText('620.9')).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByText(/The safest play/)).toBeVisible()
  })

  test('the palette finds a command and a rule set', async ({ app: { page } }) => {
    await chooseGame(page, 'Zilch')
    const sought = page.getByRole('textbox', { name: 'Find a command' })
    await page.keyboard.press('Control+k')
    await expect(sought).toBeFocused()
    await page.keyboard.type('play facebook')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Facebook Farkle', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(sought).toBeFocused()
    await page.keyboard.type('dark theme')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })

  test('a key is changed in the settings and switched off again @long', async ({
    app: { page },
  }) => {
    await chooseGame(page, 'Farkle')
    const openKeys = async (): Promise<void> => {
      await page.keyboard.press('Alt+9')
      await page.getByRole('link', { name: 'Keys', exact: true }).press('Enter')
      await page.locator('summary').filter({ hasText: 'Everywhere' }).press('Enter')
    }
    await openKeys()
    await page.getByRole('button', { name: /^Key for Go to Rules/ }).press('Enter')
    await page.keyboard.press('g')
    await expect(page.getByRole('button', { name: /^Key for Go to Rules: G/ })).toBeVisible()
    await page.getByRole('heading', { name: 'Settings' }).click()
    await page.keyboard.press('g')
    await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible()
    await openKeys()
    await page.getByRole('button', { name: 'Switch off the key for Go to Rules' }).press('Enter')
    await page.getByRole('heading', { name: 'Settings' }).click()
    await page.keyboard.press('g')
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  })

  test('the question mark shows all keys, and Escape leaves @long', async ({ app: { page } }) => {
    await chooseGame(page, 'Farkle')
    await page.keyboard.press('?')
    const help = page.getByRole('dialog', { name: 'Keys' })
    await expect(help.getByText('Find a command')).toBeVisible()
    const headings = ['In Farkle', 'Everywhere']
    await expect(help.getByRole('heading', { level: 3 })).toHaveText(headings)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
  })
})
