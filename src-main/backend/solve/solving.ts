import { createHash } from 'node:crypto'
import type { Game } from '#shared/games/game.ts'
import { hashOf } from '#shared/games/games.ts'
import type { ParamsOf, ResultOf, SolverList, SolverParams } from '#shared/games/solver.ts'
import type { SOLVERS } from '#shared/games/solvers.ts'
import type { Jobs, Work } from './jobs.ts'
import type { ResultCache } from './result-cache.ts'
import type { ResultLabel } from './result-codec.ts'
import type { SolverPool } from './solver-pool.ts'

/** Variants are part of a file's name, where a long text with odd signs has no place. */
function variantKey(variant: string): string {
  if (/^[a-z0-9-]{0,40}$/.test(variant)) return variant
  return createHash('sha256').update(variant).digest('hex').slice(0, 16)
}

interface SolvingParts<List> {
  readonly solvers: List
  /** Those whose solvers are listed are among them. */
  readonly games: readonly Game[]
  readonly cache: ResultCache
  readonly jobs: Jobs
  readonly pool: SolverPool
}

/**
 * Solves through the cache: what is known is answered from it, what is not becomes a job. There is one
 * result per solver, its version, rule set and variant, which is what besides the rules tells one task
 * of a solver from another. Rejects with RequestError.
 */
export class Solving<List extends SolverList = typeof SOLVERS> {
  readonly #parts: SolvingParts<List>

  constructor(parts: SolvingParts<List>) {
    this.#parts = parts
  }

  /** The result of a task, from the cache or by solving. */
  solve<N extends keyof List & string>(
    solver: N,
    task: ParamsOf<List[N]>,
    variant = '',
  ): Promise<ResultOf<List[N]>> {
    const { cache, pool } = this.#parts
    const params: SolverParams = task
    return this.#run(solver, params, variant, async (progress, signal) => {
      const label = await this.#label(solver, params.rules, variant)
      const known = await cache.get(label)
      if (known !== undefined) return known
      const result = await pool.run(solver, params, progress, signal)
      await cache.put(label, result)
      return result
    })
  }

  /** The cached result; undefined if there is none. Solves nothing. */
  async known<N extends keyof List & string>(
    solver: N,
    rules: ParamsOf<List[N]>['rules'],
    variant = '',
  ): Promise<ResultOf<List[N]> | undefined> {
    const known = await this.#parts.cache.get(await this.#label(solver, rules, variant))
    return known as ResultOf<List[N]> | undefined
  }

  /** Has a worker do what is done again sooner than it is read from a file. */
  make<N extends keyof List & string>(
    solver: N,
    task: ParamsOf<List[N]>,
    variant = '',
  ): Promise<ResultOf<List[N]>> {
    const { pool } = this.#parts
    const params: SolverParams = task
    return this.#run(solver, params, variant, (progress, signal) =>
      pool.run(solver, params, progress, signal),
    )
  }

  #run<N extends keyof List & string>(
    solver: N,
    { rules }: SolverParams,
    variant: string,
    work: Work<unknown>,
  ): Promise<ResultOf<List[N]>> {
    const hash = this.#hashOf(solver, rules)
    const name = { solve: solver, rules: rules.name, hash }
    const key = `${solver} ${hash} ${variant}`
    return this.#parts.jobs.run(key, name, work) as Promise<ResultOf<List[N]>>
  }

  #hashOf(solver: string, rules: SolverParams['rules']): string {
    const { solvers, games } = this.#parts
    return hashOf({ game: solvers[solver]!.game, rules }, games)
  }

  async #label(
    solver: string,
    rules: SolverParams['rules'],
    variant: string,
  ): Promise<ResultLabel> {
    const { version } = await this.#parts.solvers[solver]!.load()
    const hash = this.#hashOf(solver, rules)
    const key = variant === '' ? hash : `${hash}-${variantKey(variant)}`
    return { solver, solverVersion: version, key }
  }
}
