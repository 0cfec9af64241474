import { RequestError } from '#shared/contract/errors.ts'
import {
  SEARCH_WAYS,
  searchPart,
  type SearchSteps,
  type SearchWay,
} from '#shared/games/farkle/solve/thumb/find-rules.ts'
import { MOST_COLUMNS } from '#shared/games/farkle/solve/thumb/find-cards.ts'
import { bestForWins, type FoundRule } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import type { HastyLosses } from '#shared/games/farkle/solve/thumb/hasty-losses.ts'
import type { ThumbErrors } from '#shared/games/farkle/solve/thumb/thumb-errors.ts'
import type { ScoreColumns, ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import type { MatchResult as PlayedMatch } from '#shared/games/farkle/solve/match/play-match.ts'
import type { Policy, Thresholds } from '#shared/games/farkle/solve/match/policy.ts'
import { policyText } from '#shared/games/farkle/solve/match/policy-text.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import {
  fractionDone,
  mapSecondsExpected,
  megabytesExpected,
  secondsExpected,
} from '#shared/games/farkle/solve/win/solve-progress.ts'
import { nearestCards, shippedCards } from '#shared/games/farkle/input/shipped-cards.ts'
import type { WinGame } from '#shared/games/farkle/solve/win/win-game.ts'
import { tooLarge, whyNoGames } from '#shared/games/farkle/analysis/too-large.ts'
import { stateCount } from '#shared/games/farkle/solve/win/win-states.ts'
import { ruleHash } from '#shared/games/farkle/rules/rule-hash.ts'
import type { Phase } from '../../../solve/job-plan.ts'
import type { Jobs } from '../../../solve/jobs.ts'
import type { Solving } from '../../../solve/solving.ts'
import { FileStore, type FileStoreOptions } from '../../../solve/team/file-store.ts'
import { TeamSolve, type TeamServices } from '../../../solve/team/team-solve.ts'
import type {
  KnownBankCards,
  KnownThumbs,
  MatchResult,
  SolvedWin,
  WinSolving,
} from '../win-solving.ts'
import { machinePace } from './machine-pace.ts'
import { WinPlan, type StoredWin, type WinCheckpoint } from './win-plan.ts'

export interface WinSolvesOptions extends FileStoreOptions, TeamServices {
  readonly solving: Solving
  readonly jobs: Pick<Jobs, 'run' | 'plan' | 'list' | 'cancel'>
}

function refuseGames(rules: RuleSet): void {
  const reason = whyNoGames(rules)
  if (reason !== null) throw new RequestError('invalid-request', reason)
}

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

const thumbVariant = (numbers: number, way: SearchWay): string => `numbers-${numbers}-${way}`

const matchResult = ({ first, residual }: PlayedMatch): MatchResult => ({
  asFirst: first.asFirst,
  asSecond: first.asSecond,
  residual,
})

export class WinSolves implements WinSolving {
  readonly #solving: Solving
  readonly #jobs: Pick<Jobs, 'plan' | 'list' | 'cancel'>
  readonly #plan = new WinPlan()
  readonly #store: FileStore<RuleSet, WinCheckpoint, StoredWin>
  readonly #teams: TeamSolve<RuleSet, WinCheckpoint, StoredWin>

  constructor(options: WinSolvesOptions) {
    this.#solving = options.solving
    this.#jobs = options.jobs
    this.#store = new FileStore(this.#plan, options)
    this.#teams = new TeamSolve(this.#plan, this.#store, options)
  }

  requestCheckpoints(): void {
    this.#teams.requestCheckpoints()
  }

  gameOf(rules: RuleSet): WinGame {
    return this.#plan.gameOf(rules)
  }

  async status(rules: RuleSet): ReturnType<WinSolving['status']> {
    const game = this.gameOf(rules)
    const nothing = { reason: null, fraction: 0, secondsLeft: 0, megabytes: 0, mapSeconds: 0 }
    const answer = { ...nothing, states: stateCount(game) }
    const reason = tooLarge(game)
    if (reason !== null) return { ...answer, state: 'impossible', reason }
    if ((await this.#store.result(rules)) !== undefined) {
      return { ...answer, state: 'solved', fraction: 1 }
    }
    const pace = machinePace()
    const seconds = pace * secondsExpected(game, this.#teams.members)
    const mapSeconds = pace * mapSecondsExpected(game)
    const checkpoint = await this.#store.checkpoint(rules)
    const megabytes = megabytesExpected(game, this.#teams.members)
    const needs = { megabytes, mapSeconds }
    if (!checkpoint) return { ...answer, state: 'unsolved', secondsLeft: seconds, ...needs }
    const fraction = fractionDone(game, checkpoint)
    const secondsLeft = seconds * (1 - fraction)
    return { ...answer, state: 'begun', fraction, secondsLeft, ...needs }
  }

  async plan(rules: RuleSet, after: Phase): Promise<() => void> {
    if ((await this.#store.result(rules)) !== undefined) return () => {}
    const seconds = secondsExpected(this.gameOf(rules), this.#teams.members)
    return this.#jobs.plan(ruleHash(rules), [{ solve: 'win', seconds }, after])
  }

  async solve(rules: RuleSet): Promise<SolvedWin> {
    const table = await this.#teams.solve(rules)
    const endings = this.#plan.endingsOf(rules)
    return { game: this.gameOf(rules), endings, table, seconds: table.seconds }
  }

  async match(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult> {
    refuseGames(rules)
    const find = (): Promise<Thresholds> => this.thresholds(rules)
    const [ours, theirs] = [await withThresholds(first, find), await withThresholds(second, find)]
    const { table } = await this.solve(rules)
    const match = await this.#solving.solve(
      'match',
      { rules, values: table.values, first: ours!, second: theirs! },
      matchVariant(ours!, theirs!),
    )
    return matchResult(match)
  }

  async knownMatch(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult | null> {
    const find = async (): Promise<Thresholds | null> =>
      (await this.#solving.known('thresholds', rules))?.thresholds ?? null
    const [ours, theirs] = [await withThresholds(first, find), await withThresholds(second, find)]
    if (!ours || !theirs) return null
    const match = await this.#solving.known('match', rules, matchVariant(ours, theirs))
    return match ? matchResult(match) : null
  }

  async thresholds(rules: RuleSet): Promise<Thresholds> {
    refuseGames(rules)
    const { table } = await this.solve(rules)
    const found = await this.#solving.solve('thresholds', { rules, values: table.values }, '')
    return found.thresholds
  }

  async thumbs(rules: RuleSet, numbers: number): Promise<FoundRule[]> {
    refuseGames(rules)
    if (numbers === 0) return []
    const { table } = await this.solve(rules)
    const task = { rules, values: table.values, numbers }
    const ways = SEARCH_WAYS.map((way) =>
      this.#solving.solve('thumbs', { ...task, way }, thumbVariant(numbers, way)),
    )
    try {
      return bestForWins(await Promise.all(ways))
    } catch (thrown) {
      // Half of a search is useless: cancel the jobs of the other ways.
      const hash = ruleHash(rules)
      for (const { id, solve, hash: other } of this.#jobs.list()) {
        if (solve === 'thumbs' && other === hash) this.#jobs.cancel(id)
      }
      await Promise.allSettled(ways)
      throw thrown
    }
  }

  async knownThumbs(rules: RuleSet, numbers: number): Promise<KnownThumbs> {
    const found: FoundRule[][] = []
    if (numbers === 0) return { found: [], fraction: 1 }
    let fraction = 0
    for (const way of SEARCH_WAYS) {
      const variant = thumbVariant(numbers, way)
      const rulesOf = await this.#solving.known('thumbs', rules, variant)
      if (rulesOf) found.push(rulesOf)
      const begun = rulesOf ? [] : await this.#solving.begun('thumbs', rules, variant)
      const steps = (begun as SearchSteps | undefined)?.length ?? 0
      fraction += (rulesOf ? 1 : searchPart(way, numbers, steps)) / SEARCH_WAYS.length
    }
    return { found: found.length === SEARCH_WAYS.length ? bestForWins(found) : null, fraction }
  }

  async bankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<FoundRule[]> {
    refuseGames(rules)
    const { table } = await this.solve(rules)
    return this.#solving.solve('bank-cards', { rules, values: table.values, by }, by)
  }

  async knownBankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<KnownBankCards> {
    const found = (await this.#solving.known('bank-cards', rules, by)) ?? shippedCards(rules, by)
    if (found) return { cards: found, of: null, fraction: 1 }
    const { name, cards } = nearestCards(rules, by)
    const begun = await this.#solving.begun('bank-cards', rules, by)
    const steps = (begun as SearchSteps | undefined) ?? []
    const measured = cards.map(async (card) => {
      // Cards of an unfinished search are better; their loss is an estimate until it ends.
      const better = steps[MOST_COLUMNS + card.numbers - 1] ?? steps[card.numbers - 1]
      if (better) return { ...card, ...better }
      const match = await this.knownMatch(
        rules,
        { kind: 'thumb', rule: card.rule },
        { kind: 'optimal' },
      )
      return { ...card, behind: match && 1 - match.asFirst - match.asSecond }
    })
    return {
      cards: await Promise.all(measured),
      of: steps.length === 0 ? name : null,
      // Always below 1: only the end of the search selects the cards worth having.
      fraction: steps.length / (2 * MOST_COLUMNS + 1),
    }
  }

  async thumbErrors(rules: RuleSet, rule: ThumbRule): Promise<ThumbErrors> {
    refuseGames(rules)
    const { table } = await this.solve(rules)
    const variant = policyText({ kind: 'thumb', rule })
    return this.#solving.solve('thumb-errors', { rules, values: table.values, rule }, variant)
  }

  async hasty(rules: RuleSet, rule: ThumbRule): Promise<HastyLosses> {
    refuseGames(rules)
    const { table } = await this.solve(rules)
    const variant = policyText({ kind: 'thumb', rule })
    return this.#solving.solve('hasty', { rules, values: table.values, rule }, variant)
  }
}
