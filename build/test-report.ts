import { readFileSync } from 'node:fs'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

/** A test that did not run. */
export interface Skip {
  readonly name: string
  readonly reason: string
}

/** Results of a test suite. */
export interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: readonly Skip[]
  /** Tests that passed at the second try alone. */
  readonly flaky: readonly string[]
}

const NO_REASON = 'no reason given'

/** Counts Vitest's JSON report. A file that failed outside its tests counts as one more test. */
export function tallyVitest({ testResults }: JsonTestResults): Tally {
  let passed = 0
  let failed = 0
  const skipped: Skip[] = []
  for (const { assertionResults, status: fileStatus } of testResults) {
    let failedHere = 0
    for (const { status, fullName, meta } of assertionResults) {
      if (status === 'passed') passed++
      else if (status === 'failed') failedHere++
      else {
        const { skipReason } = meta as { skipReason?: string }
        skipped.push({
          name: fullName.trim(),
          reason: skipReason ?? (status === 'todo' ? 'to be written' : NO_REASON),
        })
      }
    }
    failed += fileStatus === 'failed' ? Math.max(failedHere, 1) : failedHere
  }
  return { passed, failed, skipped, flaky: [] }
}

/** Counts Playwright's JSON report. An error outside the tests counts as one more test. */
export function tallyPlaywright({ suites, errors }: JSONReport): Tally {
  let passed = 0
  let failed = errors.length
  const skipped: Skip[] = []
  const flaky: string[] = []
  const count = (suite: JSONReportSuite, above: string): void => {
    const path = above === '' ? suite.title : `${above} > ${suite.title}`
    for (const { title, tests } of suite.specs) {
      for (const { status, annotations } of tests) {
        if (status === 'unexpected') failed++
        else if (status === 'skipped') {
          const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
          const reason = skip ? (skip.description ?? NO_REASON) : 'an earlier failure left it out'
          skipped.push({ name: `${path} > ${title}`, reason })
        } else passed++
        if (status === 'flaky') flaky.push(`${path} > ${title}`)
      }
    }
    for (const inner of suite.suites ?? []) count(inner, path)
  }
  for (const suite of suites) count(suite, '')
  return { passed, failed, skipped, flaky }
}

/**
 * The tally of a report file. A report that is missing or cannot be read counts as one failed test,
 * and so does a runner that failed although all its tests passed.
 */
export function tallyOf(
  file: string,
  tally: (report: never) => Tally,
  runnerFailed: boolean,
): Tally {
  try {
    const found = tally(JSON.parse(readFileSync(file, 'utf8')) as never)
    return runnerFailed && found.failed === 0 ? { ...found, failed: 1 } : found
  } catch (error) {
    console.error(`No test report could be read: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: [], flaky: [] }
  }
}

/** All tallies as one. */
export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    flaky: tallies.flatMap(({ flaky }) => flaky),
  }
}

/** The line that ends a test run. */
export function countLine({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed} failed`
  return skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`
}
