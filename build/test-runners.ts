import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { tallyOf, tallyPlaywright, tallyVitest, type Tally } from './test-report.ts'

export const ROOT = join(import.meta.dirname, '..')
/** Folder of the reports. */
export const RESULTS = join(ROOT, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
const E2E_REPORT = join(RESULTS, 'e2e.json')

/** A limit for a run, in seconds, after which it counts for nothing. */
interface Limit {
  readonly seconds: number
}

type Run = 'passed' | 'failed' | 'cut off'

/** Runs a Node script of a package. */
function run(script: string, args: readonly string[], limit?: Limit): Run {
  mkdirSync(RESULTS, { recursive: true })
  const { status, error } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', script), ...args],
    {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      ...(limit && {
        timeout: Math.max(1, Math.round(limit.seconds * 1000)),
        killSignal: 'SIGTERM',
      }),
    },
  )
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ETIMEDOUT') return 'cut off'
  return status === 0 ? 'passed' : 'failed'
}

/** Runs tests in Vitest: those of some files, or all. Null where the limit cut it off. */
export function runVitest(files: readonly string[] = [], limit?: Limit): Tally | null {
  // An old report must not be counted for a run that does not come to write its own.
  rmSync(UNIT_REPORT, { force: true })
  const ended = run('vitest/vitest.mjs', ['run', ...files], limit)
  return ended === 'cut off' ? null : tallyOf(UNIT_REPORT, tallyVitest, ended === 'failed')
}

/** The same in Playwright, on an app that is built if it is not up to date. */
export function runPlaywright(files: readonly string[] = [], limit?: Limit): Tally | null {
  rmSync(E2E_REPORT, { force: true })
  let ended: Run = 'failed'
  try {
    ensureBuilt()
    ended = run('@playwright/test/cli.js', ['test', ...files], limit)
  } catch (error) {
    // Without a build there is no report either, which counts as a failed test.
    console.error(error instanceof Error ? error.message : error)
  }
  return ended === 'cut off' ? null : tallyOf(E2E_REPORT, tallyPlaywright, ended === 'failed')
}
