import type { Page } from '@playwright/test'

/** The part that is done as the bar of the solve has it; null where there is no such bar. */
export async function partDone(page: Page): Promise<number | null> {
  const bars = page.getByRole('main').getByRole('progressbar', { name: /^Solving/ })
  const [part = null] = await bars.evaluateAll((found) =>
    found.map((bar) => (bar as HTMLProgressElement).value),
  )
  return part
}
