import { readdirSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import type { JobData } from '#shared/contract/housekeeping.ts'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { GAMES } from '#shared/games/games.ts'
import { SOLVERS } from '#shared/games/solvers.ts'
import { Jobs } from '#main/backend/solve/jobs.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import { SolverPool } from '#main/backend/solve/solver-pool.ts'
import { Solving } from '#main/backend/solve/solving.ts'
import type { FileStoreKind } from '#main/backend/solve/team/file-store.ts'
import type { TeamPlan } from '#main/backend/solve/team/team-solve.ts'
import { failureOf, temporaryFolder } from '../harness.ts'
import { TOY_SOLVERS, type SquaresTask } from '../workers/toy-solvers.ts'
import { teamOf } from './team/team-under-test.ts'

const TOY_WORKER = new URL('../workers/toy-worker.ts', import.meta.url)

test('a solver that is listed is solved with, kept and named like those of the app', async () => {
  const folder = temporaryFolder()
  const said: JobData[] = []
  const pool = new SolverPool(TOY_WORKER, { most: 1 })
  onTestFinished(() => pool.close())
  const jobs = new Jobs((_, data) => said.push(data as JobData))
  const cache = new ResultCache({ folder, notice: () => {} })
  const solvers = { ...SOLVERS, ...TOY_SOLVERS }
  const solving = new Solving({ solvers, games: GAMES, cache, jobs, pool })

  const rules = PRESETS.zilch
  expect(await solving.known('toy-sum', rules)).toBeUndefined()
  const solved = solving.solve('toy-sum', { rules, numbers: [1, 2, 39] })
  expect(jobs.list()).toMatchObject([
    { solve: 'toy-sum', rules: 'Zilch', hash: ruleHash(rules), resumable: false },
  ])
  expect(await solved).toEqual({ sum: 42 })
  expect(readdirSync(folder)).toEqual([`toy-sum-${ruleHash(rules)}.result`])
  expect(await solving.known('toy-sum', rules)).toEqual({ sum: 42 })
  // The worker has the solvers of the app as well.
  const race = await solving.make('race', { rules: PRESETS.farkle, player: { kind: 'table' } })
  expect(race.turns.length).toBeGreaterThan(10)
})

interface Squares {
  readonly step: number
  readonly sums: Float64Array
}

/** The game's part of a toy solve: as many steps as asked for, each over four pieces. */
const squaresPlan: TeamPlan<number, Squares, Float64Array> & FileStoreKind<number, Squares> = {
  solver: 'toy-squares',
  solverVersion: 1,
  members: 2,
  key: (steps) => `steps-${steps}`,
  fits: (steps, { step = 0, sums }) => step < steps && sums?.length === 4,
  job: (steps) => ({
    key: String(steps),
    name: { solve: 'toy-squares', rules: 'Toy', hash: 'a'.repeat(32) },
  }),
  start(steps, from) {
    const memory = new SharedArrayBuffer(5 * Float64Array.BYTES_PER_ELEMENT)
    const numbers = new Float64Array(memory)
    if (from) numbers.set([from.step, ...from.sums])
    const task: SquaresTask = { memory, steps }
    return {
      task,
      secondsBefore: 0,
      progress: () => numbers[0]! / steps,
      checkpoint: () => ({ step: numbers[0]!, sums: numbers.slice(1) }),
      result: () => numbers.slice(1),
    }
  },
}

test('a team solver that is listed is stopped, resumed and kept like those of the app', async () => {
  const steps = 5
  const { run, checkpoint, cache, notices, told } = teamOf(squaresPlan, steps, {
    workerFile: TOY_WORKER,
  })
  for (const step of [1, 2]) {
    expect(await failureOf(run(AbortSignal.abort()))).toMatchObject({ code: 'cancelled' })
    expect(await checkpoint()).toEqual({
      step,
      sums: Float64Array.of(step, 4 * step, 9 * step, 16 * step),
    })
  }
  expect(await run()).toEqual(Float64Array.of(5, 20, 45, 80))
  expect(await checkpoint()).toBeNull()
  expect(readdirSync(cache.folder)).toEqual(['toy-squares-steps-5.result'])
  expect(told.at(-1)).toBe(1)
  expect(notices).toEqual([])
  // Asked for again it is read, and no thread is started for it.
  expect(await run(AbortSignal.abort())).toEqual(Float64Array.of(5, 20, 45, 80))
})
