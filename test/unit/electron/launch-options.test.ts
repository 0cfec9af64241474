import { isAbsolute, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  dataFolderArgument,
  dataFolderFrom,
  languageArgument,
  languageFrom,
} from '#main/electron/launch-options.ts'
import { namedIn } from '#main/electron/opener.ts'
import { isLink } from '#main/electron/opening.ts'
import { runs } from '#test/property/runs.ts'

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

describe('the language of the backend process', () => {
  it.each([
    { args: [languageArgument('de'), dataFolderArgument('/tmp/a')], language: 'de' },
    { args: [languageArgument('en')], language: 'en' },
    { args: ['--language=xx'], language: 'en' },
    { args: ['--lang=de'], language: 'en' },
  ])('is what $args name: $language', ({ args, language }) => {
    expect(languageFrom(args)).toBe(language)
  })
})

describe('a thousand command lines', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('--data-dir', '--data-dir=', '--', '-', '--=x', '-data-dir', '--__proto__=1'),
    fc.string().map((text) => `--${text}`),
    fc.string().map((text) => `breakpoint:${text}`),
  )

  it('each name a folder, and files and links or none', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 8 }), fc.boolean(), (args, packaged) => {
        expect(isAbsolute(dataFolderFrom(args))).toBe(true)
        for (const name of namedIn(args, packaged, '/here')) {
          expect(isLink(name) || isAbsolute(name)).toBe(true)
        }
      }),
      runs(1_000),
    )
  })
})
