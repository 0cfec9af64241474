import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './built.ts'
import { tallyOf, tallyPlaywright, tallyVitest, type Tally } from './test-report.ts'

export const ROOT = join(import.meta.dirname, '..')
export const RESULTS = join(ROOT, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
const E2E_REPORT = join(RESULTS, 'e2e.json')

/** The results of a run that exceeds its limit are dropped. */
interface Limit {
  readonly seconds: number
}

type Run = 'passed' | 'failed' | 'cut off'

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

/** Without files runs all tests. Null if the limit was exceeded. */
export function runVitest(files: readonly string[] = [], limit?: Limit): Tally | null {
  // An old report must not count for a run that writes none.
  rmSync(UNIT_REPORT, { force: true })
  const ended = run('vitest/vitest.mjs', ['run', ...files], limit)
  return ended === 'cut off' ? null : tallyOf(UNIT_REPORT, tallyVitest, ended === 'failed')
}

export function runPlaywright(files: readonly string[] = [], limit?: Limit): Tally | null {
  rmSync(E2E_REPORT, { force: true })
  let ended: Run = 'failed'
  try {
    ensureBuilt()
    ended = run('@playwright/test/cli.js', ['test', ...files], limit)
  } catch (error) {
    // A failed build leaves no report, which counts as a failed test.
    console.error(error instanceof Error ? error.message : error)
  }
  return ended === 'cut off' ? null : tallyOf(E2E_REPORT, tallyPlaywright, ended === 'failed')
}
