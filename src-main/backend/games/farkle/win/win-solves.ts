import { RequestError } from '#shared/contract/errors.ts'
import { refuseFor } from '../../../refuse.ts'
import { MOST_COLUMNS } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import type { FoundRule, SearchSteps } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import type { ScoreColumns, ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import { behindBest, type MatchResult } from '#shared/games/farkle/solve/match/match-chances.ts'
import type { Policy, Thresholds } from '#shared/games/farkle/solve/match/policy.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import { sideRules } from '#shared/games/farkle/rules/sides.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  fractionDone,
  mapSecondsExpected,
  megabytesExpected,
  secondsExpected,
} from '#shared/games/farkle/solve/win/solve-progress.ts'
import {
  nearestCards,
  shippedCards,
  type KnownBankCard,
} from '#shared/games/farkle/input/shipped-cards.ts'
import type { WinGame, WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import { tooLarge } from '#shared/games/farkle/analysis/too-large.ts'
import { whyNoGames } from '#shared/games/farkle/analysis/rule-refusals.ts'
import { stateCount } from '#shared/games/farkle/solve/win/win-states.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { JobPhase } from '../../../solve/job-plan.ts'
import type { Jobs } from '../../../solve/jobs.ts'
import type { Solving } from '../../../solve/solving.ts'
import { FileStore } from '../../../solve/team/file-store.ts'
import { TeamSolve } from '../../../solve/team/team-solve.ts'
import type { SolveServices } from '../../game.ts'
import { machinePace } from './machine-pace.ts'
import { WinPlan, type StoredWin, type WinCheckpoint } from './win-plan.ts'
import type { Probability } from '#shared/base/units.ts'
import type { GameEndings } from '#shared/games/farkle/solve/win/turn-values.ts'

export interface SolvedWin {
  readonly game: WinGame
  readonly endings: GameEndings
  readonly table: WinTable
  readonly seconds: number
}

export interface SolveStatus {
  readonly state: 'unsolved' | 'begun' | 'solved' | 'impossible'
  /** Why the game cannot be solved; null if it can. */
  readonly reason: string | null
  readonly fraction: number
  readonly states: number
  /** Estimate for this machine. */
  readonly secondsLeft: number
  /** Estimate, including the program. */
  readonly megabytes: number
  readonly mapSeconds: number
  /** Size of the result file; only with three players. */
  readonly bytes?: number
}

/** Figures of a status before anything is known of the solve. */
export const NO_FIGURES = { reason: null, fraction: 0, secondsLeft: 0, megabytes: 0, mapSeconds: 0 }

export interface MatchBySeat {
  /** Win probability of the first policy, moving first and moving second. */
  readonly asFirst: Probability
  readonly asSecond: Probability
  readonly residual: Probability
}

/**
 * By ascending number of columns: found by a search, else shipped with the app, else with the numbers
 * of the solved game.
 */
interface KnownBankCards {
  readonly cards: readonly KnownBankCard[]
  /** Name of the preset whose cards were adapted to a game not solved; else null. */
  readonly of: string | null
  readonly fraction: number
}

/** Best known card by need with at most `columns` columns. */
export async function knownBankCard(
  rules: RuleSet,
  columns: number,
  wins: Pick<WinSolves, 'knownBankCards'>,
): Promise<KnownBankCard> {
  const { cards } = await wins.knownBankCards(rules, 'need')
  return cards.findLast(({ numbers }) => numbers <= columns) ?? cards[0]!
}

const refuseGames = (rules: RuleSet): void => refuseFor(() => whyNoGames(rules))

/** Fills in the best thresholds if a go-for-it policy has none; null if they are unknown. */
async function withThresholds(
  policy: Policy,
  find: () => Promise<Thresholds | null>,
): Promise<Policy | null> {
  if (policy.kind !== 'go-for-it' || policy.thresholds !== null) return policy
  const thresholds = await find()
  return thresholds && { kind: 'go-for-it', thresholds }
}

const matchVariant = (first: Policy, second: Policy): string =>
  `${policyText(first)} ${policyText(second)}`

const matchResult = ({ first, residual }: MatchResult): MatchBySeat => ({
  asFirst: first.asFirst,
  asSecond: first.asSecond,
  residual,
})

/** What the handlers use of `WinSolves`. */
export type WinSolving = Omit<WinSolves, 'teams'>

export class WinSolves {
  readonly #solving: Solving
  readonly #jobs: Jobs
  readonly #plan = new WinPlan()
  /** Layout of the game, shared by rules that differ only in their name. */
  readonly gameOf = this.#plan.gameOf
  readonly #store: FileStore<RuleSet, WinCheckpoint, StoredWin>
  readonly teams: TeamSolve<RuleSet, WinCheckpoint, StoredWin>

  constructor(options: SolveServices) {
    this.#solving = options.solving
    this.#jobs = options.jobs
    this.#store = new FileStore(this.#plan, options)
    this.teams = new TeamSolve(this.#plan, this.#store, options)
  }

  /** Starts no solve. */
  async status(rules: RuleSet): Promise<SolveStatus> {
    const game = this.gameOf(rules)
    const answer = { ...NO_FIGURES, states: stateCount(game) }
    const reason = tooLarge(game)
    if (reason !== null) return { ...answer, state: 'impossible', reason }
    if ((await this.#store.result(rules)) !== undefined) {
      return { ...answer, state: 'solved', fraction: 1 }
    }
    const pace = machinePace()
    const seconds = pace * secondsExpected(game, this.teams.members)
    const mapSeconds = pace * mapSecondsExpected(game)
    const checkpoint = await this.#store.checkpoint(rules)
    const megabytes = megabytesExpected(game, this.teams.members)
    const state = checkpoint ? 'begun' : 'unsolved'
    const fraction = checkpoint ? fractionDone(game, checkpoint) : 0
    const secondsLeft = seconds * (1 - fraction)
    return { ...answer, state, fraction, secondsLeft, megabytes, mapSeconds }
  }

  /** Jobs report the joint progress of this solve and `after` until the result is called. */
  async plan(rules: RuleSet, after: JobPhase): Promise<() => void> {
    if ((await this.#store.result(rules)) !== undefined) return () => {}
    const seconds = secondsExpected(this.gameOf(rules), this.teams.members)
    return this.#jobs.plan(ruleHash(rules), [{ solve: 'win', seconds }, after])
  }

  /** Rejects with RequestError. */
  async solve(rules: RuleSet): Promise<SolvedWin> {
    const table = await this.teams.solve(rules)
    const endings = this.#plan.endingsOf(rules)
    return { game: this.gameOf(rules), endings, table, seconds: table.seconds }
  }

  async match(rules: RuleSet, first: Policy, second: Policy): Promise<MatchBySeat> {
    refuseGames(rules)
    const ours = await withThresholds(first, () => this.thresholds(rules))
    const theirs = await withThresholds(second, () => this.thresholds(sideRules(rules, true)))
    const task = { ...(await this.#solved(rules)), first: ours!, second: theirs! }
    return matchResult(await this.#solving.solve('match', task, matchVariant(ours!, theirs!)))
  }

  /** The cached match; null if there is none. Solves nothing. */
  async knownMatch(rules: RuleSet, first: Policy, second: Policy): Promise<MatchBySeat | null> {
    const find = async (side: RuleSet): Promise<Thresholds | null> =>
      (await this.#solving.known('thresholds', side))?.thresholds ?? null
    const ours = await withThresholds(first, () => find(rules))
    const theirs = await withThresholds(second, () => find(sideRules(rules, true)))
    if (!ours || !theirs) return null
    const match = await this.#solving.known('match', rules, matchVariant(ours, theirs))
    return match ? matchResult(match) : null
  }

  /** Win probability of the best play minus the first policy's, in a match against best play. */
  async behind(
    rules: RuleSet,
    { asFirst, asSecond }: Pick<MatchBySeat, 'asFirst' | 'asSecond'>,
  ): Promise<Probability> {
    const game = this.gameOf(rules)
    if (!game.opponent) return 1 - asFirst - asSecond
    const { values } = (await this.solve(rules)).table
    return behindBest({ game, values }, (asFirst + asSecond) / 2)
  }

  /** Best go-for-it thresholds for the player by the table against optimal play. */
  async thresholds(rules: RuleSet): Promise<Thresholds> {
    const solved = await this.#solved(rules)
    return (await this.#solving.solve('thresholds', solved, '')).thresholds
  }

  async bankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<FoundRule[]> {
    return this.#solving.solve('bank-cards', { ...(await this.#solved(rules)), by }, by)
  }

  /**
   * Searches cards by the need while no other job runs, for as long as somebody waits. Resolves once
   * they are found, at once where cards come with the app.
   */
  async improveBankCards(rules: RuleSet): Promise<void> {
    if (shippedCards(rules, 'need') !== null) return
    for (let asked = -1; ;) {
      asked = await this.#jobs.calm(asked)
      if (await this.#solving.known('bank-cards', rules, 'need')) return
      if ((await this.#store.result(rules)) === undefined) continue
      const task = { ...(await this.#solved(rules)), by: 'need' as const }
      try {
        await this.#solving.solve('bank-cards', task, 'need', true)
        return
      } catch (error) {
        if (!(error instanceof RequestError) || error.code !== 'cancelled') throw error
      }
    }
  }

  /** Starts no search and no solve; under own rules that are solved it works out the numbers first. */
  async knownBankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<KnownBankCards> {
    const found = await this.#solving.known('bank-cards', rules, by)
    const shipped = shippedCards(rules, by)
    if (shipped) return { cards: found ?? shipped, of: null, fraction: 1 }
    const nearest = nearestCards(rules, by)
    const own = await this.#solvedCards(rules, by, nearest.cards)
    const first = own ?? nearest.cards
    const lossOf = async ({ rule }: KnownBankCard): Promise<Probability | null> => {
      const match = await this.knownMatch(rules, { kind: 'thumb', rule }, { kind: 'optimal' })
      return match && this.behind(rules, match)
    }
    if (found) {
      const cards = found.map(async (card): Promise<KnownBankCard> => {
        const before = first.find(({ numbers }) => numbers === card.numbers)
        return { ...card, before: before ? await lossOf(before) : null }
      })
      return { cards: await Promise.all(cards), of: null, fraction: 1 }
    }
    const begun = await this.#solving.begun('bank-cards', rules, by)
    const steps = (begun as SearchSteps | undefined) ?? []
    const cards = first.map(async (card): Promise<KnownBankCard> => {
      const behind = await lossOf(card)
      const step = steps[card.numbers - 1]
      return step ? { ...card, ...step, before: behind } : { ...card, behind }
    })
    return {
      cards: await Promise.all(cards),
      of: own === null && steps.length === 0 ? nearest.name : null,
      fraction: steps.filter(({ isSettled }) => isSettled).length / (MOST_COLUMNS + 1),
    }
  }

  /** The known cards under solved rules. Solves rules without shipped cards first. */
  async bankCardsAtOnce(rules: RuleSet, by: ScoreColumns['by']): Promise<KnownBankCards> {
    if (shippedCards(rules, by) === null) await this.solve(rules)
    return this.knownBankCards(rules, by)
  }

  /**
   * The known cards under solved rules, each with what it loses; of two with the same loss or more, only
   * the one with fewer columns.
   */
  async measuredBankCards(rules: RuleSet, by: ScoreColumns['by']) {
    const { cards, ...rest } = await this.bankCardsAtOnce(rules, by)
    const measured: (KnownBankCard & FoundRule)[] = []
    for (const card of cards) {
      const behind = card.behind ?? (await this.#behindOf(rules, card.rule))
      if (measured.every((fewer) => behind < fewer.behind)) measured.push({ ...card, behind })
    }
    return { cards: measured, ...rest }
  }

  async #behindOf(rules: RuleSet, rule: ThumbRule): Promise<Probability> {
    const thumb: Policy = { kind: 'thumb', rule }
    return this.behind(rules, await this.match(rules, thumb, { kind: 'optimal' }))
  }

  /** The cards with numbers of the solved game; null while it is not solved. */
  async #solvedCards(
    rules: RuleSet,
    by: ScoreColumns['by'],
    cards: readonly KnownBankCard[],
  ): Promise<KnownBankCard[] | null> {
    if ((await this.#store.result(rules)) === undefined) return null
    const solved = await this.#solved(rules)
    const visits = await this.#solving.solve('visits', solved)
    const task = { ...solved, visits, cards: cards.map(({ rule }) => rule) }
    const found = await this.#solving.solve('card-numbers', task, by)
    return found.map((rule, i) => ({ rule, numbers: cards[i]!.numbers, behind: null }))
  }

  /** The part of a task that every solver after a solved game has. Rejects with RequestError. */
  async #solved(rules: RuleSet): Promise<{ rules: RuleSet; values: StoredWin['values'] }> {
    refuseGames(rules)
    const { values } = (await this.solve(rules)).table
    return { rules, values }
  }
}
