import type { Probability } from '#shared/base/units.ts'
import type { AnswerOf, BackendRequests } from '#shared/contract/requests.ts'
import type { KnownBankCard } from '#shared/games/farkle/input/shipped-cards.ts'
import type { Policy, Thresholds } from '#shared/games/farkle/solve/match/policy.ts'
import type { RuleSet } from '#shared/games/farkle/rules/rule-set.ts'
import type { FoundRule } from '#shared/games/farkle/solve/thumb/found-rules.ts'
import type { HastyLosses } from '#shared/games/farkle/solve/thumb/hasty-losses.ts'
import type { ThumbErrors } from '#shared/games/farkle/solve/thumb/thumb-errors.ts'
import type { ScoreColumns, ThumbRule } from '#shared/games/farkle/solve/thumb/thumb-rule.ts'
import type { GameEndings } from '#shared/games/farkle/solve/win/turn-values.ts'
import type { WinGame, WinTable } from '#shared/games/farkle/solve/win/win-game.ts'
import type { Phase } from '../../solve/job-plan.ts'

export interface SolvedWin {
  readonly game: WinGame
  readonly endings: GameEndings
  readonly table: WinTable
  readonly seconds: number
}

export interface MatchResult {
  /** Win probability of the first policy, moving first and moving second. */
  readonly asFirst: Probability
  readonly asSecond: Probability
  readonly residual: Probability
}

/** `found` is null until the search has ended; `fraction` is its completed part. */
export interface KnownThumbs {
  readonly found: FoundRule[] | null
  readonly fraction: number
}

/** By ascending number of columns: found by a search, else shipped with the app. */
export interface KnownBankCards {
  readonly cards: readonly KnownBankCard[]
  /** Name of the preset whose cards were adapted; null if the cards are for these rules. */
  readonly of: string | null
  readonly fraction: number
}

export interface WinSolving {
  /** Layout of the game, shared by rules that differ only in their name. */
  gameOf(rules: RuleSet): WinGame
  /** Starts no solve. */
  status(rules: RuleSet): Promise<AnswerOf<BackendRequests, 'win.status'>>
  /** Jobs report the joint progress of this solve and `after` until the result is called. */
  plan(rules: RuleSet, after: Phase): Promise<() => void>
  /** Rejects with RequestError. */
  solve(rules: RuleSet): Promise<SolvedWin>
  match(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult>
  /** Best go-for-it thresholds for the player by the table against optimal play. */
  thresholds(rules: RuleSet): Promise<Thresholds>
  thumbs(rules: RuleSet, numbers: number): Promise<FoundRule[]>
  bankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<FoundRule[]>
  /** Starts no search. */
  knownBankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<KnownBankCards>
  thumbErrors(rules: RuleSet, rule: ThumbRule): Promise<ThumbErrors>
  hasty(rules: RuleSet, rule: ThumbRule): Promise<HastyLosses>
  /** The cached match; null if there is none. Solves nothing. */
  knownMatch(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult | null>
  /** Starts no search. */
  knownThumbs(rules: RuleSet, numbers: number): Promise<KnownThumbs>
}
