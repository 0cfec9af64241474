import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Points } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { tableSize, TURNS, unitsFrom, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { mostChances } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import { TargetSolveState } from '#shared/games/yahtzee/solve/target/target-team.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { makeFolder } from '../../../files/make-folder.ts'
import type { ResultCache } from '../../../solve/result-cache.ts'
import { ResultFileError } from '../../../solve/result-codec.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import type { CheckpointClaim, TeamPlan, TeamStore } from '../../../solve/team/team-solve.ts'
import {
  levelFile,
  readLevel,
  removeSolve,
  storedSolves,
  writeLevel,
  type StoredSolve,
} from './target-levels.ts'

/** Bytes stored per state besides its chances. */
const INDEX_BYTES = 4

export interface TargetParams {
  readonly rules: RuleSet
  readonly limit: Points
}

/** Upper bound for the disk space of a whole solve. */
export function bytesOf(game: YahtzeeGame, chances: readonly number[]): number {
  const count = chances.reduce((sum, one) => sum + one, 0)
  return count * Float32Array.BYTES_PER_ELEMENT + tableSize(game) * INDEX_BYTES
}

/** Completed part, 0 to 1. Levels (numbers of used categories) are solved from the highest down. */
export function partDone(chances: readonly number[], level: number, part: number): number {
  const all = chances.reduce((sum, one) => sum + one, 0)
  const above = chances.reduce((sum, one, i) => (i > level ? sum + one : sum), 0)
  return all === 0 ? 1 : (above + part * (chances[level] ?? 0)) / all
}

/** Monotone progress, although the pieces of a level are counted from zero while it is written. */
export function followed(chances: readonly number[]): (level: number, part: number) => number {
  let done = 0
  return (level, part) => (done = Math.max(done, partDone(chances, level, Math.min(1, part))))
}

/** The file of each finished level is a part of both the checkpoint and the result. */
export class TargetPlan
  implements TeamPlan<TargetParams, number, Points>, TeamStore<TargetParams, number, Points>
{
  readonly solver = 'targets'
  readonly members = availableParallelism()
  readonly #cache: ResultCache
  readonly #gameOf: (rules: RuleSet) => YahtzeeGame

  constructor(cache: ResultCache, gameOf: (rules: RuleSet) => YahtzeeGame) {
    this.#cache = cache
    this.#gameOf = gameOf
  }

  get folder(): string {
    return this.#cache.folder
  }

  stored(rules: RuleSet): Promise<StoredSolve[]> {
    return storedSolves(this.folder, ruleHash(rules))
  }

  job({ rules, limit }: TargetParams): ReturnType<TeamPlan<TargetParams, number, Points>['job']> {
    const hash = ruleHash(rules)
    return { key: `${limit} ${hash}`, name: { solve: 'targets', rules: rules.name, hash } }
  }

  /** Highest solved limit, if it is at least `limit`. */
  async result({ rules, limit }: TargetParams): Promise<Points | undefined> {
    const solves = await this.stored(rules)
    return solves.find((one) => one.level === 0 && one.limit >= limit)?.limit
  }

  async checkpoint({ rules, limit }: TargetParams): Promise<number | null> {
    return (await this.stored(rules)).find((one) => one.limit === limit)?.level ?? null
  }

  async start(params: TargetParams): Promise<TeamRun<number, Points>> {
    const { rules, limit } = params
    const game = this.#gameOf(rules)
    const key = ruleHash(rules)
    const chances = mostChances(game, limit)
    const left = 1 - partDone(chances, ((await this.checkpoint(params)) ?? TURNS) - 1, 0)
    await this.#checkRoom(left * bytesOf(game, chances))
    const state = TargetSolveState.create(game, limit)
    await this.#readStored(params, game, state)
    const done = followed(chances)
    return {
      task: { game, limit, memory: state.memory },
      secondsBefore: 0,
      progress(piecesTaken) {
        const { level } = state
        const part = piecesTaken / unitsFrom(game, level).length
        return { fraction: done(level, part), residual: undefined }
      },
      saveStep: () => writeLevel(game, this.folder, { key, limit, level: state.level }, state.rows),
      result: () => limit,
    }
  }

  /** Reads the level to resume from. Puts an unusable file aside and tries the level above. */
  async #readStored(
    params: TargetParams,
    game: YahtzeeGame,
    state: TargetSolveState,
  ): Promise<void> {
    const { rules, limit } = params
    for (;;) {
      const level = await this.checkpoint(params)
      if (level === null || level === TURNS) return
      const label = { key: ruleHash(rules), limit, level }
      try {
        await readLevel(game, this.folder, label, state.rows)
        state.level = level - 1
        return
      } catch (error) {
        if (!(error instanceof ResultFileError)) throw error
        await this.#cache.reject(levelFile(this.folder, label), error)
      }
    }
  }

  async #checkRoom(bytes: number): Promise<void> {
    try {
      makeFolder(this.folder)
    } catch {
      // The solve itself reports that it cannot write.
    }
    const found = await statfs(this.folder).catch(() => null)
    if (!found || found.bavail * found.bsize >= bytes) return
    throw new RequestError('storage-failed', () => yahtzeeTexts.targets.noRoom)
  }

  /** Needs no lock: concurrent solves write identical levels, each atomically. */
  claim(): CheckpointClaim {
    return { release() {} }
  }

  /** Nothing to do: the levels are the checkpoint. */
  saveCheckpoint(): Promise<void> {
    return Promise.resolve()
  }

  /** Nothing to do: the levels are also the result. */
  removeCheckpoint(): Promise<void> {
    return Promise.resolve()
  }

  /** Removes solves with a lower limit, which this one contains. */
  async saveResult({ rules, limit }: TargetParams): Promise<void> {
    for (const one of await this.stored(rules)) {
      if (one.limit < limit) await removeSolve(this.folder, ruleHash(rules), one.limit)
    }
  }
}
