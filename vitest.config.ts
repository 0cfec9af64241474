import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { configDefaults, defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { isolatedTests } from './build/isolated-tests.ts'
import { costReporter } from './build/test-cost.ts'
import { chooseSeed } from './build/test-seed.ts'

/** Tests that only npm run test:all runs. */
const LONG = process.env.CASES === 'all' ? [] : ['test/**/*.long.test.ts']
const TESTS = 'test/{unit,property}/**/*.test.ts'
const RENDERER_TESTS = 'test/unit/renderer/**/*.test.ts'
const ISOLATED_TESTS = isolatedTests(import.meta.dirname, TESTS).filter(
  (file) => !file.startsWith('test/unit/renderer/'),
)

/** Puts what the JSON report leaves out where it keeps it: the reason of a skip, context.skip('why'). */
const remarks: Reporter = {
  onTestCaseResult(test) {
    const result = test.result()
    if (result.state === 'skipped' && result.note) test.meta().skipReason = result.note
  },
}

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string
  }
}

chooseSeed()

export default defineConfig({
  plugins: [vue()],
  resolve: {
    // The real module is no more than the path of a runtime, which importing it would download.
    alias: { electron: fileURLToPath(new URL('test/support/fake-electron.ts', import.meta.url)) },
  },
  test: {
    reporters: [
      process.env.CI ? ['default', { summary: false }] : 'default',
      remarks,
      costReporter('test-results/unit-costs.json'),
      ['json', { outputFile: 'test-results/unit.json' }],
    ],
    // A solve takes seconds, and many times as long where the cores are slow and shared: solves give
    // way to everything else. The limit is for what would never end.
    testTimeout: process.env.CASES === 'all' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Every core: on two of them the default is one.
    maxWorkers: '100%',
    setupFiles: ['test/support/file-cost.ts'],
    // So that what it imports of electron is the fake as well.
    server: { deps: { inline: ['electron-store'] } },
    projects: [
      {
        extends: true,
        // One file after the other in the same worker: modules are loaded and games solved only once.
        test: {
          name: 'unit',
          include: [TESTS],
          exclude: [...configDefaults.exclude, RENDERER_TESTS, ...ISOLATED_TESTS, ...LONG],
          isolate: false,
          setupFiles: ['test/support/next-file.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ISOLATED_TESTS,
          exclude: [...configDefaults.exclude, ...LONG],
        },
      },
      {
        extends: true,
        test: {
          name: 'renderer',
          include: [RENDERER_TESTS],
          environment: 'jsdom',
          setupFiles: ['test/unit/renderer/setup.ts'],
          // Each file has a world of its own all the same, but jsdom and Vue are read only once.
          pool: 'vmThreads',
        },
      },
    ],
  },
})
