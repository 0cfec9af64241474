import { resolve } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { dataFolderArgument, dataFolderFrom } from '#main/electron/launch-options.ts'

afterEach(() => vi.unstubAllEnvs())

describe('the data folder', () => {
  it.each([
    { args: ['--data-dir', '/tmp/a'] },
    { args: ['.', '--data-dir=/tmp/a'] },
    { args: ['--no-sandbox', '--type=utility', '--data-dir=/tmp/a', '--lang=de', '-x'] },
    { args: [dataFolderArgument('/tmp/a')] },
  ])('is what $args name', ({ args }) => {
    expect(dataFolderFrom(args)).toBe(resolve('/tmp/a'))
  })

  it('may be given by the environment', () => {
    vi.stubEnv('BREAKPOINT_DATA', '/tmp/b')
    expect(dataFolderFrom([])).toBe(resolve('/tmp/b'))
    expect(dataFolderFrom(['--data-dir=/tmp/a'])).toBe(resolve('/tmp/a'))
  })

  it.each([[['--data-dir']], [['--data-dir=']]])('is the usual one for %s', (args) => {
    vi.stubEnv('BREAKPOINT_DATA', '/tmp/b')
    expect(dataFolderFrom(args)).toBe(resolve('/tmp/b'))
  })
})
