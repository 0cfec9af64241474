import { availableParallelism } from 'node:os'
import { RequestError } from '#shared/contract/errors.ts'
import type { WinLosses } from '#shared/games/scorecard/analysis/win-losses.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { CARD_VALUES_VERSION } from '#shared/games/scorecard/solve/solver.ts'
import { tableLength, unitLevels, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { EquilibriumSearch } from '#shared/games/scorecard/solve/versus/equilibrium.ts'
import { needWindows } from '#shared/games/scorecard/solve/versus/need-windows.ts'
import { byScore, limitOf, versusSweep } from '#shared/games/scorecard/solve/versus/reward.ts'
import { BestReplyState } from '#shared/games/scorecard/solvers/best-replies.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { decimals } from '#shared/texts/numbers.ts'
import { FileStore, type FileStoreKind } from '../../../solve/team/file-store.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan } from '../../../solve/team/team-solve.ts'
import type { SolveServices } from '../../game.ts'
import type { CardSolves } from './card-solves.ts'
import { partDone } from './target-plan.ts'

/** Raise when results change. */
const EQUILIBRIUM_VERSION = 1

/** The plays found so far; a reply that was begun is found again. */
interface FoundPlays {
  /** Final scores of each play from 0 to the limit, play after play. */
  readonly plays: Float64Array
  readonly seconds: number
}

export interface Equilibrium {
  /** Final scores of the equilibrium, from 0 to the limit. */
  readonly opponent: Float64Array
  /** By play found: weight in the equilibrium. */
  readonly weights: readonly number[]
  /** By opponent in the search: gain of the best reply; the last one is the residual. */
  readonly gains: readonly number[]
  readonly losses: WinLosses
  readonly seconds: number
}

interface EquilibriumParams {
  readonly rules: RuleSet
  readonly states: CardStates
  /** Final scores of the best play for points, up to the limit. */
  readonly points: Float64Array
  /** Expected points to come, by stateIndex. */
  readonly table: Float64Array
}

function splitPlays({ plays }: Pick<FoundPlays, 'plays'>, limit: number): Float64Array[] {
  const length = limit + 1
  return Array.from({ length: plays.length / length }, (_, i) =>
    plays.slice(i * length, (i + 1) * length),
  )
}

/** Part of the time of a reply that its values take; measured. The rest is for its final scores. */
const VALUES_PART = 0.35

/** Replies that an equilibrium takes as a rule; more make the estimate grow. */
const USUAL_REPLIES = 8

class EquilibriumPlan
  implements
    TeamPlan<EquilibriumParams, FoundPlays, Equilibrium>,
    FileStoreKind<EquilibriumParams, FoundPlays>
{
  readonly solver = 'equilibrium'
  readonly solverVersion = CARD_VALUES_VERSION * 1_000 + EQUILIBRIUM_VERSION
  readonly members = availableParallelism()

  key({ rules }: Pick<EquilibriumParams, 'rules'>): string {
    return ruleHash(rules)
  }

  fits({ points }: EquilibriumParams, { plays }: Partial<FoundPlays>): boolean {
    return plays !== undefined && plays.length > 0 && plays.length % points.length === 0
  }

  job({ rules }: EquilibriumParams) {
    const hash = ruleHash(rules)
    return { key: hash, name: { solve: 'equilibrium', rules: rules.name, hash } }
  }

  start(
    { rules, states, points, table }: EquilibriumParams,
    from: FoundPlays | null,
  ): TeamRun<FoundPlays, Equilibrium> {
    const limit = points.length - 1
    const search = new EquilibriumSearch(from ? splitPlays(from, limit) : [points])
    const state = new BestReplyState(states, limit)
    const values = new SharedArrayBuffer(table.byteLength)
    new Float64Array(values).set(table)
    const face = (): void => {
      state.sweep.reward.set(versusSweep(search.opponent).reward)
    }
    face()
    state.begin()
    const found = (seconds: number): FoundPlays => ({
      plays: Float64Array.from(search.plays.flatMap((play) => [...play])),
      seconds,
    })
    let done = 0
    return {
      task: { rules, limit, table: values, memory: state.memory },
      secondsBefore: from?.seconds ?? 0,
      progress(taken) {
        const replies = search.gains.length - (state.phase === 'values' ? 0 : 1)
        const all = Math.max(USUAL_REPLIES, replies + 2)
        done = Math.max(done, (replies + partOfReply(state, taken)) / all)
        return Math.min(0.99, done)
      },
      checkpoint: found,
      saveStep() {
        if (state.phase === 'values') state.ends = search.replied(state.value)
        else {
          search.add(byScore({ first: 0, chances: state.scores }, limit))
          face()
        }
        return Promise.resolve()
      },
      result: (seconds) => ({
        seconds,
        opponent: search.opponent,
        weights: search.weights,
        gains: search.gains,
        losses: state.losses,
      }),
    }
  }
}

/** Done part of a best reply, 0 to 1. */
function partOfReply(state: BestReplyState, taken: number): number {
  const { level, batch, phase, mass, windows, states } = state
  const sizes = windows.sizes.slice(0, -1)
  const part = Math.min(1, taken / Math.max(1, unitLevels(states)[level]!.length))
  if (phase === 'losses') return 1
  if (phase === 'values') return VALUES_PART * partDone(sizes, level, part)
  const batches = mass.batches[level]!.length
  const left = partDone(sizes, level, 1 - batch / batches)
  return VALUES_PART + (1 - VALUES_PART) * (1 - left)
}

/** Shared memory that a search may take. */
const MAX_MEMORY = 4e9

/** Numbers that the turns of a batch write; see MassRows. */
const SCRATCH_NUMBERS = 2 ** 24

/** Core seconds per state and need that can occur, for values and final scores; measured. */
const SECONDS_PER_NEED = 3e-6

export interface EquilibriumCost {
  /** Of memory; upper bound. */
  readonly bytes: number
  /** Estimate. */
  readonly seconds: number
}

/** Blind equilibria of cards that are small enough. */
export class EquilibriumSolves {
  readonly #cards: CardSolves
  readonly #plan = new EquilibriumPlan()
  readonly #store: FileStore<EquilibriumParams, FoundPlays, Equilibrium>
  readonly teams: TeamSolve<EquilibriumParams, FoundPlays, Equilibrium>

  constructor(options: SolveServices, cards: CardSolves) {
    this.#cards = cards
    this.#store = new FileStore(this.#plan, options)
    this.teams = new TeamSolve(this.#plan, this.#store, options)
  }

  /** Solves the card and its final scores first. Rejects with RequestError. */
  async #params(rules: RuleSet): Promise<EquilibriumParams> {
    const { states, table } = await this.#cards.solve(rules)
    const { scores } = await this.#cards.statistics(rules, 'optimal')
    return { rules, states, table, points: byScore(scores, limitOf(scores)) }
  }

  /** Rejects with RequestError. */
  async cost(rules: RuleSet): Promise<EquilibriumCost> {
    const { states, points } = await this.#params(rules)
    return this.#costOf(states, points.length - 1)
  }

  #costOf(states: CardStates, limit: number): EquilibriumCost {
    const { sizes } = needWindows(states, limit)
    const needs = sizes.reduce((sum, size) => sum + size, 0)
    const scratch = Math.min(SCRATCH_NUMBERS, needs * states.rules.boxes.length)
    const levels = needs + 2 * Math.max(...sizes) + scratch
    return {
      bytes: levels * Float64Array.BYTES_PER_ELEMENT + tableLength(states) * 24,
      seconds: (USUAL_REPLIES * needs * SECONDS_PER_NEED) / this.teams.members,
    }
  }

  /** Rejects with RequestError, also for a card that takes too much memory. */
  async solve(rules: RuleSet): Promise<Equilibrium> {
    const params = await this.#params(rules)
    const limit = params.points.length - 1
    if (this.#costOf(params.states, limit).bytes > MAX_MEMORY) {
      throw new RequestError('invalid-request', () =>
        scorecardTexts.versus.tooLarge(`${decimals(MAX_MEMORY / 1e9, 0)} GB`),
      )
    }
    return this.teams.solve(params)
  }

  /** Undefined if there is no stored result. Solves no equilibrium. */
  async known(rules: RuleSet): Promise<Equilibrium | undefined> {
    return this.#store.result(await this.#params(rules))
  }
}
