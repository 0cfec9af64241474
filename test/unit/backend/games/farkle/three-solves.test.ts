import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { RequestError } from '#shared/contract/errors.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import { keeping } from '#shared/games/farkle/solve/keeping.ts'
import { solveThree } from '#shared/games/farkle/solve/three/three-solver.ts'
import type { ThreeBoard } from '#shared/games/farkle/solve/three/three-states.ts'
import { winGame } from '#shared/games/farkle/solve/win/win-game.ts'
import {
  ThreePlan,
  type StoredThree,
  type ThreeCheckpoint,
} from '#main/backend/games/farkle/three-solves.ts'
import type { TeamServices } from '#main/backend/solve/team/team-solve.ts'
import { someOf } from '#test/property/runs.ts'
import { failureOf, SOLVER_WORKER, start, temporaryFolder } from '../../harness.ts'
import { teamOf } from '../../solve/team/team-under-test.ts'

/** Has a cycle in which players mix. */
const MIXED: RuleSet = { ...PRESETS.farkle, goal: 2_000 }
const FINAL: RuleSet = { ...PRESETS.farkle, goal: 450, end: 'finalTurn' }

function fingerprint({ mover, third }: ThreeBoard): string {
  const hash = createHash('sha256')
  for (const { buffer } of [mover, third]) hash.update(new Uint8Array(buffer))
  return hash.digest('hex')
}

function threeTeam(rules: RuleSet, team?: TeamServices['team']) {
  return teamOf<RuleSet, ThreeCheckpoint, StoredThree>(new ThreePlan(), rules, team && { team })
}

const plainLoop = keeping((rules: RuleSet) => solveThree(winGame(rules)))

function expectSame(solved: StoredThree, rules: RuleSet): void {
  const table = plainLoop(rules)
  expect(fingerprint(solved)).toBe(fingerprint(table))
  for (const name of ['residual', 'gain', 'gainStates', 'mixed', 'evaluations'] as const) {
    expect(solved[name]).toBe(table[name])
  }
}

describe.each(
  someOf([
    ['to 2,000', MIXED],
    ['with a final turn', FINAL],
  ] as const),
)('a game of three %s has the same bits', (_, rules) => {
  test.each(someOf([1, 3]))('from %i threads as from one plain loop', async (members) => {
    expectSame(await threeTeam(rules, { members }).run(), rules)
  })

  test('after being stopped again and again', async () => {
    const team = threeTeam(rules, { members: 2 })
    let before = 0
    for (let stops = 0; ; stops++) {
      const abort = new AbortController()
      const running = team.run(abort.signal)
      // The first time before a thread has begun, however fast the machine is.
      setTimeout(() => abort.abort(), 150 * stops)
      const ended = await running.catch((error: unknown) => error as RequestError)
      if (!('code' in ended)) {
        expect(stops).toBeGreaterThan(0)
        expectSame(ended, rules)
        break
      }
      expect(ended.code).toBe('cancelled')
      const { step } = (await team.checkpoint())!
      expect(step).toBeGreaterThan(before)
      before = step
    }
    expect(team.notices).toEqual([])
  })
})

test('requests tell the cost first, then the chances, and refuse other rules and scores', async () => {
  const backend = await start(temporaryFolder(), SOLVER_WORKER, { team: { members: 2 } })
  const { ask } = backend
  const rules: RuleSet = { ...PRESETS.farkle, goal: 1_000 }
  const before = await ask('farkle.threeStatus', { rules })
  expect(before).toMatchObject({ state: 'unsolved', fraction: 0, states: 8_000, bytes: 128_000 })
  expect(before.secondsLeft).toBeGreaterThan(0)
  const { winProbabilities, gain, gainStates, mixed } = await ask('farkle.threeSolve', { rules })
  expect(winProbabilities[0]).toBeCloseTo(0.442322642174, 10)
  expect(winProbabilities[1]).toBeCloseTo(0.321535352299, 10)
  expect(winProbabilities[2]).toBeCloseTo(0.236142005527, 10)
  expect({ gain, gainStates, mixed }).toEqual({ gain: 0, gainStates: 0, mixed: 0 })
  expect(await ask('farkle.threeStatus', { rules })).toMatchObject({
    state: 'solved',
    secondsLeft: 0,
  })
  const own = await ask('farkle.threeAt', { rules, own: 900, next: 0, third: 0 })
  expect(own.winProbabilities[0]).toBeGreaterThan(0.7)
  const next = await ask('farkle.threeAt', { rules, own: 0, next: 900, third: 0 })
  expect(next.winProbabilities[1]).toBeGreaterThan(0.5)

  // The best roll of a whole turn has the chance of its start.
  const fresh = { turnTotal: 0, dice: { left: 6 }, ownFarkles: 0, opponentFarkles: 0 }
  for (const [own, next, third] of [
    [0, 0, 0],
    [300, 650, 950],
    [850, 100, 400],
  ] as const) {
    const { winProbabilities } = await ask('farkle.threeAt', { rules, own, next, third })
    const position = { ...fresh, own, opponent: next, third }
    const analysis = await ask('farkle.winAnalyse', { rules, position })
    expect(analysis.options).toHaveLength(1)
    expect(Math.abs(analysis.winProbability - winProbabilities[0])).toBeLessThan(1e-13)
    expect(analysis.startProbabilities).toEqual(winProbabilities)
    analysis.options[0]!.winProbabilities!.forEach((chance, i) => {
      expect(Math.abs(chance - winProbabilities[i]!)).toBeLessThan(1e-13)
    })
  }
  // After a goal is reached the others have one more turn each.
  const final: RuleSet = { ...rules, goal: 400, end: 'finalTurn' }
  const last = { ...fresh, own: 300, opponent: 450, third: 500, turnTotal: 200, dice: { left: 1 } }
  const { options, finalTurn } = await ask('farkle.winAnalyse', { rules: final, position: last })
  expect(finalTurn).toBe(true)
  const tied = options.find(({ then }) => then === 'bank')!
  expect(tied).toMatchObject({ outcome: 'ties', winProbabilities: [0.5, 0, 0.5] })
  const first = { ...last, opponent: 300, turnTotal: 250 }
  const answering = await ask('farkle.winAnalyse', { rules: final, position: first })
  const bank = answering.options.find(({ then }) => then === 'bank')!
  expect(bank.outcome).toBe('last-word')
  expect(bank.winProbabilities![2]).toBeCloseTo(0, 12)

  const wrong = await failureOf(ask('farkle.threeAt', { rules, own: 0, next: 1_000, third: 25 }))
  expect(wrong.details.map(({ field }) => field)).toEqual(['next', 'third'])
  const refusals: [Partial<RuleSet>, RegExp][] = [
    [PRESETS.zilch, /farkle penalty/],
    [{ end: 'equalTurns' }, /one more turn/],
    [{ buildOnBank: true }, /leaves something/],
    [{ firstRollPenalty: 500 }, /never falls/],
    [{ goal: 20_000 }, /64,000,000 states/],
  ]
  for (const [change, reason] of refusals) {
    const refused = await failureOf(ask('farkle.threeSolve', { rules: { ...rules, ...change } }))
    expect(refused).toMatchObject({ code: 'invalid-request' })
    expect(refused.message).toMatch(reason)
  }
})
