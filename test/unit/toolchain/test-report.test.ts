import { writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#test/support/temporary-folder.ts'
import {
  BROWSER,
  countLine,
  EMPTY,
  summaryLines,
  tallyOf,
  tallyPlaywright,
  tallyVitest,
  total,
  type Tally,
} from '../../../build/test-report.ts'

/** A report as the runner writes it, cut down to what is read. */
const asReport = (report: unknown): never => report as never

const assertion = (status: string, fullName: string, meta: object = {}): object => ({
  status,
  fullName,
  meta,
})

describe('the tally of a Vitest report', () => {
  it('counts tests and names the failed and the skipped ones', () => {
    const report = asReport({
      testResults: [
        {
          name: '/app/test/unit/roll.test.ts',
          status: 'passed',
          assertionResults: [
            assertion('passed', ' dice roll'),
            assertion('skipped', ' dice fly', { skipReason: 'dice have no wings' }),
            assertion('skipped', ' dice swim'),
            assertion('todo', ' dice sing'),
          ],
        },
        {
          name: '/app/test/unit/dice.test.ts',
          status: 'failed',
          assertionResults: [
            {
              ...assertion('failed', ' dice land'),
              failureMessages: [
                '\u001b[31mError: off the table\u001b[39m\n    at throw',
                'Error: late',
              ],
            },
            assertion('passed', ' dice spin'),
          ],
        },
      ],
    })
    expect(tallyVitest(report)).toEqual({
      passed: 2,
      failed: [{ name: 'dice.test.ts > dice land', reason: 'Error: off the table' }],
      skipped: [
        { name: 'dice fly', reason: 'dice have no wings' },
        { name: 'dice swim', reason: 'no reason given' },
        { name: 'dice sing', reason: 'to be written' },
      ],
      files: [],
      runners: [],
    })
  })

  it('counts a file that could not be loaded as a failed test', () => {
    const file = { name: 'a.test.ts', status: 'failed', assertionResults: [] }
    const report = asReport({ testResults: [{ ...file, message: 'Error: torn' }, file] })
    expect(tallyVitest(report).failed).toEqual([
      { name: 'a.test.ts', reason: 'Error: torn' },
      { name: 'a.test.ts', reason: 'no reason given' },
    ])
  })
})

describe('the tally of a Playwright report', () => {
  const spec = (title: string, status: string, annotations: object[] = []): object => ({
    title,
    tests: [
      { status, annotations, results: [{ duration: 500, error: { message: `${title} not` } }] },
    ],
  })

  it('counts the tests of nested suites, and names those that did not simply pass', () => {
    const report = asReport({
      errors: [],
      suites: [
        {
          title: 'rules.spec.ts',
          file: 'web/rules.spec.ts',
          specs: [spec('opens', 'expected'), spec('shuts', 'unexpected')],
          suites: [
            {
              title: 'import',
              file: 'web/rules.spec.ts',
              specs: [
                spec('by link', 'skipped', [{ type: 'skip', description: 'no network' }]),
                spec('by file', 'skipped', [{ type: 'fixme' }]),
                spec('by hand', 'skipped'),
              ],
            },
          ],
        },
      ],
    })
    expect(tallyPlaywright(report)).toEqual({
      passed: 1,
      failed: [{ name: 'rules.spec.ts > shuts', reason: 'shuts not' }],
      skipped: [
        { name: 'rules.spec.ts > import > by link', reason: 'no network' },
        { name: 'rules.spec.ts > import > by file', reason: 'no reason given' },
        { name: 'rules.spec.ts > import > by hand', reason: 'an earlier failure left it out' },
      ],
      files: [{ file: 'rules.spec.ts', project: BROWSER, seconds: 2.5 }],
      runners: [],
    })
  })

  it('counts an error outside the tests as a failed test', () => {
    const report = asReport({ errors: [{ message: 'no such module' }], suites: [] })
    expect(tallyPlaywright(report).failed).toEqual([
      { name: 'outside of the tests', reason: 'no such module' },
    ])
  })
})

describe('the tally of a report file', () => {
  let folder = ''

  beforeEach(() => {
    folder = temporaryFolder()
  })

  function written(text: string): string {
    const file = join(folder, 'report.json')
    writeFileSync(file, text)
    return file
  }
  const onePassed = JSON.stringify({
    testResults: [
      { name: 'a.test.ts', status: 'passed', assertionResults: [assertion('passed', 'a')] },
    ],
  })

  it('is that of the report', () => {
    const expected = { passed: 1, failed: [], skipped: [] }
    expect(tallyOf(written(onePassed), tallyVitest, false)).toMatchObject(expected)
  })

  it('has a failed test where the runner failed for a reason of its own', () => {
    const reason = 'it failed although no test did'
    const expected = { passed: 1, failed: [{ name: 'the runner of report.json', reason }] }
    expect(tallyOf(written(onePassed), tallyVitest, true)).toMatchObject(expected)
  })

  it('is one failed test where the report is missing, torn or foreign', () => {
    for (const file of [join(folder, 'none.json'), written('{"testRes'), written('{}')]) {
      expect(tallyOf(file, tallyVitest, false)).toMatchObject({
        passed: 0,
        failed: [{ name: basename(file), reason: expect.stringMatching(/^no test report/) }],
      })
    }
  })
})

describe('the summary', () => {
  const a = { name: 'a', reason: 'b' }
  const b = { name: 'b', reason: 'c' }

  it('mentions skipped tests only if there are any', () => {
    const counts = { ...EMPTY, passed: 12 }
    expect(countLine(counts)).toBe('12 passed, 0 failed')
    expect(countLine({ ...counts, failed: [a, a, a], skipped: [a] })).toBe(
      '12 passed, 3 failed, 1 skipped',
    )
  })

  it('sums both runners, and tells their times and the dearest files', () => {
    const units: Tally = {
      passed: 1,
      failed: [a],
      skipped: [b],
      files: [
        { file: 'c.test.ts', project: 'unit', seconds: 1 },
        { file: 'd.test.ts', project: 'renderer', seconds: 12.34 },
        { file: 'e.test.ts', project: 'unit', seconds: 2 },
      ],
      runners: [{ runner: 'Vitest', seconds: 20.4 }],
    }
    const browser: Tally = {
      passed: 4,
      failed: [b],
      skipped: [b],
      files: [{ file: 'f.spec.ts', project: BROWSER, seconds: 5 }],
      runners: [{ runner: 'Playwright', seconds: 9 }],
    }
    expect(summaryLines(total([units, browser]))).toEqual([
      'Processor time with all that it starts: Vitest 20 s, Playwright 9 s',
      'Processor time of the files: unit 3 s, renderer 12 s; the dearest:',
      '   12.3 s  d.test.ts',
      '    2.0 s  e.test.ts',
      '    1.0 s  c.test.ts',
      'Longest in the browser:',
      '    5.0 s  f.spec.ts',
      'Skipped: b: c',
      'Skipped: b: c',
      'Failed: a: b',
      'Failed: b: c',
      '5 passed, 2 failed, 2 skipped',
    ])
  })

  it('tells of ten files, and of no processor time that is not known', () => {
    const files = Array.from({ length: 12 }, (_, i) => ({
      file: `${i}.spec.ts`,
      project: BROWSER,
      seconds: i,
    }))
    const lines = summaryLines({
      ...EMPTY,
      files,
      runners: [{ runner: 'Playwright', seconds: undefined }],
    })
    expect(lines[0]).toBe('Longest in the browser:')
    expect(lines).toHaveLength(12)
    expect(lines[10]).toContain(' 2.spec.ts')
  })
})
