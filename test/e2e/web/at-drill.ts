import type { Page } from '@playwright/test'
import { expect, goTo, readQuestion } from './web-app.ts'

/** The same dice each time, so that the same keys are right. */
export const SEED = 'a quiet table'

/** Fills in the setup by mouse and begins. */
export async function setUp(page: Page, ...choices: string[]): Promise<void> {
  await goTo(page, '/drill')
  await begin(page, ...choices)
}

/** The same of the setup at hand. */
export async function begin(page: Page, ...choices: string[]): Promise<void> {
  const form = page.getByRole('form', { name: 'Setup' })
  const more = form.getByText('More', { exact: true })
  for (const choice of choices) {
    const radio = form.getByRole('radio', { name: choice, exact: false }).first()
    if (!(await radio.isVisible())) await more.click()
    await radio.click()
  }
  const seed = form.getByLabel('Seed')
  if (!(await seed.isVisible())) await more.click()
  await seed.fill(SEED)
  await form.getByRole('button', { name: 'Start' }).click()
}

/** Banks as often as is asked, in a drill that asks to bank or roll. */
export async function answerSome(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const bank = page.getByRole('button', { name: /^Bank/ })
    await expect(bank).toBeEnabled()
    await readQuestion(page)
    await bank.click()
    await page.getByRole('button', { name: i < count - 1 ? 'Next' : 'See the result' }).click()
  }
}
