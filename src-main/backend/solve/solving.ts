import { createHash } from 'node:crypto'
import type { Game } from '#shared/games/game.ts'
import { hashOf } from '#shared/games/games.ts'
import type { SolverParamsOf, ResultOf, SolverList, SolverParams } from '#shared/games/solver.ts'
import type { SOLVERS } from '#shared/games/solvers.ts'
import type { Jobs, Work } from './jobs.ts'
import type { ResultCache } from './result-cache.ts'
import type { ResultLabel } from './result-codec.ts'
import type { Resume, SolverPool } from './solver-pool.ts'

/** Variants become part of a file name, so long or unusual ones are hashed. */
function variantKey(variant: string): string {
  if (/^[a-z0-9-]{0,40}$/.test(variant)) return variant
  return createHash('sha256').update(variant).digest('hex').slice(0, 16)
}

const partOf = (label: ResultLabel): ResultLabel => ({ ...label, solver: `${label.solver}-part` })

interface SolvingParts<List> {
  readonly solvers: List
  /** Must include the games of all solvers. */
  readonly games: readonly Game[]
  readonly cache: ResultCache
  readonly jobs: Jobs
  readonly pool: SolverPool
}

/**
 * Returns results from the cache, or solves. `variant` stands for all parameters except the rules.
 * Rejects with RequestError.
 */
export class Solving<List extends SolverList = typeof SOLVERS> {
  readonly #parts: SolvingParts<List>

  constructor(parts: SolvingParts<List>) {
    this.#parts = parts
  }

  solve<N extends keyof List & string>(
    solver: N,
    task: SolverParamsOf<List[N]>,
    variant = '',
    isBackground = false,
  ): Promise<ResultOf<List[N]>> {
    const { cache, pool } = this.#parts
    const params: SolverParams = task
    const work: Work<unknown> = async (progress, signal) => {
      const label = await this.#label(solver, params.rules, variant)
      const known = await cache.get(label)
      const resumes = this.#resumes(solver)
      // A crash after the result was stored may have left partial state.
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
    }
    return this.#run(solver, params, variant, work, isBackground)
  }

  /** Resumes from the stored state. Its latest state is on disk when this settles. */
  async #goOn(label: ResultLabel, run: (resume: Resume) => Promise<unknown>): Promise<unknown> {
    const { cache } = this.#parts
    const part = partOf(label)
    let begun = await cache.get(part)
    // Write in order, so that the newest state wins.
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

  async begun<N extends keyof List & string>(
    solver: N,
    rules: SolverParamsOf<List[N]>['rules'],
    variant = '',
  ): Promise<unknown> {
    return this.#parts.cache.get(partOf(await this.#label(solver, rules, variant)))
  }

  #resumes(solver: string): boolean {
    return this.#parts.solvers[solver]!.resumes === true
  }

  async known<N extends keyof List & string>(
    solver: N,
    rules: SolverParamsOf<List[N]>['rules'],
    variant = '',
  ): Promise<ResultOf<List[N]> | undefined> {
    const known = await this.#parts.cache.get(await this.#label(solver, rules, variant))
    return known as ResultOf<List[N]> | undefined
  }

  /** Runs a solver without the cache, for results that are faster to compute than to load. */
  make<N extends keyof List & string>(
    solver: N,
    task: SolverParamsOf<List[N]>,
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
    isBackground = false,
  ): Promise<ResultOf<List[N]>> {
    const hash = this.#hashOf(solver, rules)
    const name = { solve: solver, rules: rules.name, hash }
    const key = `${solver} ${hash} ${variant}`
    const { jobs } = this.#parts
    const resumable = this.#resumes(solver)
    return jobs.run(key, name, work, resumable, isBackground) as Promise<ResultOf<List[N]>>
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
