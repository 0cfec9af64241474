import type { Goal, Value } from '../base/units.ts'
import type { Problem } from '../base/result.ts'
import type { NamedRules } from '../base/rules.ts'
import type { Grade, GradeThresholds } from './grade.ts'
import type { AnyQuestion, GradedSession } from './graded-session.ts'
import type { GameRecords } from './game-records.ts'
import type { MasteryMap } from './mastery.ts'
import type { Needs, NeedsList } from './needs.ts'
import type { DrillSource, Speed } from './setup.ts'
import type { HabitSigns, IsReverse, Shares } from './habits.ts'

/**
 * Stands in an answer for data whose type each game has for itself; see OfGame. The property never
 * exists.
 */
export type Own<Part extends OwnPart, Base = object> = Base & { readonly ownPart?: Part }

export type OwnPart =
  | 'question'
  | 'event'
  | 'verdict'
  | 'past'
  | 'decision'
  | 'review'
  | 'setup'
  | 'scope'
  | 'kind'
  | 'outcome'
  | 'lesson'

export interface AnySetup {
  readonly scope: string
  readonly kind: string
  readonly source: DrillSource
  readonly speed: Speed
  readonly seconds: number | null
  readonly seed: string
}

export interface AnyVerdict extends Own<'verdict'> {
  readonly loss: Value
  /** Null if nothing could be lost. */
  readonly grade: Grade | null
  readonly bestReason: string
  readonly chosenReason: string
}

export type AnySession = GradedSession<AnyQuestion, unknown, AnyVerdict, Own<'event'>>

/** An earlier decision: its kind and position. */
export interface AskedBefore {
  readonly kind: string
  readonly code: string
}

/** Together with the kit these determine the session completely. */
export interface SessionOptions<Setup extends AnySetup = AnySetup> {
  readonly setup: Setup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** Questions to repeat, in this order, for sources other than play. */
  readonly again: readonly AskedBefore[]
}

/** Stored with each answer, besides loss, grade and time. */
export interface AnswerRecord<Own extends object = object> extends AskedBefore {
  /** Groups similar decisions for Needs, see also soughtCell(). */
  readonly cell: string
  /** Null if nothing was lost. */
  readonly error: string | null
  readonly own: Own
}

/** Goal and grading of a stored answer. */
export interface AnswerGrading {
  readonly goal: Goal
  readonly least: Value
  readonly isWrong: boolean
}

/** Input of answerFault; position and rules are already validated. */
export interface CheckedAnswer extends AnswerRecord {
  readonly goal: Goal
  readonly loss: Value | null
}

type AnswerFault = 'cell' | 'choice' | 'range'

/** Validates stored records of one rule set, for the import of packages. */
export interface RecordChecks {
  positionProblem(code: string): string | null
  answerFault(answer: CheckedAnswer): AnswerFault | null
  reviewProblem(review: unknown): string | null
}

/**
 * A kit, question or verdict is only passed to functions of its own game, so each game uses its own
 * types; see Game.
 */
export interface Drill {
  setupProblems(rules: NamedRules, setup: AnySetup): Problem[]
  goalOf(setup: AnySetup): Goal
  /** Parts that must be equal for comparable scores: all but the seed and display options. */
  challengeOf(setup: AnySetup): readonly unknown[]
  /** Whether a setup asks for decisions of this kind, when earlier ones are repeated. */
  asksFor(setup: AnySetup, kind: string): boolean
  session(kit: object, options: SessionOptions): AnySession
  /** Gaps between best and next option in `count` decisions; yields every few milliseconds. */
  gaps(kit: object, seed: string, count: number): Generator<void, Value[]>
  isSameChoice(a: unknown, b: unknown): boolean
  show(question: AnyQuestion): Own<'question'>
  record(kit: object, question: AnyQuestion, verdict: AnyVerdict): AnswerRecord
  /** Clamps the numbers of a stored setup to their bounds. */
  knownSetup(setup: AnySetup): Own<'setup', AnySetup>
  /** Sets impossible values to null; null if `own` is no answer at all. */
  knownOwn(own: unknown): object | null
  /** May take milliseconds to create. */
  checks(rules: NamedRules): RecordChecks
  /** Code of all positions that pose the same decision for a goal and share one card. */
  sharedCode?(rules: NamedRules, goal: Goal, code: string): string
  choiceOf(own: object): unknown
  showPast(rules: NamedRules, answer: AnswerRecord): Own<'past'>
  /**
   * Habits in a stored answer with a known `own`; null if it cannot be read. `least` is the loss from
   * which an answer is wrong.
   */
  habitSigns(rules: NamedRules, answer: AnswerRecord & AnswerGrading): HabitSigns | null
  readonly isReverse: IsReverse
  /** Where the best choice of a question turns if the position is changed; empty for nowhere. */
  whereItTurns(kit: object, question: AnyQuestion): string
  /** Omitted if the game has no mastery map. */
  mastery?(rules: NamedRules, needs: NeedsList): MasteryMap
  /** Whether questions within a cell are as frequent as in play. */
  asksAsPlay(setup: AnySetup): boolean
  /**
   * Frequency of decisions and occasions of habits per turn or game, where an answer that loses
   * `least` is wrong; yields every few milliseconds. Omitted if unknown.
   */
  shares?(kit: object, least: Value): Generator<void, Shares>
  /** Whether an answer followed the drill's rule of thumb; undefined without one. */
  followedRule?(own: unknown): boolean | undefined
  outcomeOf(review: unknown): string | number
  /** Omitted if the game has no notation. */
  readonly records?: GameRecords
}
