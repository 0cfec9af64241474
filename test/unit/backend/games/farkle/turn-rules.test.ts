import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const { farkle } = PRESETS
const short: RuleSet = { ...farkle, name: 'Three rolls', goal: 500, maxRolls: 3 }
const tries: RuleSet = { ...farkle, name: 'Three tries', goal: 500, lastDieRolls: 3 }

test('turns that remember more are solved for points and for wins, and in matches', async () => {
  const { ask } = await start(temporaryFolder())
  const { turns } = await ask('score.overview', { rules: short })
  const plain = (await ask('score.overview', { rules: { ...short, maxRolls: 0 } })).turns
  expect(turns[0]!.expectedPoints).toBeGreaterThan(300)
  expect(turns[0]!.expectedPoints).toBeLessThan(plain[0]!.expectedPoints)
  expect(turns[0]).toMatchObject({ rows: 0, limits: [] })
  const { strategies } = await ask('score.frontier', { rules: short })
  expect(strategies.length).toBeGreaterThan(3)
  const { winProbability, residual } = await ask('win.solve', { rules: short })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  const match = (first: 'optimal' | 'table') =>
    ask('win.match', { rules: short, first: { kind: first }, second: { kind: 'optimal' } })
  expect((await match('optimal')).first.asFirst).toBeCloseTo(winProbability, 12)
  const table = await match('table')
  expect(table.first.asFirst).toBeLessThan(winProbability)
  expect(table.first.asFirst).toBeGreaterThan(winProbability - 0.1)
  const points = await ask('turn.results', {
    rules: short,
    turn: 'single',
    player: { kind: 'best' },
  })
  expect(points.mean).toBeCloseTo(turns[0]!.expectedPoints, 9)
})

const POSITION = {
  ...{ own: 0, opponent: 0, turnTotal: 0, dice: { left: 6 }, ownFarkles: 0, opponentFarkles: 0 },
}

test('positions tell the rolls that are left', async () => {
  const { ask } = await start(temporaryFolder())
  const { winProbability } = await ask('win.solve', { rules: short })
  const first = await ask('win.analyse', { rules: short, position: POSITION })
  expect(first.winProbability).toBeCloseTo(winProbability, 12)
  const rolled = { ...POSITION, turnTotal: 50, dice: { rolled: [1, 2, 5] as (1 | 2 | 5)[] } }
  const worth = async (rollsLeft: number) =>
    ask('win.analyse', { rules: short, position: { ...rolled, rollsLeft } })
  const last = await worth(0)
  expect(last.code).toBe('b0.d0.t50.r125.l0')
  expect(last.options.map(({ then }) => then)).not.toContain('roll')
  expect((await worth(1)).options.map(({ then }) => then)).toContain('roll')
  const failure = await failureOf(worth(2))
  expect(failure.message).toBe('Here 0 to 1 rolls can be left, not 2.')
})

test('what is laid out by dice left is refused with the reason', async () => {
  const { ask } = await start(temporaryFolder())
  const at = { rules: short, turn: 'single' } as const
  for (const asked of [
    () => ask('score.table', at),
    () => ask('score.breakpoints', at),
    () => ask('score.example', at),
    () => ask('turn.decisions', { ...at, player: { kind: 'best' } }),
    () => ask('win.standings', { rules: short }),
    () => ask('win.contrasts', { rules: short }),
    () => ask('map.winning', { rules: short }),
    () =>
      ask('drill.start', {
        game: 'farkle',
        rules: short,
        setup: { ...DEFAULT_SETUP, goal: 'points', seed: 'turns' },
      }),
  ]) {
    const failure = await failureOf(asked())
    expect(failure.code).toBe('invalid-request')
    expect(failure.message).toMatch(/remembers more/)
  }
})

test('a last die that is rolled again has tables and positions, but no decisions to be asked', async () => {
  const { ask } = await start(temporaryFolder())
  const { turns, farkleProbabilities } = await ask('score.overview', { rules: tries })
  // Of one die four faces score nothing, in each of three rolls.
  expect(farkleProbabilities[0]).toBeCloseTo((4 / 6) ** 3, 15)
  expect(turns[0]!.limits).toHaveLength(6)
  const { options } = await ask('win.analyse', {
    rules: tries,
    position: { ...POSITION, turnTotal: 300, dice: { left: 1 } },
  })
  const roll = options.find(({ then }) => then === 'roll')
  expect(roll!.farkleProbability).toBeCloseTo((4 / 6) ** 3, 15)
  const failure = await failureOf(ask('win.contrasts', { rules: tries }))
  expect(failure.message).toMatch(/several times/)
})
