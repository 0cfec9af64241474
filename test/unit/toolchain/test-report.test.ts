import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  countLine,
  tallyOf,
  tallyPlaywright,
  tallyVitest,
  total,
} from '../../../build/test-report.ts'

/** A report as the runner writes it, cut down to what is read. */
const asReport = (report: unknown): never => report as never

const assertion = (status: string, fullName: string, meta: object = {}): object => ({
  status,
  fullName,
  meta,
})

describe('the tally of a Vitest report', () => {
  it('counts tests and names the skipped ones', () => {
    const report = asReport({
      testResults: [
        {
          status: 'passed',
          assertionResults: [
            assertion('passed', ' dice roll'),
            assertion('skipped', ' dice fly', { skipReason: 'dice have no wings' }),
            assertion('skipped', ' dice swim'),
            assertion('todo', ' dice sing'),
          ],
        },
        {
          status: 'failed',
          assertionResults: [assertion('failed', ' a'), assertion('passed', ' b')],
        },
      ],
    })
    expect(tallyVitest(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: [
        { name: 'dice fly', reason: 'dice have no wings' },
        { name: 'dice swim', reason: 'no reason given' },
        { name: 'dice sing', reason: 'to be written' },
      ],
      flaky: [],
    })
  })

  it('counts a file that could not be loaded as a failed test', () => {
    const report = asReport({ testResults: [{ status: 'failed', assertionResults: [] }] })
    expect(tallyVitest(report)).toEqual({ passed: 0, failed: 1, skipped: [], flaky: [] })
  })
})

describe('the tally of a Playwright report', () => {
  const spec = (title: string, status: string, annotations: object[] = []): object => ({
    title,
    tests: [{ status, annotations }],
  })

  it('counts the tests of nested suites, and names the skipped and the flaky ones', () => {
    const report = asReport({
      errors: [],
      suites: [
        {
          title: 'rules.spec.ts',
          specs: [spec('opens', 'expected'), spec('shuts', 'unexpected')],
          suites: [
            {
              title: 'import',
              specs: [
                spec('by link', 'skipped', [{ type: 'skip', description: 'no network' }]),
                spec('by file', 'skipped', [{ type: 'fixme' }]),
                spec('by hand', 'skipped'),
                spec('by text', 'flaky'),
              ],
            },
          ],
        },
      ],
    })
    expect(tallyPlaywright(report)).toEqual({
      passed: 2,
      failed: 1,
      skipped: [
        { name: 'rules.spec.ts > import > by link', reason: 'no network' },
        { name: 'rules.spec.ts > import > by file', reason: 'no reason given' },
        { name: 'rules.spec.ts > import > by hand', reason: 'an earlier failure left it out' },
      ],
      flaky: ['rules.spec.ts > import > by text'],
    })
  })

  it('counts an error outside the tests as a failed test', () => {
    const report = asReport({ errors: [{ message: 'no such module' }], suites: [] })
    expect(tallyPlaywright(report)).toEqual({ passed: 0, failed: 1, skipped: [], flaky: [] })
  })
})

describe('the tally of a report file', () => {
  let folder = ''
  const failure = { passed: 0, failed: 1, skipped: [], flaky: [] }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'breakpoint-report-'))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    rmSync(folder, { recursive: true })
    vi.restoreAllMocks()
  })

  function written(text: string): string {
    const file = join(folder, 'report.json')
    writeFileSync(file, text)
    return file
  }
  const onePassed = JSON.stringify({
    testResults: [{ status: 'passed', assertionResults: [assertion('passed', 'a')] }],
  })

  it('is that of the report', () => {
    const expected = { passed: 1, failed: 0, skipped: [], flaky: [] }
    expect(tallyOf(written(onePassed), tallyVitest, false)).toEqual(expected)
  })

  it('has a failed test where the runner failed for a reason of its own', () => {
    const expected = { passed: 1, failed: 1, skipped: [], flaky: [] }
    expect(tallyOf(written(onePassed), tallyVitest, true)).toEqual(expected)
  })

  it('is one failed test where the report is missing, torn or foreign', () => {
    expect(tallyOf(join(folder, 'none.json'), tallyVitest, false)).toEqual(failure)
    expect(tallyOf(written('{"testRes'), tallyVitest, false)).toEqual(failure)
    expect(tallyOf(written('{}'), tallyVitest, false)).toEqual(failure)
  })
})

describe('the line of counts', () => {
  it('mentions skipped tests only if there are any', () => {
    const skipped = [{ name: 'a', reason: 'b' }]
    expect(countLine({ passed: 12, failed: 0, skipped: [], flaky: [] })).toBe('12 passed, 0 failed')
    expect(countLine({ passed: 12, failed: 3, skipped, flaky: [] })).toBe(
      '12 passed, 3 failed, 1 skipped',
    )
  })

  it('sums suites', () => {
    const skip = { name: 'a', reason: 'b' }
    const suites = [
      { passed: 1, failed: 2, skipped: [skip], flaky: ['c'] },
      { passed: 4, failed: 8, skipped: [skip], flaky: ['d'] },
    ]
    expect(total(suites)).toEqual({
      passed: 5,
      failed: 10,
      skipped: [skip, skip],
      flaky: ['c', 'd'],
    })
  })
})
