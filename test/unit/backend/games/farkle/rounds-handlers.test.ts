import { expect, test } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { answerWith, startDrill } from '../../drills/drilling.ts'
import { failureOf, SENTENCE, start, temporaryFolder } from '../../harness.ts'

const { farkle } = PRESETS
const short: RuleSet = { ...farkle, name: 'Short', end: 'rounds', rounds: 2 }
/** The first roll of the game. */
const position = { own: 0, opponent: 0, turnTotal: 0, dice: { left: 6 } }

test('a game of rounds is answered from a worker, for two and for one alone', async () => {
  const { ask } = await start(temporaryFolder())
  const { winProbability, states, alone } = await ask('farkle.roundsSolve', { rules: short })
  expect(winProbability).toBeGreaterThan(0.3)
  expect(winProbability).toBeLessThan(0.5)
  expect(states).toBeGreaterThan(100)
  expect(alone.expectedPoints).toBeCloseTo(2 * 446.57144034, 6)
  // The best play for points banks nothing below 250, so after a farkle 250 is the least.
  expect(alone.values.slice(0, 3)).toEqual([0, 250, 300])
  const sum = alone.probabilities.reduce((all, chance) => all + chance, 0)
  expect(sum).toBeCloseTo(1, 12)
})

test('other rules have no rounds to solve', async () => {
  const { ask } = await start(temporaryFolder())
  const none = await failureOf(ask('farkle.roundsSolve', { rules: farkle }))
  expect(none).toMatchObject({ code: 'invalid-request', details: [{ field: 'rules' }] })
  expect(none.message).toMatch(SENTENCE)
})

test('turns are drilled of every round, which the questions tell', async () => {
  const { ask } = await start(temporaryFolder())
  const setup = { goal: 'wins', scope: 'turn', questions: 60, seed: 'rounds' } as const
  const { session } = await startDrill({ ask }, setup, short)
  const rounds = new Set<number | undefined>()
  for (let asked = 0; ; asked++) {
    const step = await ask('drill.next', { game: 'farkle', session })
    if (step.kind === 'over') {
      expect(step.reason).toBe('questions')
      break
    }
    const { position, code } = step.question
    rounds.add(position.round)
    expect(code).toContain(`.u${position.round}`)
    const { bestReason } = await answerWith({ ask }, session, step.question, 0)
    expect(bestReason).not.toContain('goal')
    expect(asked).toBeLessThan(60)
  }
  expect([...rounds]).toEqual([1, 2])
})

test('positions are looked at by round and seat', async () => {
  const { ask } = await start(temporaryFolder())
  expect(await ask('farkle.positionsStatus', { rules: short })).toMatchObject({ state: 'unsolved' })
  const { winProbability } = await ask('farkle.positionsSolve', { rules: short })
  const first = await ask('farkle.winAnalyse', { rules: short, position })
  expect(first.winProbability).toBeCloseTo(winProbability, 14)
  const last = {
    own: 11_000,
    opponent: 11_300,
    turnTotal: 300,
    dice: { left: 2 },
    round: 2,
    second: true,
  }
  const { code, finalTurn, options } = await ask('farkle.winAnalyse', {
    rules: short,
    position: last,
  })
  expect(code).toBe('b11000.d11300.t300.n2.s2.u2')
  expect(finalTurn).toBe(true)
  const bank = options.find(({ then }) => then === 'bank')!
  expect(bank).toMatchObject({ winProbability: 0.5, outcome: 'ties' })
  const roll = options.find(({ then }) => then === 'roll')!
  // Two dice score in 20 of 36 rolls: any of them wins.
  expect(roll.winProbability).toBeCloseTo(20 / 36, 14)
  expect(roll.reason).toContain('which loses')
  const beyond = await failureOf(
    ask('farkle.winAnalyse', { rules: short, position: { ...position, round: 3 } }),
  )
  expect(beyond.message).toContain('2 rounds')
})

test('rounds whose turns are too fine to be laid out are refused in a sentence', async () => {
  const { ask } = await start(temporaryFolder())
  const sets = short.sets.map((row, i) => (i === 0 ? [101, ...row.slice(1, 5), 100_000] : row))
  const rules = { ...short, sets }
  const { state, reason } = await ask('farkle.positionsStatus', { rules })
  expect(state).toBe('impossible')
  expect(reason).toMatch(/^This game has .* cases, more than the 20,000,000 .*\.$/)
  const refused = await failureOf(ask('farkle.roundsSolve', { rules }))
  expect(refused).toMatchObject({
    code: 'invalid-request',
    message: expect.stringContaining(reason!),
  })
})
