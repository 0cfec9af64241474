import { availableParallelism } from 'node:os'
import { RequestError } from '#shared/contract/errors.ts'
import { ScorecardAnalyser } from '#shared/games/scorecard/analysis/analysis.ts'
import { OptionParts } from '#shared/games/scorecard/analysis/option-parts.ts'
import type { ScoreStatistics } from '#shared/games/scorecard/analysis/score-distribution.ts'
import { needsBoxes } from '#shared/games/scorecard/analysis/strategies.ts'
import type { Strategy } from '#shared/games/scorecard/analysis/strategy-names.ts'
import { WinTurns } from '#shared/games/scorecard/analysis/win-turns.ts'
import { ruleHash } from '#shared/games/scorecard/rules/rule-hash.ts'
import type { RuleSet } from '#shared/games/scorecard/rules/rule-set.ts'
import { EMPTY_CARD, type Scorecard } from '#shared/games/scorecard/rules/scorecard.ts'
import {
  costOf,
  MAX_SCORED_STATES,
  QUICK_SECONDS,
  UNASKED,
  type CardCost,
} from '#shared/games/scorecard/solve/cost.ts'
import { CARD_SOLVER_VERSION, contextLevels } from '#shared/games/scorecard/solve/solver.ts'
import { cardStates, tableLength, type CardStates } from '#shared/games/scorecard/solve/states.ts'
import { CardSolveState, type SolvedPart } from '#shared/games/scorecard/solve/team.ts'
import { decimals } from '#shared/texts/numbers.ts'
import { scorecardTexts } from '#shared/games/scorecard/texts/texts.ts'
import { cachedByRules } from '../../../cached-by-rules.ts'
import type { Solving } from '../../../solve/solving.ts'
import { isUnasked, waitingUntil } from '../../../solve/waiting.ts'
import { FileStore, type FileStoreKind } from '../../../solve/team/file-store.ts'
import type { TeamRun } from '../../../solve/team/run-team.ts'
import { TeamSolve, type TeamPlan } from '../../../solve/team/team-solve.ts'
import type { SolveServices } from '../../game.ts'

interface StoredCard {
  /** Expected points to come, by stateIndex. */
  readonly table: Float64Array
  readonly seconds: number
}

interface CardCheckpoint extends SolvedPart {
  readonly seconds: number
}

export interface SolvedCard extends StoredCard {
  readonly states: CardStates
  readonly analyser: ScorecardAnalyser
  /** Of two players; solves nothing before it is asked. */
  readonly toWin: WinTurns
}

/** A thread takes 0.2 s to start: cards that one thread solves sooner are solved by two. */
const SMALL_SECONDS = 5

/** Solved part, 0 to 1: all contexts above a level, and some of it. */
function partAbove(sizes: readonly number[], level: number, some = 0): number {
  const all = sizes.reduce((sum, size) => sum + size, 0)
  const above = sizes.reduce((sum, size, i) => (i > level ? sum + size : sum), 0)
  return (above + Math.min(some, sizes[level] ?? 0)) / all
}

export class ScorecardPlan
  implements TeamPlan<RuleSet, CardCheckpoint, StoredCard>, FileStoreKind<RuleSet, CardCheckpoint>
{
  readonly solver = 'scorecard'
  readonly solverVersion = CARD_SOLVER_VERSION
  readonly members = availableParallelism()
  readonly key = ruleHash
  readonly statesOf = cachedByRules(ruleHash, cardStates)
  /** Costs with one thread. */
  readonly costOf = cachedByRules(ruleHash, (rules: RuleSet) =>
    costOf(rules, 1, this.statesOf(rules)),
  )

  job(rules: RuleSet) {
    const key = ruleHash(rules)
    return { key, name: { solve: 'scorecard', rules: rules.name, hash: key } }
  }

  /** Part of a solve down to a level of contexts, 0 to 1. */
  partDone(rules: RuleSet, level: number): number {
    const sizes = contextLevels(this.statesOf(rules)).map(({ length }) => length)
    return partAbove(sizes, level - 1)
  }

  fits(rules: RuleSet, { level = 0, table }: Partial<CardCheckpoint>): boolean {
    const states = this.statesOf(rules)
    return table?.length === tableLength(states) && level > 0 && level <= states.others.length
  }

  start(rules: RuleSet, from: CardCheckpoint | null): TeamRun<CardCheckpoint, StoredCard> {
    const states = this.statesOf(rules)
    const state = CardSolveState.create(states, from)
    const { memory, table } = state
    const sizes = contextLevels(states).map(({ length }) => length)
    return {
      task: { rules, memory },
      mostMembers: this.costOf(rules).seconds < SMALL_SECONDS ? 2 : Infinity,
      secondsBefore: from?.seconds ?? 0,
      progress: (taken) => partAbove(sizes, state.level, taken),
      checkpoint: (seconds) => ({ level: state.level + 1, seconds, table }),
      result: (seconds) => ({ table, seconds }),
    }
  }
}

/** Solved cards and their final scores. */
export class CardSolves {
  readonly #solving: Solving
  readonly #plan = new ScorecardPlan()
  /** States of a card, shared by rules that differ only in names. */
  readonly statesOf = this.#plan.statesOf
  readonly #store: FileStore<RuleSet, CardCheckpoint, StoredCard>
  readonly teams: TeamSolve<RuleSet, CardCheckpoint, StoredCard>
  readonly #solved = new WeakMap<Float64Array, SolvedCard>()
  readonly #parts = new WeakMap<Float64Array, OptionParts>()
  /** The card played last; its parts are solved in the background until another one is played. */
  #played: { readonly hash: string; readonly left: AbortController } | null = null

  constructor(options: SolveServices) {
    this.#solving = options.solving
    this.#store = new FileStore(this.#plan, options)
    this.teams = new TeamSolve(this.#plan, this.#store, options)
  }

  /** What a solve takes. */
  costOf(rules: RuleSet): CardCost {
    const { seconds, ...cost } = this.#plan.costOf(rules)
    return { ...cost, seconds: seconds / this.teams.members }
  }

  /** Undefined if there is no stored result. Solves nothing. */
  async known(rules: RuleSet): Promise<SolvedCard | undefined> {
    const found = await this.#store.result(rules)
    return found && this.#withPlay(rules, found)
  }

  /** Completed part of a stopped solve, 0 to 1. */
  async partDone(rules: RuleSet): Promise<number> {
    const checkpoint = await this.#store.checkpoint(rules)
    return checkpoint ? this.#plan.partDone(rules, checkpoint.level) : 0
  }

  /**
   * Rejects with RequestError, also for a card that is not solved: a large one without `mayBeLarge`,
   * and one that is not quick where nobody asked for the solve.
   */
  async solve(rules: RuleSet, mayBeLarge = false): Promise<SolvedCard> {
    const { seconds, bytes } = this.costOf(rules)
    const isLarge = seconds > UNASKED.seconds || bytes > UNASKED.bytes
    const isRefused = (isLarge && !mayBeLarge) || (isUnasked() && seconds > QUICK_SECONDS)
    if (isRefused && !(await this.#store.result(rules))) {
      const { isLarge: large, unsolved } = scorecardTexts.card.problems
      throw new RequestError('invalid-request', () =>
        isLarge
          ? large(`${decimals(seconds / 3_600, 1)} h`, `${decimals(bytes / 1e9, 1)} GB`)
          : unsolved,
      )
    }
    return this.#withPlay(rules, await this.teams.solve(rules))
  }

  /** True if the card is small enough for its final scores. */
  hasScores(rules: RuleSet): boolean {
    return tableLength(this.statesOf(rules)) <= MAX_SCORED_STATES
  }

  /**
   * Points still to come under a strategy; from the empty card the final score. Rejects with
   * RequestError, also without hasScores.
   */
  async statistics(
    rules: RuleSet,
    strategy: Strategy,
    card: Scorecard = EMPTY_CARD,
  ): Promise<ScoreStatistics> {
    if (!this.hasScores(rules)) {
      throw new RequestError('invalid-request', () => scorecardTexts.card.problems.noScores)
    }
    const solving = this.#solving
    const { table } = await this.solve(rules)
    const boxes = needsBoxes(strategy) ? (await this.statistics(rules, 'optimal')).boxes : null
    const task = { rules, table, strategy, boxes, card }
    if (card.used === EMPTY_CARD.used) return solving.solve('scorecard-scores', task, strategy)
    const { used, total, alikeScored } = card
    return solving.make('scorecard-scores', task, `${strategy} ${used} ${total} ${alikeScored}`)
  }

  /** Where the points after options come from: of late cards at once, of others see partsOf. */
  async parts(rules: RuleSet): Promise<OptionParts> {
    const { states, table } = await this.solve(rules)
    this.#play(rules)
    const known = this.#parts.get(table)
    if (known) return known
    const solve = (): void =>
      void waitingUntil(this.#play(rules), () => this.#solveParts(rules, parts)).catch(() => {})
    const parts = new OptionParts(states, table, this.hasScores(rules) ? solve : undefined)
    this.#parts.set(table, parts)
    const stored = await this.#solving.known('scorecard-parts', rules)
    if (stored) parts.useTable(stored.parts)
    return parts
  }

  /** Like `parts`, after the solve that the card needs. Rejects with RequestError. */
  async partsOf(rules: RuleSet, card: Scorecard): Promise<OptionParts> {
    const parts = await this.parts(rules)
    if (parts.canTell(card)) return parts
    if (!this.hasScores(rules)) {
      throw new RequestError('invalid-request', () => scorecardTexts.card.problems.noParts)
    }
    await this.#solveParts(rules, parts)
    return parts
  }

  /** Aborted when another card is played. */
  #play(rules: RuleSet): AbortSignal {
    const hash = ruleHash(rules)
    if (this.#played?.hash !== hash) {
      this.#played?.left.abort()
      this.#played = { hash, left: new AbortController() }
    }
    return this.#played.left.signal
  }

  async #solveParts(rules: RuleSet, parts: OptionParts): Promise<void> {
    const { table } = await this.solve(rules)
    const found = await this.#solving.solve('scorecard-parts', { rules, table })
    parts.useTable(found.parts)
  }

  #withPlay(rules: RuleSet, { table, seconds }: StoredCard): SolvedCard {
    const known = this.#solved.get(table)
    if (known) return known
    const states = this.statesOf(rules)
    const [analyser, toWin] = [new ScorecardAnalyser(states, table), new WinTurns(states, table)]
    const solved = { states, table, seconds, analyser, toWin }
    this.#solved.set(table, solved)
    return solved
  }
}
