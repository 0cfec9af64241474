import type { Ref } from 'vue'
import type { DrillSummary } from '#shared/games/farkle/requests/drill.ts'
import type { Grade } from '#shared/study/grade.ts'
import type { DrillSetup } from '#shared/games/farkle/drill/setup.ts'

/**
 * Where a session is: nothing begun; the first question on its way; what happened at the table being
 * told; a question asked; its answer being graded; a brief mark before the next one; the verdict
 * shown; the next question awaited; over.
 */
export type Phase =
  'setup' | 'starting' | 'telling' | 'asking' | 'grading' | 'mark' | 'verdict' | 'waiting' | 'over'

/** What every game's setup has: how a session runs. */
export type CourseSetup = Pick<DrillSetup, 'pause' | 'speed' | 'seconds' | 'questions' | 'seed'>

/** As much of a setup as every game's form asks; its seed may be empty or wrong. */
export interface CourseDraft<Scope extends string, Kind extends string> extends CourseSetup {
  /** How much is played at a time. */
  readonly scope: Scope
  /** Which decisions are asked. */
  readonly kind: Kind
}

/** As much of a summary as every game has. */
export interface CourseSummary<Mistake> extends Pick<
  DrillSummary,
  'answers' | 'score' | 'bestBefore' | 'error' | 'grades'
> {
  /** Worst first. */
  readonly mistakes: readonly Mistake[]
}

/** The types that a game's sessions are made of. */
export interface SessionKind {
  /** The rules, as the library has them. */
  readonly entry: unknown
  readonly setup: CourseSetup
  /** The two steps of a session: a question, and the end. */
  readonly asked: { readonly kind: 'question'; readonly question: { readonly number: number } }
  readonly ending: { readonly kind: 'over' }
  /** What is answered, and what that was worth. */
  readonly choice: unknown
  readonly verdict: { readonly grade: Grade | null }
}

export type StepOf<K extends SessionKind> = K['asked'] | K['ending']
export type QuestionOf<K extends SessionKind> = K['asked']['question']

/** The session that is on the table. */
export interface Session<K extends SessionKind> {
  readonly id: number
  readonly setup: K['setup']
  readonly entry: K['entry']
}

interface Resumed<K extends SessionKind> {
  readonly setup: K['setup']
  readonly entry: K['entry']
  /** Time that its answers took. */
  readonly seconds: number
  /** What a sprint or streak has counted so far, null for neither. */
  readonly score: number | null
  readonly step: StepOf<K>
}

interface OfSession {
  readonly session: number
}

interface OfQuestion extends OfSession {
  readonly number: number
}

/** An answer that was not allowed, or what it was worth and whether it was the last one. */
type Graded<K extends SessionKind> =
  | { readonly graded: false; readonly problem: string }
  | { readonly graded: true; readonly verdict: K['verdict']; readonly last: boolean }

/** What a session asks of the backend: the requests of drillRequests, for any game. */
export interface SessionRequests<K extends SessionKind> {
  readonly start: (
    entry: K['entry'],
    setup: K['setup'],
  ) => Promise<OfSession & { readonly step: StepOf<K> }>
  readonly resume: (id: number) => Promise<Resumed<K>>
  readonly answer: (
    answer: OfQuestion & { readonly choice: K['choice']; readonly milliseconds: number },
  ) => Promise<Graded<K>>
  readonly next: (of: OfSession) => Promise<StepOf<K>>
  readonly hint: (
    which: OfQuestion & { readonly hint: 1 | 2 },
  ) => Promise<{ readonly text: string }>
  readonly finish: (how: OfSession & { readonly reason: 'time' | 'stopped' }) => Promise<StepOf<K>>
}

/** Places of what is chosen on the table. */
export type Places = ReadonlySet<number>

/** What a game brings to its sessions. */
export interface SessionGame<K extends SessionKind> {
  readonly ask: SessionRequests<K>
  /** Which places stay chosen when a question comes; none without this. */
  readonly stillChosen?: (
    before: QuestionOf<K> | null,
    chosen: Places,
    now: QuestionOf<K>,
  ) => Places
  /** Tells what led to a step, then calls back; whether that was at once. */
  readonly tell?: (step: StepOf<K>, then: () => void) => boolean
  /** Stops telling; what was told is kept where the session stays the same. */
  readonly hush?: (isSame: boolean) => void
}

/** The line to who answers. */
export interface SessionLine {
  readonly connected: Ref<boolean>
  /** What went wrong, as a sentence. */
  readonly sentenceOf: (thrown: unknown) => string
}
