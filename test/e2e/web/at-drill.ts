import type { Page } from '@playwright/test'
import { goTo } from './web-app.ts'

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
