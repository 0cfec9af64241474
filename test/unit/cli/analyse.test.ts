import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { AnalyseAnswer, PointsAnswer } from '#main/cli/games/farkle/analyse.ts'
import { runCli, temporaryFolder } from './run-cli.ts'

/** Runs `analyse --json`, which must succeed, and reads its answer. */
async function analysed(args: readonly string[], dataFolder?: string): Promise<AnalyseAnswer> {
  const { code, out, err } = await runCli(['analyse', '--json', ...args], dataFolder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  return JSON.parse(out) as AnalyseAnswer
}

describe('analyse', () => {
  test('prints every legal option of the example of the 2017 paper', async () => {
    const answer = await analysed(['--rules', 'farkle', '--position', 'b0.d0.t2000.r366114'])
    expect(answer).toMatchObject({
      position: 'b0.d0.t2000.r113466',
      finalTurn: false,
      farkled: false,
      winsAtOnce: false,
      bestForWinning: 0,
      bestForPoints: 0,
      disagreement: 0,
      pointsDisagreement: 0,
    })
    expect(answer.verdict).toMatch(/^Both goals agree: set aside 1 1 and bank 2,200\. /)
    const options = answer.options.map(({ setAside, then, diceLeft, turnTotal }) => [
      setAside.join(''),
      then,
      diceLeft,
      turnTotal,
    ])
    expect(options).toEqual([
      ['11', 'bank', 4, 2200],
      ['1', 'roll', 5, 2100],
      ['1', 'bank', 5, 2100],
      ['11', 'roll', 4, 2200],
    ])
    const [best, second] = answer.options
    expect(answer.winProbability).toBe(best!.winProbability)
    expect(second!.winLoss).toBeCloseTo(best!.winProbability - second!.winProbability, 14)
    expect(best!.expectedPoints).toBe(2200)
    expect(second!.farkleProbability).toBeCloseTo(25 / 324, 14)
    expect(best!.reason).toMatch(/^Banks 2,200: the opponent then wins \d\d\.\d%\.$/)
  })

  test('tells the points alone without solving the game', async () => {
    const args = ['analyse', '--rules', 'farkle', '--points', '--position']
    const { code, out, err } = await runCli([...args, 'b0.d0.t350.n4'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('b0.d0.t350.n4, for points:')
    expect(out).toMatch(/roll 4 +448\.795 +-\n +bank 350 +350\.000 +98\.795\n/)
    const { out: json } = await runCli([...args, 'b0.d0.t2000.r366114', '--json'])
    const { options } = JSON.parse(json) as PointsAnswer
    expect(options.map(({ setAside, then }) => `${setAside.join('')} ${then}`)).toEqual([
      ...['11 bank', '1 roll', '1 bank', '11 roll'],
    ])
    const { out: decided } = await runCli([...args, 'b0.d0.t300.r2346'])
    expect(decided).toContain('There is nothing to decide')
  })

  test('tells which number is which kind of dice, whatever their order in the file', async () => {
    const file = join(temporaryFolder(), 'loaded.json')
    const ownDice = [{ name: 'Lucky', weights: [16.7, 16.7, 16.6, 20, 10, 20] }, { joker: 1 }]
    const { sets } = PRESETS.farkle
    writeFileSync(
      file,
      JSON.stringify({ sets: sets.map((row) => row.slice(0, 5)), dice: 5, ownDice }),
    )
    const asked = ['analyse', '--rules', file, '--points', '--position']
    const { code, out } = await runCli([...asked, 'b0.d0.t100.n2.k13'])
    expect(code).toBe(0)
    expect(out).toContain('Kinds of dice in a position: 1 ordinary, 2 own 2, 3 Lucky.')
    expect(out).toContain('roll 1 ordinary, 1 Lucky')
    const wrong = await runCli([...asked, 'b0.d0.t100.n2.k14'])
    expect(wrong.err).toContain('these kinds of dice: 1 ordinary, 2 own 2, 3 Lucky.')
  })

  test('also of a last turn, a farkle and another game', async () => {
    const folder = temporaryFolder()
    const rules = ['--rules', 'zilch', '--goal', '1500']
    const last = await analysed([...rules, '--position', 'b1000.d1600.t0.r111234.f2'], folder)
    expect(last).toMatchObject({ goal: 1500, end: 'final-turn', finalTurn: true })
    expect(last.position).toBe('b1000.d1600.t0.r111234.f2')
    expect(last.options[0]).toMatchObject({ setAside: [1, 1, 1], then: 'bank', outcome: 'wins' })
    const farkled = await analysed([...rules, '--position', 'b0.d0.t300.r2346'], folder)
    expect(farkled).toMatchObject({ farkled: true, options: [], bestForWinning: null })
    const other = ['--end', 'immediate', '--position', 'b1400.d1450.t350.n5']
    expect((await analysed([...rules, ...other], folder)).options[0]).toMatchObject({
      then: 'bank',
      winProbability: 1,
      outcome: 'wins',
    })
  })

  test('for people is a table with reasons', async () => {
    const folder = temporaryFolder()
    const args = ['--rules', 'farkle', '--goal', '1000', '--position', 'b500.d300.t350.r115']
    const { code, out } = await runCli(['analyse', ...args], folder)
    expect(code).toBe(0)
    const lines = out.split('\n')
    for (const line of [
      /^Farkle$/,
      /^b500\.d300\.t350\.r115: you win 100\.0000%\.$/,
      /^ +Set aside +then +Wins +loses +Points +loses$/,
      /^ 1 +1 1 +bank 550 +100\.0000% +- +550\.000 +\d+\.\d{3} +Banks 550, which wins the game\.$/,
      /^ 6 +5 +roll 2 .+ Farkles 44\.4% of the time \(then you win \d\d\.\d%\), otherwise \d\d\.\d%\.$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(line))
    }
    expect(out).not.toMatch(/undefined|NaN|null/)
    const farkled = ['--rules', 'zilch', '--goal', '500', '--position', 'b0.d600.t300.r2346']
    expect((await runCli(['analyse', ...farkled], folder)).out).toMatch(
      /b0\.d600\.t300\.r2346: you win 0\.0000%\. This is the last turn\.\nA farkle: no die scores, and the game is lost\.\n$/,
    )
  })
})

describe('what is wrong is named with its flag', () => {
  test.each([
    [[], 'analyse needs --rules RULES, such as --rules zilch or --rules my-rules.json.'],
    [
      ['--rules', 'farkle'],
      'analyse needs --position CODE, such as --position b7500.d1500.t350.n4.',
    ],
    [
      ['--rules', 'farkle', '--position', 'b0.d0.n6'],
      '--position: t, the turn total, is missing, as in b7500.d1500.t350.n4.',
    ],
    [
      ['--rules', 'farkle', '--position', 'b0.d0.t0.n4'],
      '--position: With a turn total of 0 six dice are left to roll, not 4.',
    ],
    [
      ['--rules', 'farkle', '--position', 'b0.d9000000.t0.n6'],
      '--position: A score must be a whole number from -1,000,000 to 2,000,000.',
    ],
    [
      ['--rules', 'zilch', '--goal', '200', '--position', 'b0.d0.t0.n6'],
      '--goal 200: Minimum to bank must not exceed the goal score, 200. Minimum for the first bank must not exceed the goal score, 200.',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await runCli(['analyse', ...args])
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${message}\n` })
  })

  test('a game that is too large is refused as a whole, not its position', async () => {
    const args = ['--rules', 'farkle', '--goal', '1000000', '--position', 'b0.d0.t0.n6']
    const { code, err } = await runCli(['analyse', ...args])
    expect(code).toBe(2)
    expect(err).toMatch(/^This game has 400,000,000 cases, more than .+\.\n$/)
  })

  test('help tells every flag and the parts of a position', async () => {
    const { code, out } = await runCli(['analyse', '--help'])
    expect(code).toBe(0)
    for (const flag of ['rules', 'goal', 'end', 'position', 'json', 'data-dir']) {
      expect(out).toMatch(new RegExp(`^ {2}--${flag}\\b`, 'm'))
    }
    for (const part of ['b7500', 'd1500', 't350', 'n4', 'r113456', 'f1 g2']) {
      expect(out).toMatch(new RegExp(`^ {2}${part} `, 'm'))
    }
  })
})
