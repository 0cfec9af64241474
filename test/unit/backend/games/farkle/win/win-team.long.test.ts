import { createHash } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RequestError } from '#shared/contract/errors.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  WinPlan,
  type StoredWin,
  type WinCheckpoint,
} from '#main/backend/games/farkle/win/win-plan.ts'
import type { TeamServices } from '#main/backend/solve/team/team-solve.ts'
import { failureOf, SOLVER_WORKER, start, temporaryFolder } from '../../../harness.ts'
import { teamOf } from '../../../solve/team/team-under-test.ts'
import { solvedWin } from '#test/support/solved-win.ts'
import { someOf } from '../../../../../property/runs.ts'

const SHORT_FARKLE: RuleSet = { ...PRESETS.farkle, goal: 2_000 }
const SHORT_ZILCH: RuleSet = { ...PRESETS.zilch, goal: 1_500 }
const MUST_ROLL: RuleSet = {
  ...PRESETS.farkle,
  goal: 1_500,
  mustRollHotDice: true,
  end: 'finalTurn',
}

/** Turns that remember more than the dice left. */
const REMEMBERING: RuleSet = {
  ...PRESETS.farkle,
  goal: 1_000,
  maxRolls: 4,
  noBankAtFifty: true,
  confirmation: { sets: true, combinations: false, points: 1, sameRoll: true },
}

const LOSING: RuleSet = {
  ...PRESETS.farkle,
  goal: 1_000,
  losingDice: [2, 2, 2, 2],
  firstRollPenalty: 500,
}

/** A farkle takes the turn total from what is banked. */
const TAKING: RuleSet = { ...PRESETS.farkle, goal: 1_000, farkleTakes: true }

const LOADED: RuleSet = {
  ...PRESETS.farkle,
  goal: 1_000,
  ownDice: [
    { name: 'Lucky', count: 2, weights: [6, 1, 2, 3, 4, 6], joker: null },
    { name: '', count: 1, weights: [1, 1, 1, 1, 1, 1], joker: 1 },
  ],
}

const DIFFERENT: RuleSet = {
  ...LOADED,
  goal: 700,
  opponentDice: [{ name: 'Odd', count: 3, weights: [8, 2, 8, 2, 8, 2], joker: null }],
}

function fingerprint(values: Float64Array): string {
  return createHash('sha256').update(new Uint8Array(values.buffer)).digest('hex')
}

function winTeam(rules: RuleSet, team?: TeamServices['team']) {
  return teamOf<RuleSet, WinCheckpoint, StoredWin>(new WinPlan(), rules, team && { team })
}

const GAMES: [string, RuleSet][] = [
  ['without a penalty', SHORT_FARKLE],
  ['with a penalty and a final turn', SHORT_ZILCH],
  ['with equal turns', { ...SHORT_FARKLE, end: 'equalTurns' }],
  ['with a final turn in which hot dice must be rolled', MUST_ROLL],
  ['of turns that remember more than the dice left', REMEMBERING],
  ['whose goal must be hit exactly', { ...SHORT_FARKLE, overshoot: 'lost' }],
  ['with loaded dice and a joker', LOADED],
  ['whose players roll different dice', DIFFERENT],
  ['with dice that lose and a penalty in the first roll', LOSING],
  ['in which a farkle takes the turn total', TAKING],
]

describe.each(someOf(GAMES))('a game %s', (_, rules) => {
  test.each(someOf([5, 1, 2]))(
    'has the same bits from %i threads as from one plain loop',
    async (members) => {
      const { table } = solvedWin(rules)
      const solved = await winTeam(rules, { members }).run()
      expect(fingerprint(solved.values)).toBe(fingerprint(table.values))
      expect(solved.residual).toBe(table.residual)
      expect(solved.evaluations).toBe(table.evaluations)
      expect(solved.residual).toBeLessThanOrEqual(1e-12)
    },
  )
})

describe.each(someOf(GAMES))('a game %s', (_, rules) => {
  test('has the same bits after being stopped again and again', async () => {
    const { table } = solvedWin(rules)
    const team = winTeam(rules, { members: 2 })
    let stops = 0
    let before = -1
    for (;;) {
      const abort = new AbortController()
      const running = team.run(abort.signal)
      // The first time before a thread has begun, however fast the machine is.
      setTimeout(() => abort.abort(), 100 * stops)
      const ended = await running.catch((error: unknown) => error as RequestError)
      if (!('code' in ended)) {
        expect(fingerprint(ended.values)).toBe(fingerprint(table.values))
        expect(ended.evaluations).toBe(table.evaluations)
        expect(ended.residual).toBe(table.residual)
        break
      }
      expect(ended.code).toBe('cancelled')
      const kept = await team.checkpoint()
      const done = kept!.passes * 10_000 + kept!.diagonal
      expect(done).toBeGreaterThanOrEqual(before)
      before = done
      stops++
    }
    expect(stops).toBeGreaterThan(0)
    expect(team.notices).toEqual([])
  })
})

test('a stop before the first block still leaves something to go on from', async () => {
  const team = winTeam(SHORT_FARKLE, { members: 2 })
  const failure = await failureOf(team.run(AbortSignal.abort()))
  expect(failure).toMatchObject({ code: 'cancelled' })
  expect(await team.checkpoint()).toMatchObject({ pass: 'first', diagonal: 1 })
})

test('while it runs progress grows, and checkpoints are written', async () => {
  const team = winTeam({ ...SHORT_ZILCH, goal: 2_000 }, { members: 2, checkpointEveryMs: 50 })
  const running = team.run()
  let kept = null
  while (kept === null) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    kept = await team.checkpoint()
  }
  expect(kept.evaluations).toBeGreaterThan(0)
  await running
  expect(team.notices).toEqual([])

  const fractions = team.told
  expect(fractions.length).toBeGreaterThan(3)
  expect(fractions.every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true)
  expect(fractions.at(-1)).toBeGreaterThan(fractions[0]!)
})

test('a disk that cannot be written to costs a notice and nothing else', async () => {
  const rules = SHORT_ZILCH
  const folder = temporaryFolder()
  // Files where folders should be.
  for (const name of ['unfinished', 'results']) writeFileSync(join(folder, name), '')
  const plan = new WinPlan()
  const team = { members: 1, checkpointEveryMs: 20 }
  const { run, notices } = teamOf<RuleSet, WinCheckpoint, StoredWin>(plan, rules, { team }, folder)
  expect((await run()).residual).toBeLessThanOrEqual(1e-12)
  const [read, unfinished, result, ...more] = notices
  expect(read).toMatch(/could not be read/)
  expect(unfinished).toMatch(/cannot be kept .* It goes on all the same\.$/)
  expect(result).toMatch(/^Results cannot be kept/)
  expect(more).toEqual([])
})

test('values that do not settle end in the reason, in the language that is spoken', async () => {
  const backend = await start(temporaryFolder(), SOLVER_WORKER, { team: { members: 2 } })
  const { file, keep, run, checkpoint } = teamOf<RuleSet, WinCheckpoint, StoredWin>(
    new WinPlan(),
    SHORT_ZILCH,
    { team: { members: 2 } },
    backend.folder,
  )
  await failureOf(run(AbortSignal.abort()))
  // As if it had gone round and round for ever.
  await keep({ ...(await checkpoint())!, passes: 100_000 })
  expect(existsSync(file)).toBe(true)
  await backend.ask('language.speak', { language: 'de' })
  const failure = await failureOf(backend.ask('farkle.winSolve', { rules: SHORT_ZILCH }))
  await backend.ask('language.speak', { language: 'en' })
  expect(failure.message).toMatch(
    /^Die Berechnung ist gescheitert: Dieses Spiel lässt sich nicht genau berechnen:/,
  )
})
