import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { failureOf, refusalOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

const { zilch } = PRESETS
const small: RuleSet = { ...zilch, name: 'Small', goal: 2000 }

test('turns and races are answered from workers, with the solver’s own numbers', async () => {
  const { ask } = await start(temporaryFolder())
  const { turns } = await ask('farkle.scoreOverview', { rules: zilch })
  for (const { key, correctedExpectedPoints, farkleProbability } of turns) {
    const question = { rules: zilch, turn: key, player: { kind: 'best' } } as const
    const results = await ask('farkle.turnResults', question)
    expect(Math.abs(results.mean - correctedExpectedPoints)).toBeLessThan(1e-9)
    expect(Math.abs(results.farkleProbability - farkleProbability)).toBeLessThan(1e-12)
    const sum = results.probabilities.reduce((all, chance) => all + chance, 0)
    expect(Math.abs(sum - 1)).toBeLessThan(1e-12)
  }
  const question = { rules: small, turn: 'after-1', player: { kind: 'table' } } as const
  const { grid, end, cells, gains, mean } = await ask('farkle.turnDecisions', question)
  expect([grid, end, cells.length, gains.length]).toEqual([50, 2000, 240, 240])
  expect(mean).toBe((await ask('farkle.turnResults', question)).mean)
  const race = await ask('farkle.turnRace', { rules: small, player: { kind: 'best' } })
  expect(race.values.slice(0, 3)).toEqual([1, 2, 3])
  const mean2 = race.values.reduce((all, turn, i) => all + turn * race.probabilities[i]!, 0)
  expect(race.mean).toBeCloseTo(mean2, 12)
})

test('a race without an end in sight has no mean', async () => {
  const { ask } = await start(temporaryFolder())
  const held = { rules: zilch, player: { kind: 'hold', at: 10_000 } } as const
  expect(await ask('farkle.turnRace', held)).toMatchObject({ mean: null, standardDeviation: null })
})

test('what cannot be played is refused in a sentence', async () => {
  const { ask } = await start(temporaryFolder())
  const best = { kind: 'best' } as const
  const missing = { rules: PRESETS.farkle, turn: 'after-1', player: best } as const
  expect(await refusalOf(ask('farkle.turnResults', missing), 'not-found')).toContain(
    'they have single',
  )
  const fine = { ...zilch, goal: 1_000_000 }
  const long = await failureOf(ask('farkle.turnRace', { rules: fine, player: best }))
  expect(long).toMatchObject({ code: 'invalid-request', details: [{ field: 'goal' }] })
  expect(long.message).toMatch(SENTENCE)
  const hold = { kind: 'hold', at: 0 } as const
  const none = await failureOf(
    ask('farkle.turnResults', { rules: zilch, turn: 'single', player: hold }),
  )
  expect(none.message).toBe(
    'The turn total to bank from must be a whole number from 1 to 1,000,000 points.',
  )
})
