import type { Goal, Value } from '../base/goal.ts'
import type { Problem } from '../base/result.ts'
import type { NamedRules } from '../base/rules.ts'
import type { LossSums } from './error-rate.ts'
import type { Grade, GradeThresholds } from './grade.ts'
import type { AnyQuestion, GradedSession } from './graded-session.ts'
import type { Needs } from './needs.ts'
import type { DrillSource, Speed } from './setup.ts'

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
}

/** A session of any game. */
export type AnySession = GradedSession<AnyQuestion, unknown, AnyVerdict, unknown, unknown>

/** A decision that was asked before: its kind, and its position as a short text. */
export interface AskedBefore {
  readonly kind: string
  readonly code: string
}

/** What a session is made from besides its kit: the same options give the same session. */
export interface SessionOptions<Setup extends AnySetup = AnySetup> {
  readonly setup: Setup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** What is asked again, in this order, where the source is not play. */
  readonly again: readonly AskedBefore[]
}

/** What is kept of an answer besides its loss and its grade, and when and how fast it was given. */
export interface AnswerRecord<Own extends object = object> extends AskedBefore {
  /** Key of the cell: decisions with the same key count as alike in needs and leaks. */
  readonly cell: string
  /** What kind of error it was; null where nothing was lost. */
  readonly error: string | null
  /** What only this game keeps and reads again, as JSON. */
  readonly own: Own
}

/** The losses of all graded answers of one cell and one kind of error. */
export interface CellLosses extends LossSums {
  readonly cell: string
  readonly error: string | null
}

/** What a kept answer is checked against: the position and the rules that it names can be. */
export interface CheckedAnswer extends AnswerRecord {
  readonly goal: Goal
  readonly loss: Value | null
}

/** What can be wrong with a kept answer. */
export type AnswerFault = 'cell' | 'choice' | 'range'

/** Checks what was kept under some rules, as the records of a package are checked. */
export interface RecordChecks {
  /** What is wrong with the code of a position; null if it can be. */
  positionProblem(code: string): string | null
  answerFault(answer: CheckedAnswer): AnswerFault | null
  /** What is wrong with how a game went; null if it can be. */
  reviewProblem(review: unknown): string | null
}

/**
 * The drills of one game, as the shared parts of the app see them. What one function of a game makes
 * (a kit, a question, a verdict) is only ever given to functions of the same game, so each game
 * declares its own types; see Game.
 */
export interface Drill {
  /** What is wrong with a setup as a whole, or under these rules. */
  setupProblems(rules: NamedRules, setup: AnySetup): Problem[]
  /** What is played for with a setup. */
  goalOf(setup: AnySetup): Goal
  /** What makes two tries comparable: the setup without its seed and what only concerns the screen. */
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
  /** What only this game keeps of an answer; a value that cannot be is unknown (null). */
  knownOwn(own: object): object
  /** Checks of records under these rules, which can be played. Making them may take milliseconds. */
  checks(rules: NamedRules): RecordChecks
  /** The columns that answers have in a table besides those of every game. */
  readonly columns: readonly string[]
  /** What stands in them. */
  line(answer: AnswerRecord): Readonly<Record<string, string | number | null>>
  /** The choice of an answer that was kept. */
  choiceOf(own: object): unknown
  /** What was chosen in an answer that was kept and what was best, as lists of mistakes show it. */
  showPast(rules: NamedRules, answer: AnswerRecord): object
  /** Where something is lost, the largest share of all losses first. */
  leaks(losses: readonly CellLosses[]): readonly LeakLine[]
  /** How a game ended, as lists of sessions show it. */
  outcomeOf(review: unknown): string | number
}

/** As much of a line of a leak report as every game has. */
export interface LeakLine {
  readonly dimension: string
  /** What to drill to mend it; null where it cannot be asked for on its own. */
  readonly drill: object | null
  readonly per100: { readonly low: number | null }
}
