import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeGameJson } from '#shared/games/game-json.ts'
import { PRESETS, PUBLISHED_CARDS } from '#shared/games/scorecard/rules/presets.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { ScorecardAnswer, ScorecardCardAnswer } from '#main/cli/games/scorecard/answer.ts'
import { NO_BONUS } from '#test/support/yahtzee-sources.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

test('yahtzee takes rules as the other commands do: a preset, a file, a rule set of one’s own', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'short.json')
  const short = { ...PRESETS.none, name: 'Short', bonus: [], rolls: 4 }
  writeFileSync(file, makeGameJson({ game: 'scorecard', rules: short }))
  for (const [named, rerolls, jokers, rules] of [
    ['yahtzee-free', 0, 'free', PRESETS.free],
    [file, 3, 'none', short],
  ] as const) {
    const card = ['--card', 'x126kh.t18.y50', '--dice', '4,4,1,2,2', '--rerolls', String(rerolls)]
    const { out } = await runCli(['yahtzee', '--rules', named, ...card, '--json'], folder)
    const hash = ruleHash(rules)
    expect(JSON.parse(out) as ScorecardCardAnswer).toMatchObject({
      jokers,
      rerolls,
      rules: { hash },
    })
  }
})

test('a solve for a target says what it takes', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'no-bonus.json')
  writeFileSync(file, makeGameJson({ game: 'scorecard', rules: NO_BONUS }))
  const args = ['yahtzee', '--rules', file, '--target', '20', '--limit', '20']
  expect((await runCli(args, folder)).err).toMatch(
    /^Solving for targets up to 20: this takes .* and at most \d+\.\d MB of disk, and is kept\.$/m,
  )
  expect((await runCli(args, folder)).err).toBe('')
})

test('both names of the command answer for any card, its file and its positions', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'two.json')
  const boxes = [
    { name: 'Pair', shape: { kind: 'alike', sizes: [2] }, sum: 'shape' },
    { name: 'Mine', shape: { kind: 'any' }, sum: 'all' },
  ]
  writeFileSync(file, JSON.stringify({ name: 'Two boxes', dice: 3, boxes }))
  const answers = await Promise.all(
    ['yahtzee', 'scorecard'].map(
      async (name) => (await runCli([name, '--card', file, '--json'], folder)).out,
    ),
  )
  const [answer, other] = answers.map((out) => JSON.parse(out) as ScorecardAnswer)
  expect({ ...other, size: null }).toEqual({ ...answer, size: null })
  expect(answer!.categories!.map(({ category }) => category)).toEqual(['Pair', 'Mine'])
  expect(answer).toMatchObject({ rules: { name: 'Two boxes' }, size: { states: 3, bytes: 32 } })
  const at = ['--state', 'x2.t0', '--dice', '2,2,6', '--rerolls', '1', '--json']
  const { out } = await runCli(['scorecard', '--card', file, ...at], folder)
  const { choices, card } = JSON.parse(out) as ScorecardCardAnswer
  expect(card).toBe('x2.t0')
  expect(choices[0]!.keep).toEqual([6])
  expect(choices[0]!.ends[0]!.category).toBe('Pair')
  // A state stands for itself, and rules may be those of the app.
  const same = ['scorecard', '--rules', 'crag', '--card', 't0', '--dice', '1,1,6', '--rerolls', '0']
  expect((await runCli(same, folder)).out).toContain(PUBLISHED_CARDS.crag!.name)
})

test.each([
  [
    ['--state', 't0', '--dice', '1,2,2,4,4', '--rerolls', '1'],
    '--dice 1,2,2,4,4: The dice must be three faces from 1 to 6, such as 1,2,2.',
  ],
  [['--jokers', 'free'], '--jokers and --card CARD both name a card; leave one out.'],
])('another card refuses %j', async (args, message) => {
  const { err } = await runCli(['scorecard', '--card', 'crag', ...args], temporaryFolder())
  expect(err.trim()).toBe(message)
})

test('scorecard without a card asks for one', async () => {
  const { err } = await runCli(['scorecard'], temporaryFolder())
  expect(err.trim()).toBe('scorecard needs --card CARD, such as --card yatzy.')
})

test('why tells where the best choice gains on the next ones', async () => {
  const folder = temporaryFolder()
  const file = join(folder, 'two.json')
  const boxes = [
    { name: 'Pair', shape: { kind: 'alike', sizes: [2] }, sum: 'none', plus: 20 },
    { name: 'Mine', shape: { kind: 'any' }, sum: 'all' },
  ]
  writeFileSync(file, JSON.stringify({ name: 'Two boxes', dice: 3, boxes }))
  const at = ['--card', file, '--state', 't0', '--dice', '2,2,6', '--rerolls', '1', '--why']
  const { out } = await runCli(['scorecard', ...at, '--json'], folder)
  const { choices } = JSON.parse(out) as ScorecardCardAnswer
  const told = choices.filter(({ why }) => why)
  expect(told).toHaveLength(3)
  for (const { why, loss } of told) {
    const sum = why!.differences.reduce((all, { points }) => all + points, 0)
    expect(sum).toBeCloseTo(loss, 9)
    expect(why!.differences.map(({ of }) => of).toSorted()).toEqual([
      'Mine',
      'Pair',
      'bonus',
      'further',
    ])
  }
  const { out: text } = await runCli(['scorecard', ...at], folder)
  expect(text).toMatch(/\n {4}Keeping .+ makes \d+\.\d points more than [^.]+: /)
  const { err } = await runCli(['scorecard', ...at, '--target', '20'], folder)
  expect(err).toContain('--why is about the play for the mean')
})
