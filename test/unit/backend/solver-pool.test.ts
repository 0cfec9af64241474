import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SolverPool } from '#main/backend/solver-pool.ts'
import type { SolverResults } from '#main/backend/solvers.ts'
import { failureOf, namedRules, SCRIPTED_WORKER } from './harness.ts'

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

function poolOf(most: number): SolverPool {
  const pool = new SolverPool(SCRIPTED_WORKER, most)
  onTestFinished(() => pool.close())
  return pool
}

function solve(
  pool: SolverPool,
  name: string,
  signal = new AbortController().signal,
): Promise<SolverResults['score']> {
  const task = { rules: namedRules(name, 9000), farklePenalty: null }
  return pool.run('score', task, () => {}, signal)
}

test('a worker is kept for the next solve', async () => {
  const pool = poolOf(4)
  for (let i = 0; i < 3; i++) expect((await solve(pool, 'one')).turns).toHaveLength(1)
  expect(started).toHaveLength(1)
})

test('no more workers are started than there are cores for them', async () => {
  const pool = poolOf(2)
  const solved = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => solve(pool, name)))
  expect(solved.map(({ grid }) => grid)).toEqual([50, 50, 50, 50, 50])
  expect(started).toHaveLength(2)
})

test('a solve that waits is stopped at once, and the one after it gets the place', async () => {
  const pool = poolOf(1)
  const [running, waiting] = [new AbortController(), new AbortController()]
  const stuck = failureOf(solve(pool, 'stuck', running.signal))
  const stopped = failureOf(solve(pool, 'b', waiting.signal))
  const next = solve(pool, 'c')
  waiting.abort()
  expect(await stopped).toMatchObject({ code: 'cancelled' })
  running.abort()
  expect(await stuck).toMatchObject({ code: 'cancelled' })
  expect((await next).grid).toBe(50)
})

test('a solve that was stopped before it was asked for does not begin', async () => {
  const error = await failureOf(solve(poolOf(1), 'stuck', AbortSignal.abort()))
  expect(error).toMatchObject({ code: 'cancelled' })
  expect(started).toEqual([])
})

test('a stopped worker ends', async () => {
  const pool = poolOf(1)
  const stop = new AbortController()
  const stuck = failureOf(solve(pool, 'stuck', stop.signal))
  const ended = once(started[0]!, 'exit')
  stop.abort()
  await ended
  expect(await stuck).toMatchObject({ code: 'cancelled' })
})

test('a worker that dies while it waits for work is not given any', async () => {
  const pool = poolOf(1)
  const solved = solve(pool, 'dies afterwards')
  const died = new Promise((resolve) => started[0]!.once('exit', resolve))
  expect((await solved).grid).toBe(50)
  await died
  expect((await solve(pool, 'next')).grid).toBe(50)
  expect(started).toHaveLength(2)
})

test('a worker that fails leaves its place to the next solve', async () => {
  const pool = poolOf(1)
  const ends = await Promise.allSettled(
    ['throws', 'a', 'exits', 'b', 'throws nothing', 'c'].map((name) => solve(pool, name)),
  )
  expect(ends.map(({ status }) => status)).toEqual([
    ...['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected', 'fulfilled'],
  ])
})

test('closing ends what runs and what waits, and nothing begins after it', async () => {
  const pool = poolOf(1)
  const asked = ['stuck', 'b'].map((name) => failureOf(solve(pool, name)))
  await pool.close()
  for (const error of await Promise.all(asked)) expect(error).toMatchObject({ code: 'cancelled' })
  expect(await failureOf(solve(pool, 'c'))).toMatchObject({ code: 'cancelled' })
  expect(started).toHaveLength(1)
})
