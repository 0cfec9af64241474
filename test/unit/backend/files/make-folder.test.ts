import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { makeFolder } from '#main/backend/files/make-folder.ts'
import { temporaryFolder } from '../harness.ts'

const source = (path: string): string =>
  fileURLToPath(new URL(`../../../../src-main/${path}`, import.meta.url))

test('a folder is made with all that are missing above it, once', () => {
  const folder = join(temporaryFolder(), 'far', 'away')
  makeFolder(folder)
  writeFileSync(join(folder, 'file'), 'kept')
  makeFolder(folder)
  expect(readFileSync(join(folder, 'file'), 'utf8')).toBe('kept')
})

test('a link to a folder is one', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'real'))
  symlinkSync(join(folder, 'real'), join(folder, 'link'), 'junction')
  makeFolder(join(folder, 'link', 'inner'))
  expect(statSync(join(folder, 'real', 'inner')).isDirectory()).toBe(true)
})

/** Places where no folder can be made, by anybody. */
const IMPOSSIBLE: [string, () => string][] = [
  [
    'below a file',
    () => {
      const file = join(temporaryFolder(), 'file')
      writeFileSync(file, '')
      return join(file, 'data')
    },
  ],
]
if (process.platform !== 'win32') {
  IMPOSSIBLE.push([
    'below a link that leads to itself',
    () => {
      const link = join(temporaryFolder(), 'link')
      symlinkSync(link, link)
      return join(link, 'data')
    },
  ])
}
// Here Node's own way of making folders one in the other never ends.
if (process.platform === 'linux') IMPOSSIBLE.push(['below /proc', () => '/proc/nowhere/data'])

describe.each(IMPOSSIBLE)('a data folder %s', (_, place) => {
  test.each([
    ['web shell', ['web/main.ts', '--port', '0']],
    ['terminal', ['cli/main.ts', 'score', '--rules', 'zilch']],
  ])('ends the start of the %s with a sentence', (_, [main, ...args]) => {
    const folder = place()
    const child = spawnSync(process.execPath, [source(main!), ...args, '--data-dir', folder], {
      timeout: 30_000,
      killSignal: 'SIGKILL',
      encoding: 'utf8',
      env: { ...process.env, LANG: 'en_GB.UTF-8', NODE_OPTIONS: '' },
    })
    expect(child).toMatchObject({ status: 1, signal: null, stdout: '' })
    expect(child.stderr).toMatch(
      /^The data folder \S+ could not be made \([^\n]+\)\. Name [^\n]+\.\n$/,
    )
    expect(child.stderr).toContain(folder)
    expect(existsSync(folder)).toBe(false)
  })
})
