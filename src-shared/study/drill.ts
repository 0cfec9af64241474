import type { Goal, Value } from '../base/goal.ts'
import type { Problem } from '../base/result.ts'
import type { NamedRules } from '../base/rules.ts'
import type { LossSums } from './error-rate.ts'
import type { Grade, GradeThresholds } from './grade.ts'
import type { AnyQuestion, GradedSession } from './graded-session.ts'
import type { GameRecords } from './game-records.ts'
import type { MasteryMap } from './mastery.ts'
import type { Needs, NeedsList } from './needs.ts'
import type { DrillSource, Speed } from './setup.ts'
import type { PlayShares } from './standing.ts'

/** As much of a setup as every game has. */
export interface AnySetup {
  readonly scope: string
  /** Which decisions are asked. */
  readonly kind: string
  readonly source: DrillSource
  readonly speed: Speed
  readonly seconds: number | null
  readonly seed: string
}

/** As much of a verdict as every game has. */
export interface AnyVerdict {
  readonly loss: Value
  /** Null where nothing could be lost. */
  readonly grade: Grade | null
  /** Why the best option and the chosen one are worth what they are. */
  readonly bestReason: string
  readonly chosenReason: string
}

/** A session of any game. */
export type AnySession = GradedSession<AnyQuestion, unknown, AnyVerdict, unknown>

/** A decision that was asked before: its kind, and its position as a short text. */
export interface AskedBefore {
  readonly kind: string
  readonly code: string
}

/** Inputs of a session besides its kit: the same options give the same session. */
export interface SessionOptions<Setup extends AnySetup = AnySetup> {
  readonly setup: Setup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** Questions to ask again, in this order, where the source is not play. */
  readonly again: readonly AskedBefore[]
}

/** Data kept of an answer besides its loss, its grade, its time and how long it took. */
export interface AnswerRecord<Own extends object = object> extends AskedBefore {
  /** Key of the cell: decisions with the same key count as alike in needs and leaks. */
  readonly cell: string
  /** Error kind; null where nothing was lost. */
  readonly error: string | null
  /** Fields that only this game keeps and reads again, as JSON. */
  readonly own: Own
}

/** The losses of all graded answers of one cell and one kind of error. */
export interface CellLosses extends LossSums {
  readonly cell: string
  readonly error: string | null
}

/**
 * Input to the check of a kept answer, whose position and rules are already known to be possible.
 */
export interface CheckedAnswer extends AnswerRecord {
  readonly goal: Goal
  readonly loss: Value | null
}

/** Faults that a kept answer can have. */
export type AnswerFault = 'cell' | 'choice' | 'range'

/** Checks what was kept under some rules, as the records of a package are checked. */
export interface RecordChecks {
  /** Problem with the code of a position; null if the position is possible. */
  positionProblem(code: string): string | null
  answerFault(answer: CheckedAnswer): AnswerFault | null
  /** Problem with the review of a game; null if the review is possible. */
  reviewProblem(review: unknown): string | null
}

/**
 * The drills of one game, as the shared parts of the app see them. What one function of a game makes
 * (a kit, a question, a verdict) is only ever given to functions of the same game, so each game
 * declares its own types; see Game.
 */
export interface Drill {
  /** Problems of a setup as a whole, or under these rules. */
  setupProblems(rules: NamedRules, setup: AnySetup): Problem[]
  goalOf(setup: AnySetup): Goal
  /**
   * Parts of a setup that make two tries comparable: all but the seed and the options that only
   * concern the screen.
   */
  challengeOf(setup: AnySetup): readonly unknown[]
  /** Whether a setup asks for decisions of this kind, where they are asked again. */
  asksFor(setup: AnySetup, kind: string): boolean
  /** A session at its beginning. */
  session(kit: object, options: SessionOptions): AnySession
  /** The gaps of so many decisions of play, some milliseconds at a time. */
  gaps(kit: object, seed: string, count: number): Generator<void, Value[]>
  isSameChoice(a: unknown, b: unknown): boolean
  /** A question as a window gets it, without anything that gives the answer away. */
  show(question: AnyQuestion): object
  record(kit: object, question: AnyQuestion, verdict: AnyVerdict): AnswerRecord
  /** A setup that was kept, with every number within its bounds. */
  knownSetup(setup: AnySetup): AnySetup
  /**
   * A game's own fields of a kept answer; a value that is not possible becomes unknown (null). Null for
   * what is no such answer.
   */
  knownOwn(own: unknown): object | null
  /** Checks of records under these rules, which can be played. Making them may take milliseconds. */
  checks(rules: NamedRules): RecordChecks
  /**
   * The code that all positions share in which the same is asked for a goal, so that there is one card
   * of them; the code must be of a position under these rules.
   */
  sharedCode?(rules: NamedRules, goal: Goal, code: string): string
  /** The columns that answers have in a table besides those of every game. */
  readonly columns: readonly string[]
  /** Values of these columns. */
  line(answer: AnswerRecord): Readonly<Record<string, string | number | null>>
  /** The choice of an answer that was kept. */
  choiceOf(own: object): unknown
  /** The chosen and the best option of a kept answer, as lists of mistakes show them. */
  showPast(rules: NamedRules, answer: AnswerRecord): object
  /** Where something is lost, the largest share of all losses first. */
  leaks(losses: readonly CellLosses[]): readonly LeakLine[]
  /** How surely decisions under these rules are known; left out where a game has no map of them. */
  mastery?(rules: NamedRules, needs: NeedsList): MasteryMap
  /** Whether a session of this setup asks, within each cell, as play does. */
  asksAsPlay(setup: AnySetup): boolean
  /**
   * How often decisions come up in a turn or a player's game, some milliseconds at a time; left out
   * where a game cannot tell.
   */
  shares?(kit: object): Generator<void, PlayShares>
  /**
   * Whether an answer did what the rule of thumb does that its drill is about; undefined where it is
   * about none.
   */
  followedRule?(own: unknown): boolean | undefined
  /** How a game ended, as lists of sessions show it. */
  outcomeOf(review: unknown): string | number
  /** Whole games as text; left out where the game has no notation. */
  readonly records?: GameRecords
}

/** As much of a line of a leak report as every game has. */
export interface LeakLine {
  readonly dimension: string
  /** Drill setup that trains this leak; null where it cannot be asked for on its own. */
  readonly drill: object | null
  readonly rate: { readonly low: number | null; readonly count: number }
  /** Of all that is lost. */
  readonly share: number
}
