import type { Goal, Value } from '../base/goal.ts'
import type { Result } from '../base/result.ts'
import type { NamedRules } from '../base/rules.ts'
import type { Points } from '../base/units.ts'
import type { AnySetup, AnyVerdict } from './drill.ts'
import type { GradeThresholds } from './grade.ts'
import type { AnyQuestion } from './graded-session.ts'
import type { GameHead } from './game-text.ts'

/** Points that a turn made, and the score after it. */
export interface SheetTurn {
  readonly points: Points
  readonly score: Points
}

/** A game that was read from its text. */
export interface ReadGame extends GameHead<NamedRules> {
  /** The turns of each player, where of some only their points are known; else null. */
  readonly sheet: readonly (readonly SheetTurn[])[] | null
  /** Whether no throws are known at all, so that nothing can be graded. */
  readonly isBare: boolean
  /** How it ended, as the text says it. */
  readonly result: string
  /** The same game as this program writes it. */
  readonly text: string
}

/** A decision of a recorded game. */
export interface RecordedDecision {
  readonly question: AnyQuestion
  /** Place of what was chosen among its options. */
  readonly chosen: number
  /** Number of the player's own turn, from 1. */
  readonly turn: number
  /** Its place in the line of the review. */
  readonly step: number
  /** False where it cannot be held against the goal: for points, where the goal of the game is near. */
  readonly counts: boolean
}

/** How a recorded game went for one of its players. */
export interface RecordReview {
  /** As the drills of the game review it. */
  readonly review: object
  /** The player's decisions in their order. */
  readonly decisions: readonly RecordedDecision[]
}

/** Whole games of one game as text: read, written and reviewed. */
export interface GameRecords {
  /** Fails with the first line that is wrong and why. */
  read(text: string): Result<ReadGame>
  /** A game that was drilled; null where not all of its turns are known. `date` is when it began. */
  drilled(rules: NamedRules, setup: AnySetup, review: unknown, date: string): string | null
  /** Goals for which games of so many players by these rules can be reviewed. */
  goals(rules: NamedRules, players: number): readonly Goal[]
  /** Reviews a text that was read, for the player of this place, a slice of work at a time. */
  review(kit: object, text: string, seat: number): Generator<void, RecordReview>
  /** Grades a decision of such a review. */
  verdict(
    kit: object,
    question: AnyQuestion,
    chosen: number,
    thresholds: GradeThresholds,
  ): AnyVerdict
  /** The setup of the session that a game at the table is counted as. */
  tableSetup(goal: Goal, seed: string): AnySetup
  /** Place of the user among the players of a drilled game. */
  drilledSeat(review: unknown): number
  /** What the player owed to the dice, in the unit of the goal. */
  luckOf(review: unknown): Value
}

/** Longest text that is looked at to find its game. */
const HEAD = 4000

/** The game that a text says it is of; null where it says none. */
export function gameNameIn(text: string): string | null {
  return /^[ \t]*Game:[ \t]*(\S+)[ \t]*$/m.exec(text.slice(0, HEAD))?.[1] ?? null
}
