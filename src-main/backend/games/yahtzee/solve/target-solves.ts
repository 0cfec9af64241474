import { mkdir, statfs } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { Points, Probability } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { yahtzeeTexts } from '#shared/games/yahtzee/texts/texts.ts'
import { tableSize, TURNS, type YahtzeeGame } from '#shared/games/yahtzee/solve/game.ts'
import { ruleHash } from '#shared/games/yahtzee/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/yahtzee/rules/rule-set.ts'
import { mostChances, mostScore } from '#shared/games/yahtzee/solve/target/target-bounds.ts'
import { reasonOf } from '../../../solve/complaint.ts'
import { ResultFileError } from '../../../solve/result-codec.ts'
import type { Progress } from '../../../solve/solvers.ts'
import { TeamJobs } from '../../../solve/team/team-jobs.ts'
import { levelFile, removeSolve, startOf, storedSolves, type StoredSolve } from './target-levels.ts'
import { TargetReader, type ChanceOf } from './target-reader.ts'
import { partDone, solveTargetsInTeam } from './target-team.ts'
import type { YahtzeeSolves, YahtzeeSolvesOptions } from './yahtzee-solves.ts'

/** Solves whose files are kept in mind. */
const MAX_READERS = 4

/** Core seconds for a chance, of those of mostChances; measured. */
const SECONDS_PER_CHANCE = 4.5e-7

/** What is kept of each state besides its chances. */
const INDEX_BYTES = 4

/** What a solve for targets takes, and how far it is. */
export interface TargetStatus {
  /** Needs up to this one. */
  readonly limit: Points
  readonly fraction: Probability
  /** The highest limit that is solved; null if none is. */
  readonly solved: Points | null
  /** At most, of the whole solve. */
  readonly bytes: number
  readonly storedBytes: number
  /** About, of the whole solve. */
  readonly seconds: number
}

const notSolved = (): RequestError => new RequestError('not-found', yahtzeeTexts.targets.notSolved)

/** What keeps a stored level from being read; one that has just been cleared is not solved. */
function unreadable(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error)) return error
  if (error.code === 'ENOENT') return notSolved()
  return new RequestError('storage-failed', texts.backend.results.unreadable(reasonOf(error)))
}

/** Solves games of Yahtzee for targets, and reads in what was found. */
export class TargetSolves {
  readonly #options: YahtzeeSolvesOptions
  readonly #yahtzee: YahtzeeSolves
  readonly #teams: TeamJobs
  readonly #readers = new LRUCache<string, TargetReader>({ max: MAX_READERS })

  constructor(options: YahtzeeSolvesOptions, yahtzee: YahtzeeSolves) {
    this.#options = options
    this.#yahtzee = yahtzee
    this.#teams = new TeamJobs(options.jobs, options.notice)
  }

  get #folder(): string {
    return this.#options.cache.folder
  }

  #stored(rules: RuleSet): Promise<StoredSolve[]> {
    return storedSolves(this.#folder, ruleHash(rules))
  }

  /** The highest limit that is solved; null if none is. */
  async solvedLimit(rules: RuleSet): Promise<Points | null> {
    const solves = await this.#stored(rules)
    return solves.find(({ level }) => level === 0)?.limit ?? null
  }

  /** What is known of a solve up to a limit, without solving anything. */
  async status(rules: RuleSet, wanted: Points): Promise<TargetStatus> {
    const limit = Math.min(wanted, mostScore(rules))
    const game = this.#yahtzee.gameOf(rules)
    const solves = await this.#stored(rules)
    const solved = solves.find(({ level }) => level === 0)?.limit ?? null
    const level = solves.find((one) => one.limit === limit)?.level ?? TURNS
    const chances = mostChances(game, limit)
    const count = chances.reduce((sum, one) => sum + one, 0)
    const members = this.#options.team?.members ?? availableParallelism()
    return {
      limit,
      solved,
      fraction: solved !== null && solved >= limit ? 1 : partDone(chances, level - 1, 0),
      bytes: count * Float32Array.BYTES_PER_ELEMENT + tableSize(game) * INDEX_BYTES,
      storedBytes: solves.reduce((sum, one) => sum + one.bytes, 0),
      seconds: (count * SECONDS_PER_CHANCE) / members,
    }
  }

  /** Solves a game for every target up to a limit, unless it is. Rejects with RequestError. */
  async solve(rules: RuleSet, wanted: Points): Promise<void> {
    const { limit, fraction, bytes } = await this.status(rules, wanted)
    if (fraction === 1) return
    const key = ruleHash(rules)
    const name = { solve: 'targets', rules: rules.name, hash: key } as const
    await this.#teams.run(`targets ${limit} ${key}`, name, async (progress, signal) => {
      await this.#checkRoom(bytes * (1 - fraction))
      await this.#solve(rules, key, limit, progress, signal)
    })
  }

  async #solve(
    rules: RuleSet,
    key: string,
    limit: Points,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<void> {
    const { workerFile, notice, team } = this.#options
    const game = this.#yahtzee.gameOf(rules)
    const folder = this.#folder
    const options = { workerFile, notice, ...team, folder, key, limit }
    // Each round ends the solve or takes a stored level away that is of no use.
    for (let round = 0; ; round++) {
      const from = (await this.#stored(rules)).find((one) => one.limit === limit)?.level ?? TURNS
      if (from === 0) break
      try {
        await solveTargetsInTeam(game, { ...options, from }, progress, signal)
      } catch (error) {
        if (!(error instanceof ResultFileError) || round > TURNS) throw error
        // Without that level the solve goes on from the one before.
        await this.#options.cache.reject(
          levelFile(folder, { key, limit, level: from }),
          error.message,
        )
      }
    }
    for (const one of await this.#stored(rules)) {
      if (one.limit < limit) await removeSolve(folder, key, one.limit)
    }
  }

  /** Refuses a solve for which there is no room on the disk. */
  async #checkRoom(bytes: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true }).catch(() => {})
    const found = await statfs(this.#folder).catch(() => null)
    if (!found || found.bavail * found.bsize >= bytes) return
    throw new RequestError('storage-failed', yahtzeeTexts.targets.noRoom)
  }

  /**
   * Has `use` look at the chances of states with so many categories used. Rejects with RequestError
   * where needs up to `need` are not solved.
   */
  async read<T>(
    rules: RuleSet,
    level: number,
    need: Points,
    use: (chanceOf: ChanceOf, game: YahtzeeGame) => T,
  ): Promise<T> {
    const game = this.#yahtzee.gameOf(rules)
    const limit = await this.solvedLimit(rules)
    if (limit === null || limit < Math.min(need, mostScore(rules))) {
      throw notSolved()
    }
    const key = ruleHash(rules)
    const name = `${limit} ${key}`
    const reader = this.#readers.get(name) ?? new TargetReader(game, this.#folder, { key, limit })
    this.#readers.set(name, reader)
    try {
      return await reader.read(level, (chanceOf) => use(chanceOf, game))
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw unreadable(error)
      const file = levelFile(this.#folder, { key, limit, level })
      await this.#options.cache.reject(file, error.message)
      throw notSolved()
    }
  }

  /** The chance of each score up to the solved limit from the beginning, under its own policy. */
  async curve(rules: RuleSet): Promise<Probability[]> {
    const limit = (await this.solvedLimit(rules)) ?? 0
    return this.read(rules, 0, limit, (chanceOf, game) => {
      const start = startOf(game)
      return Array.from({ length: limit + 1 }, (_, need) => chanceOf(start, need))
    })
  }
}
