import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { STRANGE_FILES } from '#test/support/strange-files.ts'
import { ended, runCli, startCli, temporaryFolder } from './run-cli.ts'

const FLAGS =
  '--rules RULES, --penalty POINTS, --opponent, --frontier, --json and --data-dir FOLDER'
const PENALTY = 'The farkle penalty must be from 0 to 1,000,000 points.'

/** Wrong usage: exit code 2, one line on standard error, nothing on standard output. */
async function wrongUse(args: readonly string[]): Promise<string> {
  const { code, out, err } = await runCli(args)
  expect({ code, out }, err).toEqual({ code: 2, out: '' })
  expect(err).toMatch(/^[^\n]+[.)]\n$/)
  return err.trimEnd()
}

describe('wrong usage is one sentence that says what would be right', () => {
  test.each([
    [
      [],
      'Name a command (score, win, match, rules-of-thumb, analyse, sheet, yahtzee, scorecard), or --help for help.',
    ],
    [
      ['solve'],
      'There is no command "solve"; the commands are score, win, match, rules-of-thumb, analyse, sheet, yahtzee, scorecard.',
    ],
    [['--json'], 'There is no flag --json before the command; there are --help and --version.'],
    [['score'], 'score needs --rules RULES, such as --rules zilch or --rules my-rules.json.'],
    [['score', '--rules'], '--rules needs a value: --rules RULES.'],
    [['score', '--rules='], '--rules needs a value: --rules RULES.'],
    [['score', '--rules', '--json'], '--rules needs a value: --rules RULES.'],
    [['score', '--rules', 'zilch', '--points'], `score has no flag --points; it takes ${FLAGS}.`],
    [['score', '--rules', 'zilch', '-p', '5'], `score has no flag -p; it takes ${FLAGS}.`],
    [['score', 'zilch'], `"zilch" does not belong to a flag; score takes ${FLAGS}.`],
    [['score', '--json=yes'], '--json takes no value; leave out "=yes".'],
    [['score', '--json', '--json'], '--json is given twice; give it once.'],
    [['score', '--rules', 'zilch', '--rules', 'farkle'], '--rules is given twice; give it once.'],
    [['score', '--rules', 'zilch', '--penalty'], '--penalty needs a value: --penalty POINTS.'],
    [['score', '--rules', 'zilch', '--penalty', 'much'], `--penalty much: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty', '-500'], `--penalty -500: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty=-0.5'], `--penalty -0.5: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty', 'Infinity'], `--penalty Infinity: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty', '1e3'], `--penalty 1e3: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty', '5 00'], `--penalty 5 00: ${PENALTY}`],
    [['score', '--rules', 'zilch', '--penalty', '1000001'], `--penalty 1000001: ${PENALTY}`],
    [
      ['score', '--rules', 'zilch', '--data-dir', ''],
      '--data-dir needs a value: --data-dir FOLDER.',
    ],
    [['score', '--rules', 'missing.json'], '--rules: there is no file missing.json.'],
    [['score', '--rules', './missing'], '--rules: there is no file ./missing.'],
    [
      ['score', '--rules', 'zilhc'],
      '--rules: "zilhc" is neither a preset (farkle, zilch, facebook, possibly-wrong) nor a file, an address of the Farkle Strategy Generator or the id of a rule set of yours.',
    ],
    [
      ['score', '--rules', 'set1=100,200&set2=0,0,0,0,0,0'],
      '--rules: this address is no rule set: set1 must be six whole numbers with commas between them, such as 100,200,1000,2000,3000,4000. (and 4 more)',
    ],
    [
      ['score', '--rules', 'https://example.org/'],
      '--rules: this address is no rule set: This is no Farkle Strategy Generator address: it must contain set1=... to set6=..., six points each.',
    ],
  ])('%j', async (args, message) => {
    expect(await wrongUse(args)).toBe(message)
  })

  test.each([
    [
      'is no JSON',
      '{"name": "Mine",\n  oops',
      /^--rules: \S+ is no rule set: This is not valid JSON \(/,
    ],
    ['is empty', '', /is no rule set: This is not valid JSON \(/],
    ['is another thing', '[1, 2]', /: A rule set in JSON is an object, in curly brackets\.$/],
    ['has no sets', '{}', /: Points of sets is missing\.$/],
    [
      'has a wrong field',
      JSON.stringify({ ...PRESETS.zilch, straight: -1 }),
      /: Straight must be a whole number from 0 to 100,000\.$/,
    ],
    [
      'has two wrong fields',
      JSON.stringify({ ...PRESETS.zilch, goal: 'far', nothing: 0.5 }),
      /: .+ must be a whole number from .+\. \(and 1 more\)$/,
    ],
    [
      'has an unknown field',
      JSON.stringify({ ...PRESETS.zilch, jokers: 1 }),
      /: jokers is not a field/,
    ],
    ['is very long', ' '.repeat(2_000_000), /: This text is far too long for a rule set\.$/],
    ['is binary', Buffer.alloc(5000, 0xff), /is no rule set: This is not valid JSON \(/],
  ])('a file that %s', async (_, content, message) => {
    const file = join(temporaryFolder(), 'rules.json')
    writeFileSync(file, content)
    expect(await wrongUse(['score', '--rules', file, '--json'])).toMatch(message)
  })

  test('a folder', async () => {
    const folder = join(temporaryFolder(), 'rules.json')
    mkdirSync(folder)
    expect(await wrongUse(['score', '--rules', folder])).toBe(
      `--rules: ${folder} is a folder; name a JSON file in it.`,
    )
  })
})

describe('what is no small file is refused at once', () => {
  const SENTENCES = {
    folder: 'is a folder; name a JSON file in it.',
    'no-file': 'is not a file; name a JSON file.',
    'too-large': 'is no rule set: This text is far too long for a rule set.',
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

describe('help', () => {
  test.each([[['--help']], [['-h']]])('%j names every command', async (args) => {
    const { code, out, err } = await runCli(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Usage: npm run -s cli -- COMMAND/)
    for (const name of ['score', 'win', 'match', 'analyse', 'sheet']) {
      expect(out).toMatch(new RegExp(`^ {2}${name} {2,}\\S`, 'm'))
    }
  })

  test.each([
    [['score', '--help']],
    [['score', '-h']],
    [['score', '--rules', 'zilch', '--nonsense', '--help']],
  ])('%j names every flag', async (args) => {
    const { code, out, err } = await runCli(args)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/^Usage: npm run -s cli -- score --rules RULES/)
    for (const flag of [
      '--rules RULES',
      '--penalty POINTS',
      '--frontier',
      '--json',
      '--data-dir FOLDER',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${flag} `, 'm'))
    }
    for (const preset of Object.keys(PRESETS)) expect(out).toContain(preset)
  })

  test('--version', async () => {
    expect(await runCli(['--version'])).toEqual({
      code: 0,
      out: expect.stringMatching(/^Breakpoint \d+\.\d+\.\d+\n$/) as string,
      err: '',
    })
  })
})
