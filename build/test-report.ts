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
  readonly runners: readonly RunnerTime[]
}

export interface FileTime {
  readonly file: string
  /** Of Vitest's, or the browser. */
  readonly project: string
  /** Processor time; in the browser the time that passed. */
  readonly seconds: number
}

export interface RunnerTime {
  readonly runner: string
  /** Processor time with that of its workers and browsers; undefined where the system keeps it to itself. */
  readonly seconds: number | undefined
}

export const EMPTY: Tally = { passed: 0, failed: [], skipped: [], files: [], runners: [] }

const DEAREST = 10
export const BROWSER = 'browser'

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
  for (const result of testResults) {
    const { assertionResults, status: fileStatus, name: file, message } = result
    const before = failed.length
    for (const { status, fullName, meta, failureMessages } of assertionResults) {
      const { skipReason } = meta as { skipReason?: string }
      if (status === 'passed') passed++
      else if (status === 'failed') {
        const name = `${basename(file)} > ${fullName.trim()}`
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
  return { ...EMPTY, passed, failed, skipped }
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
  const files = [...seconds].map(([file, sum]) => ({
    file: basename(file),
    project: BROWSER,
    seconds: sum,
  }))
  return { ...EMPTY, passed, failed, skipped, files }
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
    return { ...EMPTY, failed: [{ name: basename(file), reason }] }
  }
}

export function total(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.flatMap(({ failed }) => failed),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    files: tallies.flatMap(({ files }) => files),
    runners: tallies.flatMap(({ runners }) => runners),
  }
}

export function countLine({ passed, failed, skipped }: Tally): string {
  const counts = `${passed} passed, ${failed.length} failed`
  return skipped.length === 0 ? counts : `${counts}, ${skipped.length} skipped`
}

function dearestLines(files: readonly FileTime[]): string[] {
  const dearest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, DEAREST)
  return dearest.map(({ file, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)
}

/** Processor time by project and by runner, and the files that take most of it. */
function timeLines({ files, runners }: Tally): string[] {
  const units = files.filter(({ project }) => project !== BROWSER)
  const specs = files.filter(({ project }) => project === BROWSER)
  const projects = [...Map.groupBy(units, ({ project }) => project)].map(
    ([project, its]) =>
      `${project} ${its.reduce((sum, { seconds }) => sum + seconds, 0).toFixed(0)} s`,
  )
  const wholes = runners.flatMap(({ runner, seconds }) =>
    seconds === undefined ? [] : [`${runner} ${seconds.toFixed(0)} s`],
  )
  return [
    ...(wholes.length === 0
      ? []
      : [`Processor time with all that it starts: ${wholes.join(', ')}`]),
    ...(units.length === 0
      ? []
      : [
          `Processor time of the files: ${projects.join(', ')}; the dearest:`,
          ...dearestLines(units),
        ]),
    ...(specs.length === 0 ? [] : ['Longest in the browser:', ...dearestLines(specs)]),
  ]
}

export function summaryLines(tally: Tally): string[] {
  return [
    ...timeLines(tally),
    ...tally.skipped.map(({ name, reason }) => `Skipped: ${name}: ${reason}`),
    ...tally.failed.map(({ name, reason }) => `Failed: ${name}: ${reason}`),
    countLine(tally),
  ]
}
