import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { installChromium } from './install-chromium.ts'
import { runAllTests } from './test-all.ts'
import { summaryLines, total, type Tally } from './test-report.ts'
import {
  RESULTS,
  ROOT,
  runBoth,
  runPlaywright,
  runVitest,
  stopRunnersOnSignal,
} from './test-runners.ts'
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

async function runTests(): Promise<Tally> {
  if (options.all) return runAllTests(options.share ? { seconds: Number(options.share) } : null)
  if (options['e2e-only']) return (await runPlaywright())!
  if (options['unit-only']) return (await runVitest())!
  return total(await runBoth())
}

async function main(): Promise<number> {
  const begun = performance.now()
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled')
  chooseSeed()
  const advice = options['unit-only'] ? undefined : installChromium()
  if (advice) {
    console.error(advice)
    return 1
  }
  stopRunnersOnSignal()
  const tally = await runTests()
  mkdirSync(RESULTS, { recursive: true })
  writeFileSync(SUMMARY, JSON.stringify(tally))
  const minutes = ((performance.now() - begun) / 60_000).toFixed(1)
  console.log(`\nSEED=${process.env.SEED}, ${minutes} min.`)
  for (const line of summaryLines(tally)) console.log(line)
  return tally.failed.length === 0 ? 0 : 1
}

process.exitCode = await main()
