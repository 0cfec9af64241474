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

/** A two-player game with everything that was found out about it. */
export interface SolvedWin {
  readonly game: WinGame
  readonly endings: GameEndings
  readonly table: WinTable
  /** Time that the solve took. */
  readonly seconds: number
}

/** The chances of one policy against another. */
export interface MatchResult {
  /** Of the first policy, as the one who starts and as the other. */
  readonly asFirst: Probability
  readonly asSecond: Probability
  readonly residual: Probability
}

/** Rules of thumb if they were found, or the part of their search that is done. */
export interface KnownThumbs {
  readonly found: FoundRule[] | null
  readonly fraction: number
}

/** Cards by ascending columns, those that were found if they were. */
export interface KnownBankCards {
  readonly cards: readonly KnownBankCard[]
  /** The preset for which they were found, where that is another rule set. */
  readonly of: string | null
  /** Part that is done of a search that was begun. */
  readonly fraction: number
}

/** Solves two-player games through the cache; what takes long becomes a job. */
export interface WinSolving {
  /** The game laid out; rules that differ only in their name share it. */
  gameOf(rules: RuleSet): WinGame
  /** State of a game's solve; solves nothing. */
  status(rules: RuleSet): Promise<AnswerOf<BackendRequests, 'win.status'>>
  /**
   * Has the jobs of the game's solve and of a solve after it tell how far both are, until the returned
   * function is called. Changes nothing where the game is solved.
   */
  plan(rules: RuleSet, after: Phase): Promise<() => void>
  /** Rejects with RequestError. */
  solve(rules: RuleSet): Promise<SolvedWin>
  match(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult>
  /** The best scores to go for it from, of the player who follows the table against the best one. */
  thresholds(rules: RuleSet): Promise<Thresholds>
  /** Rules of thumb with at most so many numbers. */
  thumbs(rules: RuleSet, numbers: number): Promise<FoundRule[]>
  /** Cards of bank numbers, with one column up to the most, found by a search. */
  bankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<FoundRule[]>
  /** The cards that are known without a search. Solves nothing. */
  knownBankCards(rules: RuleSet, by: ScoreColumns['by']): Promise<KnownBankCards>
  /** Where a rule of thumb loses. */
  thumbErrors(rules: RuleSet, rule: ThumbRule): Promise<ThumbErrors>
  /** What a rule of thumb loses more if it is read hastily. */
  hasty(rules: RuleSet, rule: ThumbRule): Promise<HastyLosses>
  /** What was found before; null if nothing was, and then nothing is solved. */
  knownMatch(rules: RuleSet, first: Policy, second: Policy): Promise<MatchResult | null>
  /** The rules of thumb that were found before; without them, the part of their search that is done. */
  knownThumbs(rules: RuleSet, numbers: number): Promise<KnownThumbs>
}
