import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { start, temporaryFolder } from '../../harness.ts'

const rules = { ...PRESETS.farkle, name: 'Exactly 400', goal: 400, overshoot: 'lost' } as const

test('a goal that must be hit exactly is analysed', async () => {
  const { ask } = await start(temporaryFolder())
  await ask('rules.save', { id: 'exact', rules })
  const { residual } = await ask('farkle.winSolve', { rules })
  expect(residual).toBeLessThanOrEqual(1e-12)
  const standing = { own: 350, opponent: 0, ownFarkles: 0, opponentFarkles: 0, second: false }
  const rolled = await ask('farkle.winAnalyse', {
    rules,
    position: { ...standing, turnTotal: 0, dice: { rolled: [1, 1, 2, 3, 4, 5] } },
  })
  // A 1 would lead beyond the goal, so only the 5 may be set aside.
  expect(rolled.options.map(({ setAside, then }) => [setAside, then])).toEqual([
    [[5], 'bank'],
    [[5], 'roll'],
  ])
  expect(rolled.winProbability).toBe(1)
  const lost = await ask('farkle.winAnalyse', {
    rules,
    position: { ...standing, turnTotal: 0, dice: { rolled: [1, 1, 2, 3, 4, 6] } },
  })
  expect(lost).toMatchObject({ farkled: true, options: [] })
})

test('a roll of the losing dice, and a farkle in the first roll, are analysed as what they cost', async () => {
  const { ask } = await start(temporaryFolder())
  const losing = {
    ...PRESETS.farkle,
    name: 'Losing',
    goal: 400,
    losingDice: [2, 2, 2],
    firstRollPenalty: 100,
  } as const
  const standing = { own: 200, opponent: 100, ownFarkles: 0, opponentFarkles: 0, second: false }
  const after = async (own: number): Promise<number> => {
    const start = { own: 100, opponent: own, ownFarkles: 0, opponentFarkles: 0, second: false }
    return 1 - (await ask('farkle.winAt', { rules: losing, ...start })).winProbability
  }
  const rolled = async (dice: (1 | 2 | 3 | 4 | 5 | 6)[], turnTotal: number) =>
    ask('farkle.winAnalyse', {
      rules: losing,
      position: { ...standing, turnTotal, dice: { rolled: dice } },
    })
  const lost = await rolled([2, 2, 2, 1, 5, 6], 0)
  expect(lost).toMatchObject({ farkled: true, options: [], winProbability: await after(0) })
  expect(lost.verdict).toContain('lose at once')
  const first = await rolled([2, 2, 3, 4, 6, 6], 0)
  expect(first).toMatchObject({ farkled: true, winProbability: await after(100) })
  const later = await rolled([2, 3, 4, 6], 200)
  expect(later).toMatchObject({ farkled: true, winProbability: await after(200) })
})

test('a farkle that takes the turn total leaves less the more there was in hand', async () => {
  const { ask } = await start(temporaryFolder())
  const rules = { ...PRESETS.farkle, name: 'Taking', goal: 600, farkleTakes: true } as const
  await ask('farkle.winSolve', { rules })
  const standing = { own: 300, opponent: 100, ownFarkles: 0, opponentFarkles: 0, second: false }
  for (const [turnTotal, left] of [
    [100, 200],
    [250, 50],
    [400, 0],
  ] as const) {
    const dice = { rolled: [2, 3, 4, 6] as (2 | 3 | 4 | 6)[] }
    const seen = await ask('farkle.winAnalyse', {
      rules,
      position: { ...standing, turnTotal, dice },
    })
    const next = { own: 100, opponent: left, ownFarkles: 0, opponentFarkles: 0, second: false }
    const { winProbability } = await ask('farkle.winAt', { rules, ...next })
    expect(seen).toMatchObject({ farkled: true, winProbability: 1 - winProbability })
  }
})
