import { ruleHash } from '#shared/farkle/rule-hash.ts'
import type { Jobs } from './jobs.ts'
import type { ResultCache } from './result-cache.ts'
import type { ResultLabel } from './result-codec.ts'
import type { SolverPool } from './solver-pool.ts'
import { SOLVERS, type SolverName, type SolverResults, type SolverTasks } from './solvers.ts'

const TITLES: Record<SolverName, string> = {
  score: 'Strategy for points',
  frontier: 'Safety frontier',
}

/** One result per solver, its version, rule set and variant. */
function labelOf<N extends SolverName>(solver: N, task: SolverTasks[N]): ResultLabel {
  const { rules, ...variant } = task
  const extra = Object.entries(variant)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `-${name}-${String(value)}`)
  return {
    solver,
    solverVersion: SOLVERS[solver].version,
    key: ruleHash(rules) + extra.join(''),
  }
}

/** Solves through the cache: what is known is answered from it, what is not becomes a job. */
export class Solving {
  readonly #cache: ResultCache
  readonly #jobs: Jobs
  readonly #pool: SolverPool

  constructor(cache: ResultCache, jobs: Jobs, pool: SolverPool) {
    this.#cache = cache
    this.#jobs = jobs
    this.#pool = pool
  }

  /** The result of a task, from the cache or by solving; rejects with RequestError. */
  solve<N extends SolverName>(solver: N, task: SolverTasks[N]): Promise<SolverResults[N]> {
    const label = labelOf(solver, task)
    const title = `${TITLES[solver]}: ${task.rules.name}`
    return this.#jobs.run(`${solver} ${label.key}`, title, async (progress, signal) => {
      const known = await this.#cache.get(label)
      if (known !== undefined) return known as SolverResults[N]
      const result = await this.#pool.run(solver, task, progress, signal)
      await this.#cache.put(label, result)
      return result
    })
  }
}
