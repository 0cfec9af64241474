import { once } from 'node:events'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { farkleJson } from '#test/support/farkle-json.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import type { LeftoverAnswer, RoundsAnswer } from '#main/cli/games/farkle/rounds-answer.ts'
import type { WinAnswer } from '#main/cli/games/farkle/win.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { ended, runCli, startCli, temporaryFolder } from './run-cli.ts'

const { zilch } = PRESETS

/** Runs `win --json`, which must succeed, and reads its answer. */
async function win(args: readonly string[], dataFolder?: string): Promise<WinAnswer> {
  const { code, out, err } = await runCli(['win', '--json', ...args], dataFolder)
  if (code !== 0) throw new Error(`the command ended with ${code}: ${err}`)
  expect(out.indexOf('\n')).toBe(out.length - 1)
  return JSON.parse(out) as WinAnswer
}

describe('win', () => {
  test('prints the figures of the 2017 paper, once solved at once', async () => {
    const folder = temporaryFolder()
    const answer = await win(['--rules', 'farkle'], folder)
    expect(answer).toMatchObject({
      rules: { name: 'Farkle' },
      goal: 10_000,
      end: 'immediate',
      komi: 200,
      states: 40_000,
    })
    expect(answer.winProbability).toBeCloseTo(0.536953031813, 12)
    expect(answer.edge).toBeCloseTo(0.073906, 6)
    expect(answer.komiWinProbability).toBeCloseTo(0.504002, 6)
    expect(answer.residual).toBeLessThanOrEqual(1e-12)
    expect(answer.evaluations).toBeGreaterThan(40_000)
    expect(answer.seconds).toBeGreaterThan(0)
    const again = await runCli(['win', '--json', '--rules', 'farkle', '--at', '0,200'], folder)
    expect(again.err).toBe('')
    expect(JSON.parse(again.out)).toEqual({
      ...answer,
      at: { own: 0, opponent: 200, ownFarkles: 0, opponentFarkles: 0 },
      winProbability: answer.komiWinProbability,
    })
  })

  test('of another goal and another end, at any state', async () => {
    const { game, table } = solvedWin({ ...zilch, goal: 1000, end: 'immediate' })
    const value = (own: number, opponent: number, f: number, g: number): number =>
      table.values[stateIndex(game, own / game.grid, opponent / game.grid, f, g)]!
    const folder = temporaryFolder()
    const rules = ['--rules', 'zilch', '--goal', '1000', '--end', 'immediate']
    const start = await win(rules, folder)
    expect(start).toMatchObject({ goal: 1000, end: 'immediate', winProbability: value(0, 0, 0, 0) })
    expect(start.at).toBeUndefined()
    const later = await win([...rules, '--at', '500,950,2,1'], folder)
    expect(later).toMatchObject({
      at: { own: 500, opponent: 950, ownFarkles: 2, opponentFarkles: 1 },
      winProbability: value(500, 950, 2, 1),
      komi: start.komi,
    })
    const { end, winProbability } = await win(
      ['--rules', 'farkle', '--goal', '500', '--end', 'final-turn', '--at', '450,700'],
      folder,
    )
    expect(end).toBe('final-turn')
    expect(winProbability).toBeGreaterThan(0)
    expect(winProbability).toBeLessThan(1)
  })

  test('tells each player’s chances where they roll different dice', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'mine.json')
    const dice = { opponentDice: [{ count: 2, weights: [6, 1, 2, 3, 4, 6] }] }
    writeFileSync(file, JSON.stringify({ sets: PRESETS.farkle.sets, goal: 500, ...dice }))
    const { winProbability, players } = await win(['--rules', file], folder)
    const { ownDice, opponentDice } = players!
    expect(ownDice.asFirst).toBe(winProbability)
    expect(ownDice.asFirst + opponentDice.asSecond).toBe(1)
    expect(ownDice.asSecond + opponentDice.asFirst).toBe(1)
    expect(opponentDice.asFirst).toBeGreaterThan(ownDice.asFirst)
    const theirs = await win(['--rules', file, '--at', '0,0,0,0,2'], folder)
    expect(theirs.winProbability).toBeCloseTo(opponentDice.asFirst, 15)
    const refused = await runCli(['win', '--rules', file, '--end', 'equal-turns'], folder)
    expect(refused.code).not.toBe(0)
    expect(refused.err).toContain('--end equal-turns: The opponent’s dice must be left out')
  })

  test('knows who moved second', async () => {
    const folder = temporaryFolder()
    const equal = ['--rules', 'farkle', '--goal', '500', '--end', 'equal-turns']
    const first = await win([...equal, '--at', '450,300'], folder)
    const second = await win([...equal, '--at', '450,300,0,0,2'], folder)
    expect(first.at).not.toHaveProperty('second')
    expect(second).toMatchObject({ end: 'equal-turns', at: { own: 450, second: true } })
    expect(second.winProbability).toBeGreaterThan(first.winProbability + 0.01)
    const answered = await win([...equal, '--at', '450,600,0,0,2'], folder)
    expect(answered.winProbability).toBeGreaterThan(0)
    const { code, err } = await runCli(['win', ...equal, '--at', '450,600'], folder)
    expect(code).toBe(2)
    expect(err).toContain('the first player has no answer')
  })

  test('solves a game of rounds, and tells what one player makes alone', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'rounds.json')
    writeFileSync(file, farkleJson({ ...PRESETS.farkle, end: 'rounds', rounds: 2 }))
    const { out } = await runCli(['win', '--rules', file, '--json'], folder)
    const answer = JSON.parse(out) as RoundsAnswer
    expect(answer).toMatchObject({ end: 'rounds', rounds: 2, rules: { name: 'Farkle' } })
    expect(answer.winProbability).toBeLessThan(0.5)
    expect(answer.edge).toBeCloseTo(2 * answer.winProbability - 1, 14)
    expect(answer.alone.expectedPoints).toBeCloseTo(2 * 446.57144034, 6)
    const text = await runCli(['win', '--rules', file], folder)
    expect(text.out).toContain('After 2 rounds the higher score wins')
    expect(text.out).toMatch(/^ {2}Alone, points expected +893\.14$/m)
    const { code, err } = await runCli(['win', '--rules', file, '--at', '0,0'], folder)
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('only its start') })
  })

  test('solves a game in which dice are left to the next turn, and tells what is worth taking', async () => {
    const folder = temporaryFolder()
    const file = join(folder, 'build.json')
    writeFileSync(file, farkleJson({ ...PRESETS.farkle, goal: 1000, buildOnBank: true }))
    const { out } = await runCli(['win', '--rules', file, '--json'], folder)
    const answer = JSON.parse(out) as LeftoverAnswer
    expect(answer).toMatchObject({ end: 'immediate', goal: 1000, rules: { name: 'Farkle' } })
    expect(answer.winProbability).toBeGreaterThan(0.5)
    expect(answer.edge).toBeCloseTo(2 * answer.winProbability - 1, 14)
    expect(answer.residual).toBeLessThanOrEqual(1e-12)
    expect(answer.standings).toHaveLength(9)
    // All six dice are worth taking up with anything on top; fewer are worth it from more on.
    const level = answer.standings.find(({ own, opponent }) => own === 500 && opponent === 500)!
    expect(level.takeFrom).toEqual([null, 450, 400, 300, 200, 50])
    const text = await runCli(['win', '--rules', file], folder)
    expect(text.out).toContain('on top of that turn total.')
    expect(text.out).toMatch(/^ *500 +500 +- +450 +400 +300 +200 +50$/m)
    const { code, err } = await runCli(['win', '--rules', file, '--at', '0,0'], folder)
    expect({ code, err }).toMatchObject({ code: 2, err: expect.stringContaining('only its start') })
  })

  test('takes scores below zero', async () => {
    const file = join(temporaryFolder(), 'deep.json')
    const farklePenalty = { farkles: 2, points: 500, floor: -500 }
    writeFileSync(file, farkleJson({ ...zilch, goal: 500, farklePenalty }))
    const { at } = await win(['--rules', file, '--at', '-500,-50'])
    expect(at).toEqual({ own: -500, opponent: -50, ownFarkles: 0, opponentFarkles: 0 })
  })

  test('for people is text', async () => {
    const folder = temporaryFolder()
    const { code, out } = await runCli(['win', '--rules', 'farkle', '--goal', '1000'], folder)
    expect(code).toBe(0)
    const lines = out.split('\n')
    for (const line of [
      /^Farkle$/,
      /^The first to bank 1,000 wins\.$/,
      /^ {2}The first player wins +\d\d\.\d{4}%$/,
      /^ {2}Edge of the first player +\d+\.\d{4}%$/,
      /^ {2}Fairest komi for the second player +\d+ points$/,
      /^ {2}\.\.\. with which the first player wins +\d\d\.\d{4}%$/,
      /^ {2}Largest residual of the equations +\d\.\de-\d+$/,
      /^ {2}States +400$/,
      /^ {2}Turns evaluated +[\d,]+$/,
      /^ {2}Time of the solve +\d+\.\d s$/,
    ]) {
      expect(lines).toContainEqual(expect.stringMatching(line))
    }
    const at = ['--rules', 'zilch', '--goal', '500', '--at', '450,300,0,1']
    expect((await runCli(['win', ...at], folder)).out).toMatch(
      /^ {2}The player to move wins at 450 to 300, farkles in a row 0 and 1 +\d\d\.\d{4}%$/m,
    )
  })
})

describe('what is wrong is named with its flag', () => {
  const AT =
    'there must be two banked scores, such as 7500,1500, or these and two numbers of farkles in a row, such as 7500,1500,0,2, and a seat, 1 or 2, such as 7500,1500,0,0,2.'
  test.each([
    [[], 'win needs --rules RULES, such as --rules zilch or --rules my-rules.json.'],
    [
      ['--rules', 'farkle', '--goal', 'far'],
      '--goal far: Goal score must be a whole number from 1 to 1,000,000.',
    ],
    [
      ['--rules', 'zilch', '--goal', '250'],
      '--goal 250: Minimum to bank must not exceed the goal score, 250. Minimum for the first bank must not exceed the goal score, 250.',
    ],
    [
      ['--rules', 'farkle', '--end', 'soon'],
      '--end soon: a game ends in one of three ways, immediate, final-turn or equal-turns.',
    ],
    [['--rules', 'farkle', '--at', '0'], `--at 0: ${AT}`],
    [['--rules', 'farkle', '--at', '0,0,0'], `--at 0,0,0: ${AT}`],
    [['--rules', 'farkle', '--at', '0,much'], `--at 0,much: ${AT}`],
    [['--rules', 'farkle', '--at', '0,1e3'], `--at 0,1e3: ${AT}`],
    [
      ['--rules', 'farkle', '--at', '25,10000,1,0'],
      "--at: Your banked score must be a multiple of 50, such as 0 or 50, not 25. The opponent's banked score must be below the goal, 10,000; who reaches it wins at once. Your farkles in a row must be 0, for these rules do not count them.",
    ],
    [
      ['--rules', 'farkle', '--at', '0,9000000'],
      '--at: A score must be a whole number from -1,000,000 to 2,000,000.',
    ],
  ])('%j', async (args, message) => {
    const { code, out, err } = await runCli(['win', ...args])
    expect({ code, out, err }).toEqual({ code: 2, out: '', err: `${message}\n` })
  })

  test('a game that is too large is refused as a whole', async () => {
    const { code, out, err } = await runCli(['win', '--rules', 'farkle', '--goal', '1000000'])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^This game has 400,000,000 cases, more than .+\.\n$/)
  })

  test('help tells every flag', async () => {
    const { code, out } = await runCli(['win', '--help'])
    expect(code).toBe(0)
    expect(out).toMatch(/^Usage: npm run -s cli -- win --rules RULES /)
    expect(out).toContain('[--at OWN,OPPONENT[,OWN_FARKLES,OPPONENT_FARKLES[,SEAT]]]')
    for (const flag of ['rules', 'goal', 'end', 'at', 'json', 'data-dir']) {
      expect(out).toMatch(new RegExp(`^ {2}--${flag}\\b`, 'm'))
    }
  })
})

// The other signal ends a solve that nothing is kept of, in the test of the streams.
test('SIGTERM stops a solve, keeps what is done and says so', async () => {
  const folder = temporaryFolder()
  const child = startCli(['win', '--json', '--rules', 'zilch'], folder)
  const end = ended(child)
  await once(child.stderr!, 'data')
  child.kill('SIGTERM')
  expect(await end).toEqual({
    code: 143,
    out: '',
    err: 'Solving: Playing to win: Zilch\nStopped; what is done is kept, run the same command to go on.\n',
  })
  const kept = join(folder, 'unfinished')
  expect(existsSync(kept) ? readdirSync(kept) : []).toHaveLength(1)
})
