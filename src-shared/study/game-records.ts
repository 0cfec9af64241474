import type { Goal, Value, Points } from '../base/units.ts'
import type { Result } from '../base/result.ts'
import type { NamedRules } from '../base/rules.ts'
import type { AnySetup, AnyVerdict, Own } from './drill.ts'
import type { GradeThresholds } from './grade.ts'
import type { AnyQuestion } from './graded-session.ts'
import type { TableGameData } from './table-game.ts'
import type { GameHead } from './game-text.ts'

export interface SheetTurn {
  readonly points: Points
  readonly score: Points
  /** Where the points were written, such as a box. */
  readonly place?: string
}

export interface ReadGame extends GameHead<NamedRules> {
  /** Turns by player if only points are known for some of them, else null. */
  readonly sheet: readonly (readonly SheetTurn[])[] | null
  /** No dice are known, so nothing can be graded. */
  readonly isBare: boolean
  readonly result: string
  /** Normalized text. */
  readonly text: string
}

export interface RecordedDecision {
  readonly question: AnyQuestion
  /** Index of the chosen option. */
  readonly chosen: number
  /** The player's own turn, from 1. */
  readonly turn: number
  /** Index in the line of the review. */
  readonly step: number
  /** False if it does not count for this goal: for points, when the target score is near. */
  readonly counts: boolean
}

export interface RecordReview {
  readonly review: Own<'review'>
  readonly decisions: readonly RecordedDecision[]
}

export interface GameRecords {
  /**
   * Fails with the first wrong line, its number as the field, and the reason. `usual`: rules that the
   * text may name, and which count if it has none.
   */
  read(text: string, usual?: NamedRules | null): Result<ReadGame>
  /** The points of the turns of a normalized text; null where they do not tell the game. */
  asWritten?(text: string): TableGameData | null
  /** Final scores by player of a normalized text, without a check of its turns. */
  finalScores(text: string, players: number): readonly Points[]
  /** Text of a drilled game; null if some of its turns are unknown. `date` is its start. */
  drilled(rules: NamedRules, setup: AnySetup, review: unknown, date: string): string | null
  goals(rules: NamedRules, players: number): readonly Goal[]
  /** Reviews a parsed text for one seat and goal; yields between slices of work. */
  review(kit: object, text: string, seat: number, goal: Goal): Generator<void, RecordReview>
  verdict(
    kit: object,
    question: AnyQuestion,
    chosen: number,
    thresholds: GradeThresholds,
  ): AnyVerdict
  tableSetup(goal: Goal, seed: string, players?: number): AnySetup
  /** Seat of the user. */
  drilledSeat(review: unknown): number
  /** Luck with the dice, in the unit of the goal. */
  luckOf(review: unknown): Value
}

/** Characters searched for the name of the game. */
const HEAD = 4000

export function gameNameIn(text: string): string | null {
  return /^[ \t]*Game:[ \t]*(\S+)[ \t]*$/m.exec(text.slice(0, HEAD))?.[1] ?? null
}
