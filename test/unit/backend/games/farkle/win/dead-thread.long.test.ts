import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { beforeEach, expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { WIN_SOLVER_VERSION } from '#shared/games/farkle/solve/win/win-work.ts'
import {
  WinPlan,
  type StoredWin,
  type WinCheckpoint,
} from '#main/backend/games/farkle/win/win-plan.ts'
import { FileStore } from '#main/backend/solve/team/file-store.ts'
import { TeamSolve } from '#main/backend/solve/team/team-solve.ts'
import { teamServices } from '../../../solve/team/team-under-test.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { sweepLeftovers } from '#main/backend/files/leftovers.ts'
import {
  failureOf,
  SOLVER_WORKER,
  start,
  temporaryFolder,
  type TestBackend,
} from '../../../harness.ts'
import { solvedWin } from '#test/support/solved-win.ts'

const started = vi.hoisted(() => [] as Worker[])

vi.mock('node:worker_threads', async (original) => {
  const real = await original<typeof import('node:worker_threads')>()
  class Watched extends real.Worker {
    constructor(...options: ConstructorParameters<typeof real.Worker>) {
      super(...options)
      started.push(this)
    }
  }
  return { ...real, Worker: Watched }
})

beforeEach(() => {
  started.length = 0
})

const DAY_MS = 86_400_000
const MEMBERS = 2
const RULES: RuleSet = { ...PRESETS.zilch, goal: 2_000 }
const KEY = ruleHash(RULES)

function startTeam(folder: string): Promise<TestBackend> {
  return start(folder, SOLVER_WORKER, { team: { members: MEMBERS, checkpointEveryMs: 20 } })
}

/** Kills a thread of the team as soon as there is something to go on from. */
async function killMember(folder: string, member: number): Promise<void> {
  const checkpoint = join(folder, 'unfinished', `win-${KEY}.checkpoint`)
  await vi.waitUntil(() => started.length > member && existsSync(checkpoint), {
    timeout: 20_000,
    interval: 5,
  })
  await started[member]!.terminate()
}

const GOES_ON =
  /^A solve stopped unexpectedly \(its thread ended with code [01]\) and was started again\. It goes on from what was kept\.$/

test('a thread that dies in the middle costs a notice; the result has the same bits', async () => {
  const folder = temporaryFolder()
  const { ask, notices, jobs } = await startTeam(folder)
  const [{ evaluations }] = await Promise.all([
    ask('farkle.winSolve', { rules: RULES }),
    killMember(folder, 1),
  ])
  expect(started).toHaveLength(2 * MEMBERS)
  expect(notices).toEqual([expect.stringMatching(GOES_ON)])
  expect(jobs.at(-1)).toMatchObject({ state: 'done' })

  const { table } = solvedWin(RULES)
  expect(evaluations).toBe(table.evaluations)
  const cache = new ResultCache({ folder: join(folder, 'results'), notice: () => {} })
  const label = { solver: 'win', solverVersion: WIN_SOLVER_VERSION, key: KEY }
  const { values } = (await cache.get(label)) as WinTable
  expect(Buffer.from(values.buffer).equals(Buffer.from(table.values.buffer))).toBe(true)
  // A thread that dies while it writes leaves a part behind, which a later start sweeps up.
  const unfinished = join(folder, 'unfinished')
  await sweepLeftovers(folder, Date.now() + DAY_MS)
  expect(readdirSync(unfinished)).toEqual([])
})

test('threads that die again and again end in a sentence, with nothing kept but the checkpoint', async () => {
  const folder = temporaryFolder()
  const { ask, notices, jobs } = await startTeam(folder)
  const [failure] = await Promise.all([
    failureOf(ask('farkle.winSolve', { rules: RULES })),
    killMember(folder, 0).then(() => killMember(folder, MEMBERS)),
  ])
  expect(failure).toMatchObject({
    code: 'solver-failed',
    message: expect.stringMatching(
      // What a thread ends with depends on how far it had come.
      /^The solve failed: its thread ended with code [01]\. It was tried twice\. .*\.$/,
    ) as string,
  })
  expect(notices).toEqual([expect.stringMatching(GOES_ON)])
  expect(jobs.at(-1)).toMatchObject({ state: 'failed' })
  expect(existsSync(join(folder, 'results'))).toBe(false)
  expect(await ask('farkle.winStatus', { rules: RULES })).toMatchObject({ state: 'begun' })

  const { evaluations } = await ask('farkle.winSolve', { rules: RULES })
  expect(evaluations).toBe(solvedWin(RULES).table.evaluations)
})

test('a team that runs out of memory says so and what to do, and is not started again', async () => {
  const { services, notices } = teamServices({
    workerFile: new URL('../../../workers/greedy-member.ts', import.meta.url),
    team: {
      members: 1,
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 },
    },
  })
  const folder = temporaryFolder()
  const cache = new ResultCache({ folder, notice: () => {} })
  const plan = new WinPlan()
  const files = { cache, checkpointFolder: folder, notice: () => {} }
  const store = new FileStore<RuleSet, WinCheckpoint, StoredWin>(plan, files)
  const failure = await failureOf(new TeamSolve(plan, store, services).solve(RULES))
  expect(failure).toMatchObject({
    code: 'solver-failed',
    message: expect.stringMatching(/^There is not enough memory .* smaller goal/) as string,
  })
  expect(started).toHaveLength(1)
  expect(notices).toEqual([])
  expect(readdirSync(folder)).toEqual([])
})
