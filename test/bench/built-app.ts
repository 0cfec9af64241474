import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { ensureBuilt } from '../../build/built.ts'
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts'
import { start, stop } from '../support/web-shell.ts'

export const launchChromium = () =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGS] })

/** Uses the app as it is built, in Chromium, with a folder of its own. */
export async function useBuiltApp(
  height: number,
  patience: number,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'breakpoint-bench-'))
  const { child, address } = await start(folder)
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height } })
    page.setDefaultTimeout(patience)
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await use(page)
  } finally {
    await browser.close()
    await stop(child)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}
