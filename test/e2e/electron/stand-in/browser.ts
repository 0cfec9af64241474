import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from '#test/support/chromium.ts'

export interface StandInBrowser {
  readonly context: BrowserContext
  /** Where a test can connect to the same browser. */
  readonly endpoint: string
}

/** Starts the browser whose pages are the windows. */
export async function startBrowser(folder: string): Promise<StandInBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, '--remote-debugging-port=0'],
    viewport: { width: 1180, height: 800 },
  })
  const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8')).split('\n')
  return { context, endpoint: `http://127.0.0.1:${port ?? ''}` }
}
