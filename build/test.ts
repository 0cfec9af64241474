import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureBuilt } from './built.ts'
import { installChromium } from './install-chromium.ts'
import {
  countLine,
  tallyOf,
  tallyPlaywright,
  tallyVitest,
  total,
  type Tally,
} from './test-report.ts'

const ROOT = join(import.meta.dirname, '..')
const RESULTS = join(ROOT, 'test-results')
const UNIT_REPORT = join(RESULTS, 'unit.json')
const E2E_REPORT = join(RESULTS, 'e2e.json')
/** The tallies of the last run, for scripts. */
const SUMMARY = join(RESULTS, 'summary.json')

const { values: options } = parseArgs({
  options: { 'e2e-only': { type: 'boolean' }, 'unit-only': { type: 'boolean' } },
})

/** Runs a Node script of a package; whether it failed. */
function fails(script: string, ...args: string[]): boolean {
  const { status } = spawnSync(process.execPath, [join(ROOT, 'node_modules', script), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  return status !== 0
}

function unitTests(): Tally {
  const failed = fails('vitest/vitest.mjs', 'run')
  return tallyOf(UNIT_REPORT, tallyVitest, failed)
}

function e2eTests(): Tally {
  let failed = false
  try {
    ensureBuilt()
    failed = fails('@playwright/test/cli.js', 'test')
  } catch (error) {
    // Without a build there is no report either, which counts as a failed test.
    console.error(error instanceof Error ? error.message : error)
  }
  return tallyOf(E2E_REPORT, tallyPlaywright, failed)
}

function main(): number {
  // Tests start the program hundreds of times; what was compiled once need not be again.
  process.env.NODE_COMPILE_CACHE ??= join(ROOT, 'node_modules/.cache/compiled')
  mkdirSync(RESULTS, { recursive: true })
  // An old report must not be counted for a suite that does not come to write its own.
  for (const file of [UNIT_REPORT, E2E_REPORT, SUMMARY]) rmSync(file, { force: true })

  if (!options['unit-only']) {
    const advice = installChromium()
    if (advice) {
      console.error(advice)
      return 1
    }
  }
  const tallies: Tally[] = []
  if (!options['e2e-only']) tallies.push(unitTests())
  if (!options['unit-only']) tallies.push(e2eTests())

  const all = total(tallies)
  writeFileSync(SUMMARY, JSON.stringify(all))
  console.log()
  for (const { name, reason } of all.skipped) console.log(`Skipped: ${name}: ${reason}`)
  for (const name of all.flaky) console.log(`Passed at the second try: ${name}`)
  for (const { name, reason } of all.failed) console.log(`Failed: ${name}: ${reason}`)
  console.log(countLine(all))
  return all.failed.length === 0 ? 0 : 1
}

process.exitCode = main()
