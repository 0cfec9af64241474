import { expect, test } from 'vitest'
import type { MatchAnswer } from '#main/cli/games/farkle/match.ts'
import type {
  CardAnswer,
  PointRulesAnswer,
  RulesOfThumbAnswer,
} from '#main/cli/games/farkle/rules-of-thumb.ts'
import { printed, temporaryFolder } from './run-cli.ts'

const GAME = ['--rules', 'farkle', '--goal', '500']

test('rules of thumb lose less with more numbers, as much as a match says', async () => {
  const folder = temporaryFolder()
  const asked = ['rules-of-thumb', ...GAME, '--numbers', '4', '--json']
  const { found, named, goal } = JSON.parse(await printed(asked, folder)) as RulesOfThumbAnswer
  expect(goal).toBe(500)
  const losses = found.map(({ behind }) => behind)
  expect(losses).toEqual(losses.toSorted((a, b) => b - a))
  expect(found[0]!.numbers).toBe(1)
  expect(named.policy).toBe('points-bank')
  expect(named.behind).toBeGreaterThan(0)
  const best = found.at(-1)!
  expect(best.numbers).toBeLessThanOrEqual(4)
  expect(best.behind).toBeGreaterThan(0)
  expect(best.behind).toBeLessThan(0.06)
  const args = ['match', ...GAME, '--first', best.policy, '--second', 'optimal', '--json']
  const { average } = JSON.parse(await printed(args, folder)) as MatchAnswer
  expect(1 - 2 * average).toBeCloseTo(best.behind, 12)
}, 240_000)

test('rules of thumb for points make ever more with more numbers', async () => {
  const folder = temporaryFolder()
  const args = ['rules-of-thumb', ...GAME, '--points', '--numbers', '4']
  const out = await printed([...args, '--json'], folder)
  const { best, found } = JSON.parse(out) as PointRulesAnswer
  const points = found.map((one) => one.points)
  expect(points).toEqual(points.toSorted((a, b) => a - b))
  expect(found.at(-1)!.numbers).toBeLessThanOrEqual(4)
  expect(best - points.at(-1)!).toBeLessThan(0.1)
  const text = await printed(args, folder)
  expect(text).toContain('hold=14n3,divide=6')
  expect(text).toContain('If all dice score, take them and roll them all.')
}, 120_000)

test('a card has a column for each situation of the score, and loses what a match says', async () => {
  const folder = temporaryFolder()
  const args = ['rules-of-thumb', ...GAME, '--card', '3']
  const out = await printed([...args, '--json'], folder)
  const { by, columns, divisor, behind, policy } = JSON.parse(out) as CardAnswer
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
  const text = await printed(args, folder)
  expect(text).toContain(policy)
  expect(text.match(/your hold number is/g)).toHaveLength(columns.length)
  const byLead = await printed([...args, '--lead', '--json'], folder)
  expect((JSON.parse(byLead) as CardAnswer).by).toBe('lead')
}, 240_000)
