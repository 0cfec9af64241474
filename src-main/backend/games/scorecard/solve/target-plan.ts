import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Points } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { tableLength, unitLevels, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { mostChances } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { TargetSolveState } from '#shared/games/scorecard/solve/target/target-team.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
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
export function bytesOf(states: CardStates, chances: readonly number[]): number {
  const count = chances.reduce((sum, one) => sum + one, 0)
  return count * Float32Array.BYTES_PER_ELEMENT + tableLength(states) * INDEX_BYTES
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
  readonly #statesOf: (rules: RuleSet) => CardStates

  constructor(cache: ResultCache, statesOf: (rules: RuleSet) => CardStates) {
    this.#cache = cache
    this.#statesOf = statesOf
  }

  get folder(): string {
    return this.#cache.folder
  }

  stored(rules: RuleSet): Promise<StoredSolve[]> {
    return storedSolves(this.folder, ruleHash(rules), rules.boxes.length)
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
    const states = this.#statesOf(rules)
    const key = ruleHash(rules)
    const chances = mostChances(states, limit)
    const left =
      1 - partDone(chances, ((await this.checkpoint(params)) ?? rules.boxes.length) - 1, 0)
    await this.#checkRoom(left * bytesOf(states, chances))
    const state = TargetSolveState.create(states, limit)
    await this.#readStored(params, states, state)
    const done = followed(chances)
    return {
      task: { rules, limit, memory: state.memory },
      secondsBefore: 0,
      progress(piecesTaken) {
        const { level } = state
        const part = piecesTaken / unitLevels(states)[level]!.length
        return { fraction: done(level, part), residual: undefined }
      },
      saveStep: () =>
        writeLevel(states, this.folder, { key, limit, level: state.level }, state.rows),
      result: () => limit,
    }
  }

  /** Reads the level to resume from. Puts an unusable file aside and tries the level above. */
  async #readStored(
    params: TargetParams,
    states: CardStates,
    state: TargetSolveState,
  ): Promise<void> {
    const { rules, limit } = params
    for (;;) {
      const level = await this.checkpoint(params)
      if (level === null || level === rules.boxes.length) return
      const label = { key: ruleHash(rules), limit, level }
      try {
        await readLevel(states, this.folder, label, state.rows)
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
    throw new RequestError('storage-failed', () => scorecardTexts.targets.noRoom)
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
    const key = ruleHash(rules)
    for (const one of await this.stored(rules)) {
      if (one.limit >= limit) continue
      await removeSolve(this.folder, { key, limit: one.limit }, rules.boxes.length)
    }
  }
}
