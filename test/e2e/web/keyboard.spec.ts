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
    const chosen = page.locator('[role="option"][data-highlighted]')
    await page.keyboard.press('Control+k')
    await expect(sought).toBeFocused()
    await page.keyboard.type('play facebook')
    await expect(chosen).toContainText('Facebook')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Facebook Farkle', exact: true })).toBeVisible()
    await page.keyboard.press('Control+k')
    await expect(sought).toBeFocused()
    await page.keyboard.type('dark theme')
    await expect(chosen).toContainText(/dark/i)
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})
