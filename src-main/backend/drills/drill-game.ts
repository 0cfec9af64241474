import type { GradeThresholds } from '#shared/study/grade.ts'
import type { AnyQuestion, GradedSession, SessionStep } from '#shared/study/graded-session.ts'
import type { DrillSource } from '#shared/study/setup.ts'
import type { GapWork } from './calibrations.ts'
import type {
  AnySetup,
  DrillForm,
  KeptAnswer,
  KeptSession,
  KeptTypes,
  NeedsList,
  Row,
  SessionPlan,
} from './kept-drills.ts'
import type { ProgressQueries } from './progress-queries.ts'
import type { figuresOf } from './session-summary.ts'
import type { StudyDatabase } from '../store/study-database.ts'

/** What the sessions of a game are made of. */
export interface SessionTypes {
  readonly question: AnyQuestion
  readonly choice: unknown
  readonly verdict: object
  readonly event: unknown
  readonly review: unknown
}

export type SessionOf<T extends SessionTypes> = GradedSession<
  T['question'],
  T['choice'],
  T['verdict'],
  T['event'],
  T['review']
>

export type StepOf<T extends SessionTypes> = SessionStep<T['question'], T['event']>

/** What the drills of a game are made of, in memory, on the disk and in a window. */
export interface DrillTypes extends SessionTypes, KeptTypes {
  readonly setup: AnySetup & { readonly source: DrillSource }
  /** What its questions are made with. */
  readonly kit: object
  /** As a window gets them. */
  readonly shownStep: object
  readonly shownVerdict: object
  readonly pastAnswer: object
}

export type QuestionStep<T extends SessionTypes> = Extract<StepOf<T>, { kind: 'question' }>

/** The end of a session, with all there is to say of it. */
export interface Ended<T extends DrillTypes> {
  readonly kept: KeptSession<T> & { readonly end: NonNullable<KeptSession<T>['end']> }
  /** What happened since the last question. */
  readonly events: readonly T['event'][]
  readonly figures: Figures
  /** Worst first. */
  readonly mistakes: T['pastAnswer'][]
}

/** What every game says of a session that has ended. */
export type Figures = ReturnType<typeof figuresOf> & {
  readonly session: number
  readonly speed: AnySetup['speed']
  readonly score: number | null
  readonly bestBefore: number | null
}

/** The user's own thresholds for what is played. */
export interface OwnThresholds<T extends KeptTypes> {
  /** Null where they are the calibrated ones. */
  read(database: StudyDatabase, played: T['played']): GradeThresholds | null
  /** Null forgets them. */
  write(database: StudyDatabase, played: T['played'], thresholds: GradeThresholds | null): void
}

/** All that is a game's own in its drills. */
export interface DrillGame<T extends DrillTypes> {
  readonly form: DrillForm<T>
  readonly thresholds: OwnThresholds<T>
  readonly hashOf: (rules: T['played']['rules']) => string
  /** Under which name the calibration of what is played is kept. */
  readonly calibrationName: (played: T['played']) => string
  /** The gaps of so many decisions of play, some milliseconds at a time. */
  readonly gapsOf: (kit: T['kit'], seed: string, count: number) => GapWork
  /** Refuses a setup that makes no sense as a whole or under these rules. */
  readonly checkSetup: (rules: T['played']['rules'], setup: T['setup']) => void
  /** Solves the game where that is needed; without a setup for thresholds. Rejects with RequestError. */
  readonly kitOf: (played: T['played'], setup?: T['setup']) => Promise<T['kit']>
  /** What is asked again of what was asked before. */
  readonly againOf: (setup: T['setup'], asked: readonly KeptAnswer<T>[]) => T['again'][]
  readonly needsOf: (queries: ProgressQueries<T>) => NeedsList
  /** A plan's session at its beginning. */
  readonly sessionOf: (kit: T['kit'], plan: SessionPlan<T>) => SessionOf<T>
  readonly sameChoice: (a: T['choice'], b: T['choice']) => boolean
  /** What is kept of an answer, and the columns that only this game has. */
  readonly recordOf: (kit: T['kit'], question: T['question'], verdict: T['verdict']) => AnswerParts
  /** The choice of an answer that was kept. */
  readonly choiceOf: (answer: KeptAnswer<T>) => T['choice']
  readonly showQuestion: (step: QuestionStep<T>) => T['shownStep']
  readonly showVerdict: (verdict: T['verdict'], milliseconds: number) => T['shownVerdict']
  readonly showEnd: (ended: Ended<T>) => T['shownStep']
  /** An answer as lists of mistakes show it; null for one that was not graded. */
  readonly showPast: (rules: T['played']['rules'], answer: KeptAnswer<T>) => T['pastAnswer'] | null
}

/** What is kept of an answer, but for when and how fast it was given. */
export interface AnswerParts extends Pick<
  KeptAnswer<KeptTypes>,
  'kind' | 'code' | 'loss' | 'grade'
> {
  readonly own: Row
}
