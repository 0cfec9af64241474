import { defineConfig } from '@playwright/test'
import { chooseSeed } from './build/test-seed.ts'
import { CHROMIUM_ARGS, findChromium } from './test/support/chromium.ts'

chooseSeed()

export default defineConfig({
  testDir: 'test/e2e',
  // Files and tests that only npm run test:all runs.
  ...(process.env.CASES !== 'all' && { testIgnore: '**/*.long.spec.ts', grepInvert: /@long/ }),
  // Playwright empties this folder when it starts; the reports lie beside it.
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: Boolean(process.env.CI),
  // One more than cores where there are two: a test waits for its page a third of the time.
  workers: 3,
  // Browsers, solves and unit tests share the cores, and solves give way.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: {
    browserName: 'chromium',
    // Motion takes a tenth of the time; motion.spec.ts looks at it, every night.
    contextOptions: { reducedMotion: 'reduce' },
    // A click on what never comes fails by itself, and not with the whole test's time.
    actionTimeout: 60_000,
    launchOptions: { executablePath: findChromium(), args: [...CHROMIUM_ARGS] },
    screenshot: 'only-on-failure',
  },
})
