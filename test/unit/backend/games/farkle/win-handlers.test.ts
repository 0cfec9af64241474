import { describe, expect, test } from 'vitest'
import { RequestError } from '#shared/contract/errors.ts'
import {
  createDispatch,
  readReply,
  type AnswerOf,
  type BackendRequests,
  type ParamsOf,
} from '#shared/contract/requests.ts'
import { winRequests } from '#shared/games/farkle/requests/win.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { lastChance } from '#shared/games/farkle/solve/win/final-turn.ts'
import { stateIndex } from '#shared/games/farkle/solve/win/win-states.ts'
import { winHandlers } from '#main/backend/games/farkle/win-handlers.ts'
import { positionSolving } from '#main/backend/games/farkle/position-solving.ts'
import type { Solving } from '#main/backend/solve/solving.ts'
import type { WinSolving } from '#main/backend/games/farkle/win/win-solves.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { ruleOf } from '#test/support/thumb-rules.ts'
import { failureOf } from '../../harness.ts'

const small: RuleSet = { ...PRESETS.farkle, name: 'Small', goal: 1000 }
const smallZilch: RuleSet = { ...PRESETS.zilch, name: 'Small Zilch', goal: 1000 }

const HOLD = ruleOf('hold=50/100/400/950/1900')

type Names = keyof typeof winRequests
type Ask = <N extends Names>(
  name: N,
  params: ParamsOf<BackendRequests, N>,
) => Promise<AnswerOf<BackendRequests, N>>

function asked(changes: Partial<WinSolving> = {}): { ask: Ask; calls: string[] } {
  const calls: string[] = []
  const solving: Partial<WinSolving> = {
    gameOf: winGame,
    plan(rules, { solve }) {
      calls.push(`plan ${rules.name} ${solve}`)
      return Promise.resolve(() => {
        calls.push('end of plan')
      })
    },
    solve(rules) {
      calls.push(`solve ${rules.name}`)
      return Promise.resolve({ ...solvedWin(rules), seconds: 1.5 })
    },
    bankCards(_, by) {
      calls.push(`cards by ${by}`)
      return Promise.resolve([{ numbers: 1, rule: HOLD, behind: 0.05 }])
    },
    match: () => Promise.resolve({ asFirst: 0.6, asSecond: 0.25, residual: 1e-13 }),
    knownMatch: () => Promise.resolve(null),
    ...changes,
  }
  const maps: Pick<Solving, 'solve' | 'known'> = {
    known: () => Promise.resolve(undefined),
    solve(solver, _, variant) {
      calls.push(`${solver} ${variant ?? ''}`)
      return Promise.reject(new Error('nobody looks at it'))
    },
  }
  // Whatever else it is asked fails.
  const wins = solving as WinSolving
  const threes = {} as Parameters<typeof positionSolving>[2]
  const dispatch = createDispatch(
    winRequests,
    winHandlers(wins, threes as never, maps, positionSolving(maps, wins, threes)),
  )
  return { calls, ask: async (name, params) => readReply(await dispatch(name, params)) }
}

/** W from the table, scores in points. */
function value(rules: RuleSet, own: number, opponent: number, f = 0, g = 0): number {
  const { game, table } = solvedWin(rules)
  return table.values[stateIndex(game, own / game.grid, opponent / game.grid, f, g)]!
}

test('a solve is told by its figures', async () => {
  const { game, table } = solvedWin(small)
  expect(await asked().ask('farkle.winSolve', { rules: small })).toEqual({
    winProbability: value(small, 0, 0),
    residual: table.residual,
    evaluations: table.evaluations,
    seconds: 1.5,
    states: game.scores ** 2,
    grid: 50,
  })
})

describe('a solve after which a map is looked at', () => {
  const nextMap = { ownFarkles: 1, opponentFarkles: 0 }

  test('begins the map, and tells how far both are', async () => {
    const { ask, calls } = asked()
    expect(await ask('farkle.winSolve', { rules: smallZilch, nextMap })).toMatchObject({
      seconds: 1.5,
    })
    await expect
      .poll(() => calls)
      .toEqual(['plan Small Zilch banking', 'solve Small Zilch', 'banking 1-0', 'end of plan'])
  })

  test('begins none if it is stopped', async () => {
    const error = new RequestError('cancelled', 'The solve was stopped.')
    const { ask, calls } = asked({ solve: () => Promise.reject(error) })
    expect(await failureOf(ask('farkle.winSolve', { rules: smallZilch, nextMap }))).toMatchObject({
      code: 'cancelled',
    })
    expect(calls).toEqual(['plan Small Zilch banking', 'end of plan'])
  })

  test('is refused for farkles that nobody can have, before anything is solved', async () => {
    const { ask, calls } = asked()
    const error = await failureOf(ask('farkle.winSolve', { rules: small, nextMap }))
    expect(error).toMatchObject({ code: 'invalid-request', details: [{ field: 'ownFarkles' }] })
    expect(calls).toEqual([])
  })
})

describe('the chance at a state', () => {
  test('is read from the table, farkles in a row included', async () => {
    const { ask } = asked()
    const at = async (rules: RuleSet, own: number, opponent: number, f = 0, g = 0) => {
      const farkles = { ownFarkles: f, opponentFarkles: g }
      return (await ask('farkle.winAt', { rules, own, opponent, ...farkles })).winProbability
    }
    expect(await at(small, 250, 900)).toBe(value(small, 250, 900))
    expect(await at(smallZilch, 250, 900, 2, 1)).toBe(value(smallZilch, 250, 900, 2, 1))
    expect((await ask('farkle.winAt', { rules: small, own: 0, opponent: 50 })).winProbability).toBe(
      value(small, 0, 50),
    )
    const { game, endings } = solvedWin(smallZilch)
    expect(await at(smallZilch, 500, 1200)).toBe(lastChance(game, endings.past!.final, 10, 24))
  })

  test.each([
    [small, { own: 25, opponent: 0 }, 'own', /must be a multiple of 50/],
    [small, { own: 0, opponent: 1000 }, 'opponent', /below the goal, 1,000; who reaches it wins/],
    [small, { own: 0, opponent: 0, ownFarkles: 1 }, 'ownFarkles', /these rules do not count them/],
    [smallZilch, { own: 0, opponent: 0, opponentFarkles: 3 }, 'opponentFarkles', /at most 2/],
  ])(
    'is refused for a state that cannot be, before anything is solved',
    async (rules, state, field, message) => {
      const { ask, calls } = asked()
      const error = await failureOf(ask('farkle.winAt', { rules, ...state }))
      expect(error).toMatchObject({ code: 'invalid-request', details: [{ field }] })
      expect(error.message).toMatch(message)
      expect(calls).toEqual([])
    },
  )
})

describe('an analysis', () => {
  const position = {
    own: 500,
    opponent: 300,
    turnTotal: 350,
    dice: { rolled: [5, 1, 1] as (1 | 5)[] },
  }

  test('works for a farkle, a last turn and rules of the same game by another name', async () => {
    const { ask } = asked()
    const farkled = { ...position, dice: { rolled: [2, 3, 6] as (2 | 3 | 6)[] } }
    expect(await ask('farkle.winAnalyse', { rules: small, position: farkled })).toMatchObject({
      farkled: true,
      options: [],
      bestForWinning: null,
      winProbability: 1 - value(small, 300, 500),
    })
    const last = { ...position, opponent: 1200, dice: { left: 6 } }
    const answer = await ask('farkle.winAnalyse', { rules: smallZilch, position: last })
    expect(answer).toMatchObject({ finalTurn: true, code: 'b500.d1200.t350.n6' })
    const renamed = { ...smallZilch, name: 'As we play it' }
    expect(await ask('farkle.winAnalyse', { rules: renamed, position: last })).toEqual(answer)
  })

  test('is refused for a position that cannot be, before anything is solved', async () => {
    const { ask, calls } = asked()
    const wrong = { ...position, own: 1000, turnTotal: 0 }
    const error = await failureOf(ask('farkle.winAnalyse', { rules: small, position: wrong }))
    expect(error.code).toBe('invalid-request')
    expect(error.details.map(({ field }) => field)).toEqual(['own', 'dice'])
    expect(error.message).toBe(error.details.map(({ message }) => message).join(' '))
    expect(calls).toEqual([])
  })
})

test('cards are told with their sentences, and other games are refused', async () => {
  const { ask, calls } = asked()
  const found = await ask('farkle.winBankCards', { rules: small, by: 'need' })
  expect(found).toMatchObject([
    { numbers: 1, policy: 'rule:hold=50/100/400/950/1900', behind: 0.05 },
  ])
  expect(found[0]!.sentences[0]).toContain('At any score: your bank number is 50 with 1 die')
  const refused = [
    { ...small, end: 'rounds' as const, rounds: 10 },
    { ...small, overshoot: 'lost' as const },
  ]
  for (const rules of refused) {
    const error = await failureOf(ask('farkle.winBankCards', { rules, by: 'need' }))
    expect(error.code).toBe('invalid-request')
  }
  expect(calls).toEqual(['cards by need'])
})
