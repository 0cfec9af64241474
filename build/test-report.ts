import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/node'

export interface Remark {
  readonly name: string
  readonly reason: string
}

export interface Tally {
  readonly passed: number
  readonly failed: readonly Remark[]
  readonly skipped: readonly Remark[]
  readonly files: readonly FileTime[]
}

export interface FileTime {
  readonly file: string
  readonly seconds: number
}

const SLOWEST = 10

const NO_REASON = 'no reason given'

function firstLine(message: string | undefined): string {
  const line = stripVTControlCharacters(message ?? '')
    .trim()
    .split('\n')[0]!
  return line === '' ? NO_REASON : line
}

/** Counts Vitest's JSON report. A file that failed outside its tests counts as one more test. */
export function tallyVitest({ testResults }: JsonTestResults): Tally {
  let passed = 0
  const failed: Remark[] = []
  const skipped: Remark[] = []
  const files: FileTime[] = []
  for (const result of testResults) {
    const { assertionResults, status: fileStatus, name: file, message } = result
    files.push({ file: basename(file), seconds: (result.endTime - result.startTime) / 1000 })
    const before = failed.length
    for (const { status, fullName, meta, failureMessages } of assertionResults) {
      const { skipReason } = meta as { skipReason?: string }
      const name = `${basename(file)} > ${fullName.trim()}`
      if (status === 'passed') passed++
      else if (status === 'failed') {
        failed.push({ name, reason: firstLine(failureMessages?.[0]) })
      } else {
        skipped.push({
          name: fullName.trim(),
          reason: skipReason ?? (status === 'todo' ? 'to be written' : NO_REASON),
        })
      }
    }
    if (fileStatus === 'failed' && failed.length === before) {
      failed.push({ name: basename(file), reason: firstLine(message) })
    }
  }
  return { passed, failed, skipped, files }
}

/** Counts Playwright's JSON report. An error outside the tests counts as one more test. */
export function tallyPlaywright({ suites, errors }: JSONReport): Tally {
  let passed = 0
  const failed: Remark[] = errors.map(({ message }) => ({
    name: 'outside of the tests',
    reason: firstLine(message),
  }))
  const skipped: Remark[] = []
  const seconds = new Map<string, number>()
  const count = (suite: JSONReportSuite, above: string): void => {
    const path = above === '' ? suite.title : `${above} > ${suite.title}`
    for (const { title, tests } of suite.specs) {
      for (const { status, annotations, results } of tests) {
        const name = `${path} > ${title}`
        const took = results.reduce((sum, { duration }) => sum + duration, 0) / 1000
        seconds.set(suite.file, (seconds.get(suite.file) ?? 0) + took)
        if (status === 'unexpected') {
          failed.push({ name, reason: firstLine(results.at(-1)?.error?.message) })
        } else if (status === 'skipped') {
          const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
          const reason = skip ? (skip.description ?? NO_REASON) : 'an earlier failure left it out'
          skipped.push({ name, reason })
        } else passed++
      }
    }
    for (const inner of suite.suites ?? []) count(inner, path)
  }
  for (const suite of suites) count(suite, '')
  const files = [...seconds].map(([file, sum]) => ({ file: basename(file), seconds: sum }))
  return { passed, failed, skipped, files }
}

/** An unreadable report counts as a failed test, as does a runner that failed without one. */
export function tallyOf(
  file: string,
  tally: (report: never) => Tally,
  runnerFailed: boolean,
): Tally {
  try {
    const found = tally(JSON.parse(readFileSync(file, 'utf8')) as never)
    if (!runnerFailed || found.failed.length > 0) return found
    const reason = 'it failed although no test did'
    return { ...found, failed: [{ name: `the runner of ${basename(file)}`, reason }] }
  } catch (error) {
    const reason = `no test report could be read: ${String(error)}`
    return {
      passed: 0,
      failed: [{ name: basename(file), reason }],
      skipped: [],
      files: [],
    }
  }
}

export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    files: tallies.flatMap(({ files }) => files),
  }
}

export function countLine({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed.length} failed`
  return skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`
}

export function summaryLines(tally: Tally): string[] {
  const slowest = tally.files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    ...slowest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`),
    ...tally.skipped.map(({ name, reason }) => `Skipped: ${name}: ${reason}`),
    ...tally.failed.map(({ name, reason }) => `Failed: ${name}: ${reason}`),
    countLine(tally),
  ]
}
