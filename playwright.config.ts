import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './test/support/chromium.ts'

export default defineConfig({
  testDir: 'test/e2e',
  // Playwright empties this folder when it starts; the reports lie beside it.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  retries: 0,
  // Browsers and solves share the cores, and solves give way.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
    trace: 'retain-on-failure',
  },
})
