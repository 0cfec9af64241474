import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { WinAnswer } from '#main/cli/games/farkle/win.ts'
import { ended, printed, runCli, startCli, temporaryFolder } from './run-cli.ts'

test('win prints the figures of the 2017 paper, once solved at once', async () => {
  const folder = temporaryFolder()
  const args = ['win', '--json', '--rules', 'farkle']
  const answer = JSON.parse(await printed(args, folder)) as WinAnswer
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
  const again = await runCli([...args, '--at', '0,200'], folder)
  expect(again.err).toBe('')
  expect(JSON.parse(again.out)).toEqual({
    ...answer,
    at: { own: 0, opponent: 200, ownFarkles: 0, opponentFarkles: 0 },
    winProbability: answer.komiWinProbability,
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
