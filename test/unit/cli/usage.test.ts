import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { ended, runCli, startCli, temporaryFolder } from './run-cli.ts'

/** Wrong usage: exit code 2, one line on standard error, nothing on standard output. */
async function wrongUse(args: readonly string[]): Promise<string> {
  const { code, out, err } = await runCli(args)
  expect({ code, out }, err).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^[^\n]+[.)]\n$/)
  return err.trimEnd()
}

describe('wrong usage is one sentence that says what would be right', () => {
  // Those without spaces and empty texts stand in golden.test.ts.
  test.each([
    [
      [],
      'Name a command (score, steps, win, match, best-dice, rules-of-thumb, analyse, sheet, yahtzee, scorecard), or --help for help.',
    ],
    [
      ['score', '--rules', 'zilch', '--penalty', '5 00'],
      '--penalty 5 00: The farkle penalty must be from 0 to 1,000,000 points.',
    ],
    [
      ['score', '--rules', 'zilch', '--data-dir', ''],
      '--data-dir needs a value: --data-dir FOLDER.',
    ],
  ])('%j', async (args, message) => {
    expect(await wrongUse(args)).toBe(message)
  })

  test.each([
    [
      'is not JSON',
      '{"name": "Mine",\n  oops',
      /^--rules: \S+ is not a rule set: This is not valid JSON \(/,
    ],
    [
      'has two wrong fields',
      JSON.stringify({ ...PRESETS.zilch, goal: 'far', nothing: 0.5 }),
      /: .+ must be a whole number from .+\. \(and 1 more\)$/,
    ],
    ['is very long', ' '.repeat(2_000_000), /: This text is far too long for a rule set\.$/],
  ])('a file that %s', async (_, content, message) => {
    const file = join(temporaryFolder(), 'rules.json')
    writeFileSync(file, content)
    expect(await wrongUse(['score', '--rules', file, '--json'])).toMatch(message)
  })
})

describe('what is no small file is refused at once', () => {
  const SENTENCES = {
    folder: 'is a folder; name a JSON file in it.',
    'no-file': 'is not a file; name a JSON file.',
    'too-large': 'is not a rule set: This text is far too long for a rule set.',
  }

  test.each(STRANGE_FILES)('$what', async ({ what, make, reason }) => {
    const path = join(temporaryFolder(), 'rules.json')
    make(path)
    const args = ['score', '--rules', path]
    // A pipe would keep this process for ever.
    const { code, out, err } = await (what.includes('pipe') ? ended(startCli(args)) : runCli(args))
    expect({ code, out }, err).toEqual({ code: 2, out: '' })
    const why = reason === null ? 'could not be read (ELOOP' : SENTENCES[reason]
    expect(err).toContain(`--rules: ${path} ${why}`)
  })
})

test('a rule set of one’s own that cannot be read is told to be so', async () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'rule-sets'))
  writeFileSync(join(folder, 'rule-sets', 'mine.json'), 'my rules')
  const { code, out, err } = await runCli(['score', '--rules', 'mine'], folder)
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toMatch(
    /^--rules: your rule set mine cannot be read \(This is not valid JSON .+\)\.$/m,
  )
})

test.each([
  [['-h'], ['--help']],
  [
    ['score', '-h'],
    ['score', '--help'],
  ],
  [
    ['score', '--rules', 'zilch', '--nonsense', '--help'],
    ['score', '--help'],
  ],
])('%j helps as %j does', async (args, same) => {
  expect(await runCli(args)).toEqual(await runCli(same))
})

test('--version', async () => {
  expect(await runCli(['--version'])).toEqual({
    code: 0,
    out: expect.stringMatching(/^Breakpoint \d+\.\d+\.\d+\n$/) as string,
    err: '',
  })
})
