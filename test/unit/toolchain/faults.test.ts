import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FAULTS } from '#test/mutations/faults.ts'

const ROOT = join(import.meta.dirname, '../../..')

describe('the faults that tests must find', () => {
  it.each(FAULTS)('$id: its text stands once in its file', ({ file, find, replace }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2)
    expect(replace).not.toBe(find)
  })

  it.each(FAULTS)('$id: its test is there, and needs no browser', ({ test }) => {
    expect(test).toMatch(/^test\/(unit|property)\/.+\.test\.ts$/)
    expect(existsSync(join(ROOT, test))).toBe(true)
  })

  it('are told apart, and no more than three in one file', () => {
    expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(FAULTS.length)
    const byFile = Map.groupBy(FAULTS, ({ file }) => file)
    expect([...byFile].filter(([, faults]) => faults.length > 3).map(([file]) => file)).toEqual([])
  })
})
