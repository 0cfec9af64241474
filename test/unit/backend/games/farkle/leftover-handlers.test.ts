import { expect, test } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

const { farkle } = PRESETS
const short: RuleSet = { ...farkle, name: 'Short', goal: 1500, buildOnBank: true }

test('a game in which dice are left to the next turn is answered from a worker', async () => {
  const { ask } = await start(temporaryFolder())
  const { winProbability, residual, states, standings } = await ask('leftovers.solve', {
    rules: short,
  })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(states).toBeGreaterThan(30 * 30)
  expect(standings).toHaveLength(9)
  const plain = await ask('win.solve', { rules: { ...short, buildOnBank: false } })
  expect(plain.winProbability).not.toBeCloseTo(winProbability, 5)
})

test('a game in which a turn must beat the last one is answered, too', async () => {
  const { ask } = await start(temporaryFolder())
  const rules: RuleSet = { ...short, buildOnBank: false, beatLastTurn: true }
  const { winProbability, residual, standings } = await ask('leftovers.solve', { rules })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(standings).toEqual([])
})

test('games that leave nothing, or are too large, are refused with a sentence', async () => {
  const { ask } = await start(temporaryFolder())
  for (const rules of [farkle, { ...short, goal: 1_000_000 }, { ...short, goal: 50_000 }]) {
    const refused = await failureOf(ask('leftovers.solve', { rules }))
    expect(refused).toMatchObject({ code: 'invalid-request', details: [{ field: 'rules' }] })
    expect(refused.message).toMatch(SENTENCE)
  }
})

test.each([
  { buildOnBank: true },
  { steal: 'diceLeft' },
  { farkleScores: true },
  { beatLastTurn: true },
] as const)('screens that cannot show it say why: %j', async (change) => {
  const rules: RuleSet = { ...farkle, goal: 600, ...change }
  const { ask } = await start(temporaryFolder())
  const status = await ask('win.status', { rules })
  expect(status).toMatchObject({ state: 'impossible' })
  expect(status.reason).toContain('terminal')
  const setup = { ...DEFAULT_SETUP, goal: 'wins', scope: 'game', seed: 'a test' } as const
  const position = { own: 0, opponent: 0, turnTotal: 0, dice: { left: 6 } }
  for (const asked of [
    () => ask('win.solve', { rules }),
    () => ask('map.winning', { rules }),
    () => ask('win.match', { rules, first: { kind: 'optimal' }, second: { kind: 'table' } }),
    () => ask('turn.race', { rules, player: { kind: 'best' } }),
    () => ask('win.analyse', { rules, position }),
    () => ask('drill.start', { game: 'farkle', rules, setup }),
  ]) {
    const failure = await failureOf(asked())
    expect(failure.code).toBe('invalid-request')
    expect(failure.message).toContain('terminal')
  }
})
