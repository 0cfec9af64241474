import { createHash } from 'node:crypto'
import type { Game } from '#shared/games/game.ts'
import { hashOf } from '#shared/games/games.ts'
import type { ParamsOf, ResultOf, SolverList, SolverParams } from '#shared/games/solver.ts'
import type { SOLVERS } from '#shared/games/solvers.ts'
import type { Jobs, Work } from './jobs.ts'
import type { ResultCache } from './result-cache.ts'
import type { ResultLabel } from './result-codec.ts'
import type { Resume, SolverPool } from './solver-pool.ts'

/** Variants are part of a file's name, where a long text with odd signs has no place. */
function variantKey(variant: string): string {
  if (/^[a-z0-9-]{0,40}$/.test(variant)) return variant
  return createHash('sha256').update(variant).digest('hex').slice(0, 16)
}

/** The name of what a solve has kept on its way to a result. */
const partOf = (label: ResultLabel): ResultLabel => ({ ...label, solver: `${label.solver}-part` })

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
      const resumes = this.#resumes(solver)
      // Who was killed just before the end has left parts of what is known.
      const clean = (): Promise<void> | undefined =>
        resumes ? cache.remove(partOf(label)) : undefined
      if (known !== undefined) {
        await clean()
        return known
      }
      const run = (resume?: Resume): Promise<unknown> =>
        pool.run(solver, params, progress, signal, resume)
      const result = await (resumes ? this.#goOn(label, run) : run())
      await cache.put(label, result)
      await clean()
      return result
    })
  }

  /** Runs a solver from where it was stopped, if it was; what it keeps is on disk, whole, when it ends. */
  async #goOn(label: ResultLabel, run: (resume: Resume) => Promise<unknown>): Promise<unknown> {
    const { cache } = this.#parts
    const part = partOf(label)
    let begun = await cache.get(part)
    // One after another, or an older one might be written last.
    let written = Promise.resolve()
    const keep = (newer: unknown): void => {
      begun = newer
      written = written.then(() => cache.put(part, newer))
    }
    try {
      return await run({ begun: () => begun, keep })
    } finally {
      await written
    }
  }

  /** What a stopped run of a solver that resumes has kept; undefined if there is nothing. */
  async begun<N extends keyof List & string>(
    solver: N,
    rules: ParamsOf<List[N]>['rules'],
    variant = '',
  ): Promise<unknown> {
    return this.#parts.cache.get(partOf(await this.#label(solver, rules, variant)))
  }

  #resumes(solver: string): boolean {
    return this.#parts.solvers[solver]!.resumes === true
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
    const { jobs } = this.#parts
    return jobs.run(key, name, work, this.#resumes(solver)) as Promise<ResultOf<List[N]>>
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
