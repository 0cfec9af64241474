import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '#test/mutations/faults.ts'

const ROOT = join(import.meta.dirname, '../../..')
const idsOf = (faults: typeof FAULTS) => faults.map(({ id }) => id)

describe('the faults that tests must find', () => {
  it('have a text that stands once in its file, and another in its place', () => {
    const wrong = FAULTS.filter(({ file, find, replace }) => {
      const count = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1
      return count !== 1 || replace === find
    })
    expect(idsOf(wrong)).toEqual([])
  })

  it('name tests that are there, and need no browser', () => {
    const wrong = FAULTS.filter(
      ({ test }) =>
        !/^test\/(unit|property)\/.+\.test\.ts$/.test(test) || !existsSync(join(ROOT, test)),
    )
    expect(idsOf(wrong)).toEqual([])
  })

  it('are told apart, and no more than three in one file', () => {
    expect(new Set(idsOf(FAULTS)).size).toBe(FAULTS.length)
    const byFile = Map.groupBy(FAULTS, ({ file }) => file)
    expect([...byFile].filter(([, faults]) => faults.length > 3).map(([file]) => file)).toEqual([])
  })
})
