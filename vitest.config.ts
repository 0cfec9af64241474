import { fileURLToPath } from 'node:url'
import vue from '@vitejs/plugin-vue'
import { configDefaults, defineConfig } from 'vitest/config'
import type { Reporter } from 'vitest/node'
import { chooseSeed } from './build/test-seed.ts'

/** The tests of src-shared, but for its contract. */
const PURE = ['base', 'dice', 'games', 'pictures', 'sheets', 'study'].map(
  (folder) => `test/unit/${folder}/**/*.test.ts`,
)
/** Tests that only npm run test:all runs. */
const LONG = process.env.CASES === 'all' ? [] : ['test/**/*.long.test.ts']
const RENDERER_TESTS = 'test/unit/renderer/**/*.test.ts'

/** Puts what the JSON report leaves out where it keeps it: the reason of a skip, context.skip('why'). */
const remarks: Reporter = {
  onTestCaseResult(test) {
    const result = test.result()
    if (result.state === 'skipped' && result.note) test.meta().skipReason = result.note
    if (test.diagnostic()?.flaky) test.meta().flaky = true
  },
}

declare module 'vitest' {
  interface TaskMeta {
    skipReason?: string
    /** Passed at the second try alone. */
    flaky?: true
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
      ['json', { outputFile: 'test-results/unit.json' }],
    ],
    // A solve takes seconds, and many times as long where the cores are slow and shared: solves give
    // way to everything else. The limit is for what would never end.
    testTimeout: process.env.CASES === 'all' ? 3_600_000 : 180_000,
    hookTimeout: 180_000,
    // A machine that stalls for a while is tried once more; what needed it is named in the summary.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
    // Every core: on two of them the default is one.
    maxWorkers: '100%',
    // So that what it imports of electron is the fake as well.
    server: { deps: { inline: ['electron-store'] } },
    projects: [
      {
        extends: true,
        // Pure code, which one test cannot leave changed for the next: solved games are shared.
        test: {
          name: 'pure',
          include: ['test/property/**/*.test.ts', ...PURE],
          exclude: [...configDefaults.exclude, ...LONG],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/unit/**/*.test.ts'],
          exclude: [...configDefaults.exclude, RENDERER_TESTS, ...PURE, ...LONG],
        },
      },
      {
        extends: true,
        test: {
          name: 'renderer',
          include: [RENDERER_TESTS],
          environment: 'jsdom',
          setupFiles: 'test/unit/renderer/setup.ts',
          // Each file has a world of its own all the same, but jsdom and Vue are read only once.
          pool: 'vmThreads',
        },
      },
    ],
  },
})
