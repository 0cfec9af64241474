import { describe, expect, test } from 'vitest'
import type { MatchAnswer } from '#main/cli/games/farkle/match.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

/** Runs `match --json`, which must succeed, and reads its answer. */
async function match(args: readonly string[], dataFolder?: string): Promise<MatchAnswer> {
  const { code, out, err } = await runCli(['match', '--json', ...args], dataFolder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  return JSON.parse(out) as MatchAnswer
}

describe('match', () => {
  // The results of the 2017 paper stand in match-farkle.test.ts.
  test('prints both seats of both players', async () => {
    const answer = await match([
      ...['--rules', 'farkle', '--goal', '2000'],
      '--first',
      'points-bank',
      '--second',
      'optimal',
    ])
    expect(answer.first).toBeGreaterThan(0.5)
    expect(answer.average).toBeLessThan(0.5)
    expect(answer.average).toBeCloseTo((answer.first + answer.second) / 2, 14)
    expect(answer.residual).toBeLessThanOrEqual(1e-12)
    const { first, second, average, firstPolicy, secondPolicy } = answer
    expect(firstPolicy).toEqual({
      policy: 'points-bank',
      name: 'Most points, winning bank taken',
      asFirst: first,
      asSecond: second,
      average,
    })
    expect(secondPolicy).toMatchObject({ policy: 'optimal', name: 'Optimal' })
    expect(secondPolicy.asFirst).toBeCloseTo(1 - second, 14)
    expect(secondPolicy.asSecond).toBeCloseTo(1 - first, 14)
    expect(secondPolicy.average).toBeCloseTo(1 - average, 14)
  })

  test('the other way round says the same', async () => {
    const folder = temporaryFolder()
    const rules = ['--rules', 'farkle', '--goal', '2000', '--end', 'final-turn']
    const one = await match([...rules, '--first', 'hold-350', '--second', 'table'], folder)
    const other = await match([...rules, '--first', 'table', '--second', 'hold-350'], folder)
    expect(other.first).toBeCloseTo(1 - one.second, 10)
    expect(other.second).toBeCloseTo(1 - one.first, 10)
    expect(one).toMatchObject({ goal: 2000, end: 'final-turn' })
  })

  test('plays by a rule of thumb', async () => {
    const rules = ['--rules', 'farkle', '--goal', '1000']
    const rule = 'rule:hold=15n3,divide=6,score=60,go=600,shape=half'
    const answer = await match([...rules, '--first', rule, '--second', 'optimal'])
    expect(answer.firstPolicy).toMatchObject({
      policy: rule,
      name: 'Rule of thumb with 4 numbers',
    })
    expect(answer.average).toBeGreaterThan(0.48)
    expect(answer.average).toBeLessThan(0.5)
  })

  test('two optimal players share the whole', async () => {
    const args = [
      '--rules',
      'farkle',
      '--goal',
      '1000',
      '--first',
      'optimal',
      '--second',
      'optimal',
    ]
    const { first, second, average } = await match(args)
    expect(first + second).toBeCloseTo(1, 12)
    expect(average).toBeCloseTo(0.5, 12)
    expect(first).toBeGreaterThan(second)
  })

  test('for people is a table', async () => {
    const args = [
      '--rules',
      'farkle',
      '--goal',
      '1000',
      '--first',
      'points',
      '--second',
      'hold-300',
    ]
    const { code, out } = await runCli(['match', ...args])
    expect(code).toBe(0)
    const lines = out.split('\n')
    for (const line of [
      /^ +Wins of +moving first +moving second +on average$/,
      /^ *Most points( +\d\d\.\d{4}%){3}$/,
      /^ *Hold at 300( +\d\d\.\d{4}%){3}$/,
      /^Exact; the largest residual of the equations is \d(\.\d)?e[-+]\d+\.$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(line))
    }
  })
})

describe('what is wrong is named with its flag', () => {
  const NO_POLICY =
    '"best" is no policy. There are optimal, points, points-bank, table, go-for-it, hold-350, with any number, card:4 and rule:.'
  test.each([
    [[], 'match needs --rules RULES, such as --rules zilch or --rules my-rules.json.'],
    [['--rules', 'farkle'], 'match needs --first POLICY, such as --first optimal.'],
    [
      ['--rules', 'farkle', '--first', 'optimal'],
      'match needs --second POLICY, such as --second optimal.',
    ],
    [['--rules', 'farkle', '--first', 'best', '--second', 'optimal'], `--first: ${NO_POLICY}`],
    [
      ['--rules', 'farkle', '--first', 'optimal', '--second', 'card:6'],
      '--second: "card:6" must name 1 to 5 columns, such as card:4 or card:4:lead.',
    ],
    [['--rules', 'farkle', '--first', 'optimal', '--second', 'best'], `--second: ${NO_POLICY}`],
    [
      ['--rules', 'farkle', '--end', 'never', '--first', 'optimal', '--second', 'optimal'],
      '--end never: a game ends in one of three ways, immediate, final-turn or equal-turns.',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await runCli(['match', ...args])
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${message}\n` })
  })

  test('help tells every flag and every policy', async () => {
    const { code, out } = await runCli(['match', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm run -s cli -- match --rules RULES --first POLICY /)
    for (const flag of ['rules', 'goal', 'end', 'first', 'second', 'json', 'data-dir']) {
      expect(out).toMatch(new RegExp(`^ {2}--${flag}\\b`, 'm'))
    }
    for (const policy of [
      'optimal',
      'points',
      'points-bank',
      'table',
      'go-for-it',
      'hold-350',
      'card:4',
    ]) {
      expect(out).toMatch(new RegExp(`^ {2}${policy}$`, 'm'))
    }
    for (const line of out.split('\n').slice(1)) expect(line.length).toBeLessThanOrEqual(100)
  })
})
