import { statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import type { Points } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { tableLength, unitLevels, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import type { Sweep } from '#shared/games/scorecard/solve/target/target-rows.ts'
import { chancesOf, TargetSolveState } from '#shared/games/scorecard/solve/target/target-team.ts'
import { versusSweep } from '#shared/games/scorecard/solve/versus/reward.ts'
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
import { chancesType, type TargetLabel } from './target-file.ts'

/** Bytes stored per state besides its chances. */
const INDEX_BYTES = 4

/** Final scores of an opponent, from 0 to a limit. */
export interface Opponent {
  readonly scores: Float64Array
  /** Short hash of the scores and the solver's version. */
  readonly hash: string
}

export interface TargetParams {
  readonly rules: RuleSet
  readonly limit: Points
  /** Chances to win against an opponent instead of chances of targets. */
  readonly opponent?: Opponent
}

export const sweepOf = ({ limit, opponent }: TargetParams): Sweep =>
  opponent ? versusSweep(opponent.scores) : { limit, reward: null }

/** Label of the stored levels. */
export function labelOf(params: TargetParams): Omit<TargetLabel, 'level'> {
  const { rules, limit, opponent } = params
  const key = ruleHash(rules)
  return opponent ? { key: `${key}-${opponent.hash}`, limit, doubles: true } : { key, limit }
}

/** Upper bound for the disk space of a whole solve. */
export function bytesOf(states: CardStates, params: TargetParams): number {
  const count = chancesBefore(states, params).reduce((sum, one) => sum + one, 0)
  const { BYTES_PER_ELEMENT } = chancesType(labelOf(params))
  return count * BYTES_PER_ELEMENT + tableLength(states) * INDEX_BYTES
}

/** By level: most chances that a solve stores. */
export function chancesBefore(states: CardStates, params: TargetParams): readonly number[] {
  return chancesOf(states, sweepOf(params)).slice(0, states.rules.boxes.length)
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

  /** Solves of any limit. */
  stored(params: TargetParams): Promise<StoredSolve[]> {
    return storedSolves(this.folder, labelOf(params).key, params.rules.boxes.length)
  }

  job(params: TargetParams) {
    const { rules, limit, opponent } = params
    const hash = ruleHash(rules)
    const solve = opponent ? 'versus' : 'targets'
    return { key: `${limit} ${labelOf(params).key}`, name: { solve, rules: rules.name, hash } }
  }

  /** Highest solved limit, if it is at least `limit`. */
  async result(params: TargetParams): Promise<Points | undefined> {
    const solves = await this.stored(params)
    return solves.find((one) => one.level === 0 && one.limit >= params.limit)?.limit
  }

  async checkpoint(params: TargetParams): Promise<number | null> {
    return (await this.stored(params)).find((one) => one.limit === params.limit)?.level ?? null
  }

  async start(params: TargetParams): Promise<TeamRun<number, Points>> {
    const { rules, limit } = params
    const states = this.#statesOf(rules)
    const chances = chancesBefore(states, params)
    const left =
      1 - partDone(chances, ((await this.checkpoint(params)) ?? rules.boxes.length) - 1, 0)
    await this.#checkRoom(left * bytesOf(states, params))
    const sweep = sweepOf(params)
    const state = TargetSolveState.create(states, sweep)
    await this.#readStored(params, states, state)
    const done = followed(chances)
    return {
      task: { rules, sweep, memory: state.memory },
      secondsBefore: 0,
      progress(piecesTaken) {
        const { level } = state
        return done(level, piecesTaken / unitLevels(states)[level]!.length)
      },
      saveStep: () =>
        writeLevel(states, this.folder, { ...labelOf(params), level: state.level }, state.rows),
      result: () => limit,
    }
  }

  /** Reads the level to resume from. Puts an unusable file aside and tries the level above. */
  async #readStored(params: TargetParams, states: CardStates, state: TargetSolveState) {
    for (;;) {
      const level = await this.checkpoint(params)
      if (level === null || level === params.rules.boxes.length) return
      const label = { ...labelOf(params), level }
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
  async saveResult(params: TargetParams): Promise<void> {
    const label = labelOf(params)
    for (const one of await this.stored(params)) {
      if (one.limit >= params.limit) continue
      await removeSolve(this.folder, { ...label, limit: one.limit }, params.rules.boxes.length)
    }
  }
}
