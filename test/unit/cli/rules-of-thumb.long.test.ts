import { expect, test } from 'vitest'
import type { MatchAnswer } from '#main/cli/games/farkle/match.ts'
import type { BankCardAnswer } from '#main/cli/games/farkle/rules-of-thumb.ts'
import { printed, temporaryFolder } from './run-cli.ts'

const GAME = ['--rules', 'farkle', '--goal', '500']

test('a card has a column for each situation of the score, and loses what a match says', async () => {
  const folder = temporaryFolder()
  const args = ['rules-of-thumb', ...GAME, '--card', '3']
  const out = await printed([...args, '--json'], folder)
  const { by, columns, divisor, behind, policy } = JSON.parse(out) as BankCardAnswer
  expect(by).toBe('need')
  expect(divisor).toBeGreaterThan(1)
  expect(columns.length).toBeLessThanOrEqual(3)
  expect(columns.map(({ bank }) => bank.length)).toEqual(columns.map(() => 5))
  expect(columns.map(({ from }) => from)).toEqual([
    null,
    ...columns.slice(0, -1).map(({ to }) => to),
  ])
  expect(columns.at(-1)!.to).toBeNull()
  const match = ['match', ...GAME, '--first', policy, '--second', 'optimal', '--json']
  const { average } = JSON.parse(await printed(match, folder)) as MatchAnswer
  expect(1 - 2 * average).toBeCloseTo(behind, 12)
  const text = (await printed(args, folder)).replace(/\s+/g, ' ')
  expect(text).toContain(policy)
  expect(text.match(/your bank number is/g)).toHaveLength(columns.length)
  const byLead = await printed([...args, '--lead', '--json'], folder)
  expect((JSON.parse(byLead) as BankCardAnswer).by).toBe('lead')
}, 240_000)
