import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { answerWith, preparedFolder, questionOf, startDrill } from '../../drills/drilling.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

const { farkle } = PRESETS
const short: RuleSet = { ...farkle, name: 'Short', goal: 1000, buildOnBank: true }
const beating: RuleSet = { ...short, buildOnBank: false, beatLastTurn: true }

const prepared = preparedFolder(async (ask) => {
  for (const rules of [short, beating]) await ask('farkle.leftoversSolve', { rules })
})

test('a game in which dice are left to the next turn is answered from a worker', async () => {
  const { ask } = await start(prepared())
  const { winProbability, residual, states, standings } = await ask('farkle.leftoversSolve', {
    rules: short,
  })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(states).toBeGreaterThan(20 * 20)
  expect(standings).toHaveLength(9)
  const plain = await ask('farkle.winSolve', { rules: { ...short, buildOnBank: false } })
  expect(plain.winProbability).not.toBeCloseTo(winProbability, 5)
})

test('a game in which a turn must beat the last one is answered, too', async () => {
  const { ask } = await start(prepared())
  const { winProbability, residual, standings } = await ask('farkle.leftoversSolve', {
    rules: beating,
  })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(residual).toBeLessThanOrEqual(1e-12)
  expect(standings).toEqual([])
})

test('games that leave nothing, or are too large, are refused with a sentence', async () => {
  const { ask } = await start(temporaryFolder())
  for (const rules of [farkle, { ...short, goal: 1_000_000 }, { ...short, goal: 50_000 }]) {
    const refused = await failureOf(ask('farkle.leftoversSolve', { rules }))
    expect(refused).toMatchObject({ code: 'invalid-request', details: [{ field: 'rules' }] })
    expect(refused.message).toMatch(SENTENCE)
  }
})

test('decisions and turns are drilled, also those that take up what was left', async () => {
  const { ask } = await start(temporaryFolder())
  const rules: RuleSet = { ...farkle, goal: 600, buildOnBank: true }
  for (const scope of ['cell', 'turn'] as const) {
    const setup = { goal: 'wins', scope, questions: 3 } as const
    const { session, step } = await startDrill({ ask }, setup, rules)
    await answerWith({ ask }, session, questionOf(step), 0)
  }
})

const turn = { own: 300, opponent: 500, turnTotal: 0, dice: { left: 6 } }

test('positions are looked at with what the last turn left', async () => {
  const { ask } = await start(prepared())
  const shorter: RuleSet = { ...short, goal: 400 }
  expect(await ask('farkle.positionsStatus', { rules: shorter })).toMatchObject({
    state: 'unsolved',
  })
  const { winProbability } = await ask('farkle.positionsSolve', { rules: shorter })
  expect(winProbability).toBeGreaterThan(0.5)
  expect(await ask('farkle.positionsStatus', { rules: shorter })).toMatchObject({ state: 'solved' })
  const position = { ...turn, offer: { dice: 5, total: 500 } }
  const { code, options, verdict } = await ask('farkle.winAnalyse', { rules: short, position })
  expect(code).toBe('b300.d500.t0.n6.o5x500')
  expect(options.map(({ takesUp, turnTotal }) => [takesUp ?? false, turnTotal])).toEqual([
    [true, 500],
    [false, 0],
  ])
  expect(options[0]!.winLoss).toBe(0)
  expect(verdict).toContain('take up 500 and roll 5 dice')
  const { options: banks } = await ask('farkle.winAnalyse', {
    rules: short,
    position: { ...turn, dice: { rolled: [1, 2, 2, 3, 4, 6] } },
  })
  const bank = banks.find(({ then }) => then === 'bank')!
  expect(bank.outcome).toMatch(/taken-up|left-alone/)
  expect(bank.reason).toMatch(/^Banks 100: the opponent (rolls|leaves)/)
})

test('a position says what happens to the points of a farkle', async () => {
  const { ask } = await start(temporaryFolder())
  const position = { ...turn, turnTotal: 500, dice: { left: 3 } }
  for (const [change, words] of [
    [{ steal: 'diceLeft' }, 'the opponent takes up the 500'],
    [{ farkleScores: true }, 'which scores the 500'],
  ] as const) {
    const rules: RuleSet = { ...short, buildOnBank: false, ...change }
    const { options } = await ask('farkle.winAnalyse', { rules, position })
    expect(options.find(({ then }) => then === 'roll')!.reason).toContain(words)
  }
})

test('a turn below the last one is no option where it must be beaten', async () => {
  const { ask } = await start(prepared())
  const made = { ...turn, turnTotal: 300, dice: { left: 3 } }
  const free = await ask('farkle.winAnalyse', { rules: beating, position: made })
  const bound = await ask('farkle.winAnalyse', {
    rules: beating,
    position: { ...made, toBeat: 300 },
  })
  expect(free.options.map(({ then }) => then).sort()).toEqual(['bank', 'roll'])
  expect(bound.options.map(({ then }) => then)).toEqual(['roll'])
})

test.each([
  [{ offer: { dice: 3, total: 300 } }, { buildOnBank: false }, /nothing can be taken up/],
  [{ offer: { dice: 3, total: 600 } }, {}, /at most 500/],
  [{ offer: { dice: 3, total: 300 }, turnTotal: 300 }, {}, /before the first roll/],
  [{ toBeat: 300 }, {}, /no last turn must be beaten/],
  [{ round: 2 }, {}, /only in a game of rounds/],
] as const)('what cannot have been left is refused: %j', async (some, change, words) => {
  const { ask } = await start(temporaryFolder())
  const rules: RuleSet = { ...short, ...change }
  const asked = ask('farkle.winAnalyse', { rules, position: { ...turn, ...some } })
  const failure = await failureOf(asked)
  expect(failure).toMatchObject({ code: 'invalid-request' })
  expect(failure.message).toMatch(words)
})

test('a table that is too large to be kept has no positions, and says so', async () => {
  const { ask } = await start(temporaryFolder())
  const status = await ask('farkle.positionsStatus', { rules: { ...short, goal: 20_000 } })
  expect(status).toMatchObject({ state: 'impossible' })
  expect(status.reason).toMatch(SENTENCE)
})
