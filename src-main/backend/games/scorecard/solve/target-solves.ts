import { LRUCache } from 'lru-cache'
import { reasonOf } from '#shared/base/reason-of.ts'
import type { Points, Probability } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import {
  bonusAt,
  statesOf,
  tableLength,
  type CardStates,
} from '#shared/games/scorecard/solve/states.ts'
import { mostChances, mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { decimals } from '#shared/texts/numbers.ts'
import type { ResultCache } from '../../../solve/result-cache.ts'
import { ResultFileError } from '../../../solve/result-codec.ts'
import { TeamSolve, type TeamServices } from '../../../solve/team/team-solve.ts'
import { levelFile, startOf } from './target-levels.ts'
import { bytesOf, partDone, TargetPlan, type TargetParams } from './target-plan.ts'
import type { CardSolves } from './card-solves.ts'
import { closeSync, openSync, readSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { readTargetLevel, type TargetLabel } from './target-file.ts'

const CHANCE_BYTES = Float32Array.BYTES_PER_ELEMENT

interface LevelIndex {
  readonly path: string
  /** Size and modification time of the file when it was validated. */
  readonly stamp: string
  /** By stateIndex; `offset` in bytes. */
  readonly first: Uint16Array
  readonly length: Uint16Array
  readonly offset: Float64Array
}

/** Probability of at least `need` more points from a state of one level. */
type ChanceOf = (state: number, need: Points) => Probability

/** Reads single chances of a stored solve. Verifies a level before its first use. */
class TargetReader {
  readonly #states: CardStates
  readonly #folder: string
  readonly #label: Omit<TargetLabel, 'level'>
  readonly #levels = new Map<number, LevelIndex>()

  constructor(states: CardStates, folder: string, label: Omit<TargetLabel, 'level'>) {
    this.#states = states
    this.#folder = folder
    this.#label = label
  }

  /** Throws ResultFileError for an invalid file, or a file-system error. */
  async read<T>(level: number, use: (chanceOf: ChanceOf) => T): Promise<T> {
    if (level === this.#states.rules.boxes.length)
      return use((state, need) => this.#atTheEnd(state, need))
    const { path, first, length, offset } = await this.#level(level)
    const file = openSync(path, 'r')
    const bytes = new Float32Array(1)
    try {
      return use((state, need) => {
        const place = need - first[state]!
        if (place < 0) return 1
        if (place >= length[state]!) return 0
        readSync(file, bytes, 0, CHANCE_BYTES, offset[state]! + place * CHANCE_BYTES)
        return bytes[0]!
      })
    } finally {
      closeSync(file)
    }
  }

  #atTheEnd(state: number, need: Points): Probability {
    return need <= bonusAt(this.#states, state) ? 1 : 0
  }

  async #level(level: number): Promise<LevelIndex> {
    const path = levelFile(this.#folder, { ...this.#label, level })
    const { size, mtimeMs } = await stat(path)
    const stamp = `${size} ${mtimeMs}`
    const known = this.#levels.get(level)
    if (known?.stamp === stamp) return known
    const found = await this.#index(level, path, stamp)
    this.#levels.set(level, found)
    return found
  }

  async #index(level: number, path: string, stamp: string): Promise<LevelIndex> {
    const stored = await readTargetLevel(path, { ...this.#label, level })
    const size = tableLength(this.#states)
    const [first, length] = [new Uint16Array(size), new Uint16Array(size)]
    const offset = new Float64Array(size)
    let at = stored.chancesAt
    statesOf(this.#states, level).forEach((state, i) => {
      first[state] = stored.first[i]!
      length[state] = stored.length[i]!
      offset[state] = at
      at += stored.length[i]! * CHANCE_BYTES
    })
    return { path, stamp, first, length, offset }
  }
}

const MAX_READERS = 4

/** Core seconds per chance counted by mostChances; measured. */
const SECONDS_PER_CHANCE = 4.5e-7

export interface TargetStatus {
  readonly limit: Points
  readonly fraction: Probability
  /** Highest solved limit; null if there is none. */
  readonly solved: Points | null
  /** Upper bound for the whole solve. */
  readonly bytes: number
  readonly storedBytes: number
  /** Estimate for the whole solve. */
  readonly seconds: number
}

const notSolved = (): RequestError =>
  new RequestError('not-found', () => scorecardTexts.targets.notSolved)

const tooLarge = (): RequestError =>
  new RequestError('invalid-request', () => scorecardTexts.card.problems.noTargets)

/** Of disk; two levels of a solve must fit into memory. */
const MAX_TARGET_BYTES = 8e9

const lowerLimit = (): RequestError =>
  new RequestError('invalid-request', () =>
    scorecardTexts.card.problems.lowerLimit(`${decimals(MAX_TARGET_BYTES / 1e9, 0)} GB`),
  )

/** Maps a file-system error to a RequestError; a missing level counts as not solved. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'ENOENT') return notSolved()
  return new RequestError('storage-failed', () => texts.backend.results.unreadable(reasonOf(error)))
}

export class TargetSolves {
  readonly #cache: ResultCache
  readonly #cards: CardSolves
  readonly #plan: TargetPlan
  readonly #teams: TeamSolve<TargetParams, number, Points>
  readonly #readers = new LRUCache<string, TargetReader>({ max: MAX_READERS })

  constructor(options: TeamServices & { readonly cache: ResultCache }, cards: CardSolves) {
    this.#cache = options.cache
    this.#cards = cards
    this.#plan = new TargetPlan(options.cache, (rules) => cards.statesOf(rules))
    this.#teams = new TeamSolve(this.#plan, this.#plan, options)
  }

  get #folder(): string {
    return this.#plan.folder
  }

  async solvedLimit(rules: RuleSet): Promise<Points | null> {
    return (await this.#plan.result({ rules, limit: 0 })) ?? null
  }

  /** Starts no solve. Rejects with RequestError for a card too large for targets. */
  async status(rules: RuleSet, wanted: Points): Promise<TargetStatus> {
    if (!this.#cards.hasScores(rules)) throw tooLarge()
    const limit = Math.min(wanted, mostScore(rules))
    const states = this.#cards.statesOf(rules)
    const solves = await this.#plan.stored(rules)
    const solved = solves.find(({ level }) => level === 0)?.limit ?? null
    const level = solves.find((one) => one.limit === limit)?.level ?? rules.boxes.length
    const chances = mostChances(states, limit)
    const count = chances.reduce((sum, one) => sum + one, 0)
    return {
      limit,
      solved,
      fraction: solved !== null && solved >= limit ? 1 : partDone(chances, level - 1, 0),
      bytes: bytesOf(states, chances),
      storedBytes: solves.reduce((sum, one) => sum + one.bytes, 0),
      seconds: (count * SECONDS_PER_CHANCE) / this.#teams.members,
    }
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet, wanted: Points): Promise<void> {
    const { bytes } = await this.status(rules, wanted)
    if (bytes > MAX_TARGET_BYTES) throw lowerLimit()
    await this.#teams.solve({ rules, limit: Math.min(wanted, mostScore(rules)) })
  }

  /** Rejects with RequestError if needs up to `need` are not solved. */
  async read<T>(
    rules: RuleSet,
    level: number,
    need: Points,
    use: (chanceOf: ChanceOf, states: CardStates) => T,
  ): Promise<T> {
    const states = this.#cards.statesOf(rules)
    const limit = await this.solvedLimit(rules)
    if (limit === null || limit < Math.min(need, mostScore(rules))) {
      throw notSolved()
    }
    const key = ruleHash(rules)
    const name = `${limit} ${key}`
    const reader = this.#readers.get(name) ?? new TargetReader(states, this.#folder, { key, limit })
    this.#readers.set(name, reader)
    try {
      return await reader.read(level, (chanceOf) => use(chanceOf, states))
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw unreadable(error)
      const file = levelFile(this.#folder, { key, limit, level })
      await this.#cache.reject(file, error)
      throw notSolved()
    }
  }

  /** From the empty card: P(final score >= s) for s from 0 on, each maximised by its own policy. */
  async curve(rules: RuleSet): Promise<Probability[]> {
    const limit = (await this.solvedLimit(rules)) ?? 0
    return this.read(rules, 0, limit, (chanceOf, states) => {
      const start = startOf(states)
      return Array.from({ length: limit + 1 }, (_, need) => chanceOf(start, need))
    })
  }
}
