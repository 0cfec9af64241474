import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium } from './install-chromium.ts'
import { runAllTests } from './test-all.ts'
import { summaryLines, total, type Tally } from './test-report.ts'
import { RESULTS, ROOT, runPlaywright, runVitest } from './test-runners.ts'
import { chooseSeed } from './test-seed.ts'

const SUMMARY = join(RESULTS, 'summary.json')

const { values: options } = parseArgs({
  options: {
    'e2e-only': { type: 'boolean' },
    'unit-only': { type: 'boolean' },
    /** Every test with all its cases; resumes an interrupted run. */
    all: { type: 'boolean' },
    /** With --all: tests that npm test skips, for this many seconds, chosen by the commit. */
    share: { type: 'string' },
  },
})

function runTests(): Tally {
  if (options.all) return runAllTests(options.share ? { seconds: Number(options.share) } : null)
  return total([
    ...(options['e2e-only'] ? [] : [runVitest()!]),
    ...(options['unit-only'] ? [] : [runPlaywright()!]),
  ])
}

function main(): number {
  const begun = performance.now()
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled')
  chooseSeed()
  const advice = options['unit-only'] ? undefined : installChromium()
  if (advice) {
    console.error(advice)
    return 1
  }
  const tally = runTests()
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(SUMMARY, JSON.stringify(tally))
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`\nSEED=${process.env.SEED}, ${minutes} min. The files that took longest:`)
  for (const line of summaryLines(tally)) console.log(line)
  return tally.failed.length === 0 ? 0 : 1
}

process.exitCode = main()
