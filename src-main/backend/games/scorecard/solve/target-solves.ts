import { LRUCache } from 'lru-cache'
import { reasonOf } from '#shared/base/reason-of.ts'
import type { Points, Probability } from '#shared/base/units.ts'
import { RequestError } from '#shared/contract/errors.ts'
import { texts } from '#shared/texts/texts.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { UNASKED_BYTES } from '#shared/games/scorecard/requests/targets.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD } from '#shared/games/scorecard/rules/scorecard.ts'
import { stateIndex, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { mostScore } from '#shared/games/scorecard/solve/target/target-bounds.ts'
import { decimals } from '#shared/texts/numbers.ts'
import type { ResultCache } from '../../../solve/result-cache.ts'
import { ResultFileError } from '../../../solve/result-codec.ts'
import { TeamSolve } from '../../../solve/team/team-solve.ts'
import type { SolveServices } from '../../game.ts'
import { levelFile } from './target-levels.ts'
import {
  bytesOf,
  chancesBefore,
  labelOf,
  partDone,
  TargetPlan,
  type TargetParams,
} from './target-plan.ts'
import type { CardSolves } from './card-solves.ts'
import { TargetReader, type ChanceOf } from './target-reader.ts'

const MAX_READERS = 4

/** Core seconds per chance of a solve, four or two at once; measured. */
const SECONDS_PER_CHANCE = { singles: 4.5e-7, doubles: 9e-7 } as const

/** Chances of targets, or to win against an opponent. */
type Asked = Pick<TargetParams, 'rules' | 'opponent'>

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

/** Of disk; two levels of a solve must fit into memory. */
const MAX_TARGET_BYTES = 8e9

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

  constructor(options: SolveServices, cards: CardSolves) {
    this.#cache = options.cache
    this.#cards = cards
    this.#plan = new TargetPlan(options.cache, cards.statesOf)
    this.#teams = new TeamSolve(this.#plan, this.#plan, options)
  }

  async #solvedLimit(asked: Asked): Promise<Points | null> {
    return (await this.#plan.result({ ...asked, limit: 0 })) ?? null
  }

  /** `wanted` points; against an opponent all that can matter. */
  #paramsOf(asked: Asked, wanted: Points): TargetParams {
    const { rules, opponent } = asked
    const limit = opponent ? opponent.scores.length - 1 : Math.min(wanted, mostScore(rules))
    return { ...asked, limit }
  }

  /** Starts no solve. Rejects with RequestError for a card too large for targets. */
  async status(asked: Asked, wanted: Points): Promise<TargetStatus> {
    const { rules, opponent } = asked
    if (!this.#cards.hasScores(rules)) {
      throw new RequestError('invalid-request', () => scorecardTexts.card.problems.noTargets)
    }
    const params = this.#paramsOf(asked, wanted)
    const { limit } = params
    const states = this.#cards.statesOf(rules)
    const solves = await this.#plan.stored(params)
    const solved = solves.find(({ level }) => level === 0)?.limit ?? null
    const level = solves.find((one) => one.limit === limit)?.level ?? rules.boxes.length
    const chances = chancesBefore(states, params)
    const count = chances.reduce((sum, one) => sum + one, 0)
    const secondsEach = SECONDS_PER_CHANCE[opponent ? 'doubles' : 'singles']
    return {
      limit,
      solved,
      fraction: solved !== null && solved >= limit ? 1 : partDone(chances, level - 1, 0),
      bytes: bytesOf(states, params),
      storedBytes: solves.reduce((sum, one) => sum + one.bytes, 0),
      seconds: (count * secondsEach) / this.#teams.members,
    }
  }

  /** Rejects with RequestError, also for a large solve without `mayBeLarge`. */
  async solve(asked: Asked, wanted: Points, mayBeLarge: boolean): Promise<TargetStatus> {
    const { bytes, fraction } = await this.status(asked, wanted)
    if (fraction < 1 && bytes > UNASKED_BYTES && !mayBeLarge) {
      throw new RequestError('invalid-request', scorecardTexts.targets.askFirst)
    }
    if (bytes > MAX_TARGET_BYTES) {
      throw new RequestError('invalid-request', () =>
        scorecardTexts.card.problems.lowerLimit(`${decimals(MAX_TARGET_BYTES / 1e9, 0)} GB`),
      )
    }
    await this.#teams.solve(this.#paramsOf(asked, wanted))
    return this.status(asked, wanted)
  }

  /** Rejects with RequestError if needs up to `need` are not solved. */
  async read<T>(
    asked: Asked,
    level: number,
    need: Points,
    use: (chanceOf: ChanceOf, states: CardStates) => T,
  ): Promise<T> {
    const { rules } = asked
    const states = this.#cards.statesOf(rules)
    const limit = await this.#solvedLimit(asked)
    if (limit === null || limit < Math.min(need, mostScore(rules))) throw notSolved()
    const params = { ...asked, limit }
    const label = labelOf(params)
    const name = `${limit} ${label.key}`
    const reader = this.#readers.get(name) ?? new TargetReader(states, this.#plan.folder, params)
    this.#readers.set(name, reader)
    try {
      return await reader.read(level, (chanceOf) => use(chanceOf, states))
    } catch (error) {
      if (!(error instanceof ResultFileError)) throw unreadable(error)
      await this.#cache.reject(levelFile(this.#plan.folder, { ...label, level }), error)
      throw notSolved()
    }
  }

  /** From the empty card: P(final score >= s) for s from 0 on, each maximised by its own policy. */
  async curve(rules: RuleSet): Promise<Probability[]> {
    const limit = (await this.#solvedLimit({ rules })) ?? 0
    return this.read({ rules }, 0, limit, (chanceOf, states) => {
      const start = stateIndex(states, EMPTY_CARD)
      return Array.from({ length: limit + 1 }, (_, need) => chanceOf(start, need))
    })
  }
}
