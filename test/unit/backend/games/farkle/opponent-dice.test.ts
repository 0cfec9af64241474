import { expect, test } from 'vitest'
import { DEFAULT_SETUP } from '#shared/games/farkle/drill/setup.ts'
import { drill } from '#shared/games/farkle/drill/drill.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { parsedRules } from '#test/support/parsed-rules.ts'
import { failureOf, start, temporaryFolder } from '../../harness.ts'

const LUCKY = { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6] }
const rules = parsedRules({
  ...PRESETS.farkle,
  name: 'Mine and theirs',
  goal: 600,
  ownDice: [],
  opponentDice: [LUCKY],
})
const turned = parsedRules({ ...rules, ownDice: [LUCKY], opponentDice: [] })
const START = { own: 0, opponent: 0, ownFarkles: 0, opponentFarkles: 0 }

test('either player’s chances are told, and are each other’s where the dice are turned round', async () => {
  const { ask } = await start(temporaryFolder())
  const { winProbability, states } = await ask('farkle.winSolve', { rules })
  expect(states).toBe(2 * 12 * 12)
  const { ownDice, curve } = await ask('farkle.winFairness', { rules })
  expect(ownDice?.asFirst).toBe(winProbability)
  expect(ownDice!.asFirst).toBeGreaterThan(ownDice!.asSecond)
  const theirs = await ask('farkle.winFairness', { rules, opponentBegins: true })
  expect(theirs.ownDice).toEqual(ownDice)
  expect(theirs.winProbability).toBeCloseTo(1 - ownDice!.asSecond, 14)
  expect(curve[0]).toEqual({ points: 0, winProbability })
  const second = await ask('farkle.winAt', { rules, ...START, second: true })
  expect(second.winProbability).toBe(theirs.winProbability)
  const other = await ask('farkle.winFairness', { rules: turned })
  expect(other.ownDice!.asFirst).toBeCloseTo(1 - ownDice!.asSecond, 12)
  expect(other.ownDice!.asSecond).toBeCloseTo(1 - ownDice!.asFirst, 12)
})

test('a position is told with the dice of the player to move', async () => {
  const { ask } = await start(temporaryFolder())
  const rolled = { ...START, turnTotal: 0, dice: { rolled: [1, 1, 3, 4, 5, 6] } as const }
  const mine = await ask('farkle.winAnalyse', {
    rules,
    position: { ...rolled, dice: { rolled: [...rolled.dice.rolled] } },
  })
  expect(mine.options[0]!.kinds).toBeUndefined()
  const dice = { rolled: [...rolled.dice.rolled], kinds: [0, 0, 0, 1, 1, 0] }
  const theirs = await ask('farkle.winAnalyse', {
    rules,
    position: { ...rolled, dice, second: true },
  })
  expect(theirs.options[0]!.kinds).toBeDefined()
  // The same as the mover's own dice in the game that is turned round.
  const same = await ask('farkle.winAnalyse', { rules: turned, position: { ...rolled, dice } })
  expect(theirs.options.map(({ winProbability }) => winProbability)).toHaveLength(
    same.options.length,
  )
  theirs.options.forEach((option, i) => {
    expect(option.winProbability).toBeCloseTo(same.options[i]!.winProbability, 12)
    expect(option.expectedPoints).toBe(same.options[i]!.expectedPoints)
  })
  const wrong = await failureOf(ask('farkle.winAnalyse', { rules, position: { ...rolled, dice } }))
  expect(wrong.code).toBe('invalid-request')
})

test('turns are drilled for wins, a record of two is none', () => {
  const setup = { ...DEFAULT_SETUP, scope: 'turn', goal: 'wins', seed: 'theirs' } as const
  expect(drill.setupProblems(rules, setup)).toEqual([])
  expect(drill.setupProblems(rules, { ...setup, goal: 'points' })).toEqual([])
  expect(drill.records.goals(rules, 2)).toEqual(['points'])
  const { positionProblem } = drill.checks(rules)
  expect(positionProblem('b0.d0.t300.n3')).toBe(null)
  expect(positionProblem('b0.d0.t300.n3.s2')).toContain('roll different dice')
})
