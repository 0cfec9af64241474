import { createHash } from 'node:crypto'
import { hashOf } from '#shared/games/games.ts'
import type { Jobs } from './jobs.ts'
import type { ResultCache } from './result-cache.ts'
import type { ResultLabel } from './result-codec.ts'
import type { SolverPool } from './solver-pool.ts'
import { SOLVERS, type SolverName, type SolverResults, type SolverTasks } from './solvers.ts'

type Rules = SolverTasks[SolverName]['rules']

/** The content hash of rules of any game. */
function hashOfRules(rules: Rules): string {
  return hashOf('jokers' in rules ? { game: 'yahtzee', rules } : { game: 'farkle', rules })
}

/** Variants are part of a file's name, where a long text with odd signs has no place. */
function variantKey(variant: string): string {
  if (/^[a-z0-9-]{0,40}$/.test(variant)) return variant
  return createHash('sha256').update(variant).digest('hex').slice(0, 16)
}

/** One result per solver, its version, rule set and variant. */
function labelOf(solver: SolverName, hash: string, variant: string): ResultLabel {
  return {
    solver,
    solverVersion: SOLVERS[solver].version,
    key: hash + (variant === '' ? '' : `-${variantKey(variant)}`),
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

  /**
   * The result of a task, from the cache or by solving; rejects with RequestError. `variant` says
   * what besides the rules tells this task from others of its solver.
   */
  solve<N extends SolverName>(
    solver: N,
    task: SolverTasks[N],
    variant = '',
  ): Promise<SolverResults[N]> {
    const hash = hashOfRules(task.rules)
    const label = labelOf(solver, hash, variant)
    const name = { solve: solver, rules: task.rules.name, hash }
    return this.#jobs.run(`${solver} ${label.key}`, name, async (progress, signal) => {
      const known = await this.#cache.get(label)
      if (known !== undefined) return known as SolverResults[N]
      const result = await this.#pool.run(solver, task, progress, signal)
      await this.#cache.put(label, result)
      return result
    })
  }

  /** What was found before; undefined if nothing was, and then nothing is solved. */
  async known<N extends SolverName>(
    solver: N,
    rules: SolverTasks[N]['rules'],
    variant = '',
  ): Promise<SolverResults[N] | undefined> {
    const known = await this.#cache.get(labelOf(solver, hashOfRules(rules), variant))
    return known as SolverResults[N] | undefined
  }

  /** Has a worker do what is quicker done again than kept; rejects with RequestError. */
  make<N extends SolverName>(
    solver: N,
    task: SolverTasks[N],
    variant = '',
  ): Promise<SolverResults[N]> {
    const hash = hashOfRules(task.rules)
    const { key } = labelOf(solver, hash, variant)
    const name = { solve: solver, rules: task.rules.name, hash }
    return this.#jobs.run(`${solver} ${key}`, name, (progress, signal) =>
      this.#pool.run(solver, task, progress, signal),
    )
  }
}
