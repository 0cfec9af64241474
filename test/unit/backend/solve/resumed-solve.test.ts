import { readdirSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { PRESETS } from '#shared/games/farkle/rules/presets.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import { GAMES } from '#shared/games/games.ts'
import type { SolverEntry } from '#shared/games/solver.ts'
import { Jobs } from '#main/backend/solve/jobs.ts'
import { ResultCache } from '#main/backend/solve/result-cache.ts'
import type { Resume, SolverPool } from '#main/backend/solve/solver-pool.ts'
import { Solving } from '#main/backend/solve/solving.ts'
import { failureOf, temporaryFolder } from '../harness.ts'

const solvers = {
  slow: {
    game: 'farkle',
    resumes: true,
    load: () =>
      Promise.resolve({
        version: 7,
        run: (_: { readonly rules: typeof PRESETS.farkle }): unknown => null,
      }),
  },
} as const satisfies Record<string, SolverEntry>

/** A solver pool whose worker keeps some parts, and then is killed, or is through. */
function killed(parts: readonly unknown[], result?: unknown) {
  const begun: unknown[] = []
  const run = (_s: string, _t: unknown, _p: unknown, _a: unknown, resume?: Resume) => {
    begun.push(resume!.begun())
    for (const part of parts) resume!.keep(part)
    return result === undefined
      ? Promise.reject(new Error('The worker was killed.'))
      : Promise.resolve(result)
  }
  return { begun, pool: { run } as unknown as SolverPool }
}

test('a solve that was killed goes on from what it kept last, also after a new start', async () => {
  const folder = temporaryFolder()
  const rules = PRESETS.farkle
  const solvingWith = (pool: SolverPool) => {
    const cache = new ResultCache({ folder, notice: () => {} })
    const jobs = new Jobs(() => {})
    return { cache, jobs, solving: new Solving({ solvers, games: GAMES, cache, jobs, pool }) }
  }
  const first = killed([[1], [1, 2]])
  const one = solvingWith(first.pool)
  const failing = one.solving.solve('slow', { rules }, 'few')
  expect(one.jobs.list()).toMatchObject([{ solve: 'slow', resumable: true }])
  expect((await failureOf(failing)).message).toBe('The worker was killed.')
  expect(first.begun).toEqual([undefined])
  expect(await one.solving.begun('slow', rules, 'few')).toEqual([1, 2])
  expect(await one.solving.begun('slow', rules, 'many')).toBeUndefined()

  const second = killed([[1, 2, 3]], 'done')
  const two = solvingWith(second.pool)
  expect(await two.solving.begun('slow', rules, 'few')).toEqual([1, 2])
  const name = `slow-${ruleHash(rules)}-few.result`
  const remove = two.cache.remove.bind(two.cache)
  vi.spyOn(two.cache, 'remove').mockImplementation((label) => {
    // Who is killed here has the result already.
    expect(readdirSync(folder)).toContain(name)
    return remove(label)
  })
  expect(await two.solving.solve('slow', { rules }, 'few')).toBe('done')
  expect(second.begun).toEqual([[1, 2]])
  // What is through needs nothing to go on from.
  expect(readdirSync(folder)).toEqual([name])
  expect(await two.solving.begun('slow', rules, 'few')).toBeUndefined()
})
