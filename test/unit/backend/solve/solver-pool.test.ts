import { AsyncLocalStorage } from 'node:async_hooks'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { SolverPool, type PoolOptions } from '#main/backend/solve/solver-pool.ts'
import type { SolverResult } from '#shared/games/solvers.ts'
import type { Language } from '#shared/texts/language.ts'
import { loadLanguage, setClientLanguage } from '#shared/texts/locale.ts'
import { failureOf, namedRules, SCRIPTED_WORKER, temporaryFolder } from '../harness.ts'

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
afterEach(() => {
  vi.unstubAllEnvs()
})

function poolOf(most: number, options: PoolOptions = {}): SolverPool {
  const pool = new SolverPool(SCRIPTED_WORKER, { most, ...options })
  onTestFinished(() => pool.close())
  return pool
}

function solve(
  pool: SolverPool,
  name: string,
  signal = new AbortController().signal,
): Promise<SolverResult<'score'>> {
  const task = { rules: namedRules(name, 9000), farklePenalty: null }
  return pool.run('score', task, () => {}, signal) as Promise<SolverResult<'score'>>
}

test('a worker is kept for the next solve', async () => {
  const pool = poolOf(4)
  for (let i = 0; i < 3; i++) expect((await solve(pool, 'one')).turns).toHaveLength(1)
  expect(started).toHaveLength(1)
})

test('a worker that has come to hold much memory is not kept', async () => {
  const pool = poolOf(4)
  expect((await solve(pool, 'grows')).turns).toHaveLength(1)
  expect((await solve(pool, 'one')).turns).toHaveLength(1)
  expect(started).toHaveLength(2)
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
  expect((await solve(pool, 'first')).grid).toBe(50)
  const died = new Promise((resolve) => started[0]!.once('exit', resolve))
  started[0]!.postMessage('die')
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
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
})

describe('a worker that dies at work', () => {
  test('is replaced by another one, which solves the task from its beginning', async () => {
    vi.stubEnv('EXITED_FILE', join(temporaryFolder(), 'exited'))
    const log: string[] = []
    const pool = poolOf(1, { log: (line) => log.push(line) })
    expect((await solve(pool, 'exits once')).grid).toBe(50)
    expect(started).toHaveLength(2)
    expect(log).toEqual([
      'A worker that solved score died (its thread ended with code 3). Another one tries.',
    ])
  })

  test('twice is said in a sentence, with what to do', async () => {
    const error = await failureOf(solve(poolOf(1), 'exits'))
    expect(error).toMatchObject({
      code: 'solver-failed',
      message:
        'The solve failed: its thread ended with code 3. It was tried twice. Try again; if it goes on failing, start Breakpoint again.',
    })
    expect(started).toHaveLength(2)
  })

  test('lets the solves that wait go first', async () => {
    const pool = poolOf(1)
    const ends: string[] = []
    await Promise.allSettled(
      ['exits', 'a', 'b'].map((name) => solve(pool, name).finally(() => ends.push(name))),
    )
    expect(ends).toEqual(['a', 'b', 'exits'])
  })

  test('is not replaced when the solve is stopped before the other one begins', async () => {
    const stop = new AbortController()
    const pool = poolOf(1, { log: () => stop.abort() })
    expect(await failureOf(solve(pool, 'exits', stop.signal))).toMatchObject({ code: 'cancelled' })
    expect(started).toHaveLength(1)
  })

  test('is not replaced when the pool is closed meanwhile', async () => {
    const pool = poolOf(1, { log: () => void pool.close() })
    expect(await failureOf(solve(pool, 'exits'))).toMatchObject({ code: 'cancelled' })
    expect(started).toHaveLength(1)
  })

  // A second one would have no more of it.
  test.each([
    ['runs out of memory', 'eats memory'],
    ['cannot have the memory it asks for', 'wants too much'],
  ])('because it %s says so at once, and the pool goes on', async (_, name) => {
    const pool = poolOf(1, {
      resourceLimits: { maxOldGenerationSizeMb: 48, maxYoungGenerationSizeMb: 8 },
    })
    const error = await failureOf(solve(pool, name))
    expect(error.code).toBe('solver-failed')
    expect(error.message).toMatch(/^There is not enough memory .* Close other programs .*\.$/)
    expect(started).toHaveLength(1)
    expect((await solve(pool, 'next')).grid).toBe(50)
  })
})

test('a task that cannot be handed over leaves its worker to the next', async () => {
  const pool = poolOf(1)
  const rules = { ...namedRules('a', 9000), odd: () => {} }
  const handed = pool.run('score', { rules }, () => {}, new AbortController().signal)
  expect(await failureOf(handed)).toMatchObject({ code: 'solver-failed' })
  expect((await solve(pool, 'b')).grid).toBe(50)
  expect(started).toHaveLength(1)
})

test('closing ends what runs and what waits, and nothing begins after it', async () => {
  const pool = poolOf(1)
  const asked = ['stuck', 'b'].map((name) => failureOf(solve(pool, name)))
  await pool.close()
  for (const error of await Promise.all(asked)) expect(error).toMatchObject({ code: 'cancelled' })
  expect(await failureOf(solve(pool, 'c'))).toMatchObject({ code: 'cancelled' })
  expect(started).toHaveLength(1)
})

test('a failed solve is told of in the language of the one who reads it', async () => {
  const clients = new AsyncLocalStorage<Language>()
  setClientLanguage(() => clients.getStore())
  onTestFinished(() => setClientLanguage(() => undefined))
  await loadLanguage('de')
  const pool = poolOf(1)
  await clients.run('en', () => solve(pool, 'one'))
  // Rules without any sets.
  const task = { rules: { name: 'broken' } }
  const signal = new AbortController().signal
  const failure = await clients.run('de', () =>
    failureOf(pool.run('score', task, () => {}, signal)),
  )
  expect(started).toHaveLength(1)
  const toldIn = (language: Language): string => clients.run(language, () => failure.message)
  expect(toldIn('de')).toMatch(/^Die Berechnung ist in Breakpoint fehlgeschlagen\. .*Protokoll/)
  expect(toldIn('en')).toMatch(/^The solve failed inside Breakpoint\. .* The log says why\.$/)
  expect(failure.cause).toBeInstanceOf(TypeError)
})
