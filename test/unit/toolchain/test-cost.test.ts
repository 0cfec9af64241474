import { describe, expect, it } from 'vitest'
import {
  filesOverLimit,
  LIMIT_SECONDS,
  slowness,
  type MeasuredFile,
} from '../../../build/test-cost.ts'

const file = (name: string, seconds: number, paceMs: number): MeasuredFile => ({
  file: name,
  project: 'unit',
  processorMs: seconds * 1000,
  paceMs,
})

describe('the limit of a test file', () => {
  const usual = 0.1

  it('is passed by a file that takes more processor time', () => {
    const files = [
      file('cheap.test.ts', LIMIT_SECONDS - 0.1, usual),
      file('dear.test.ts', LIMIT_SECONDS + 0.1, usual),
    ]
    expect(filesOverLimit(files)).toEqual([
      {
        name: 'dear.test.ts',
        reason: expect.stringMatching(/ takes \d+\.1 s .+\.long\.test\.ts$/),
      },
    ])
  })

  it('grows on a machine that is slow for all files, and not by one that was disturbed', () => {
    const slow = 1000
    const dear = file('dear.test.ts', LIMIT_SECONDS + 0.1, slow)
    expect(slowness([])).toBe(1)
    expect(filesOverLimit([dear, file('a', 1, usual), file('b', 1, usual)])).toHaveLength(1)
    expect(filesOverLimit([dear, file('a', 1, slow), file('b', 1, slow)])).toEqual([])
  })
})
