import type { Ref } from 'vue'
import type * as v from 'valibot'
import type { ErrorRate } from '#shared/study/error-rate.ts'
import type { gradeCountsSchema } from '#shared/study/session-schemas.ts'
import type { PAUSES, Speed } from '#shared/study/setup.ts'

/**
 * Where a session of a drill or of cards is: nothing begun; the first question on
 * its way; what happened at the table being told; a question asked; its answer being graded; a brief
 * mark before the next one; the verdict shown; the next question awaited; over.
 */
export type Phase =
  'setup' | 'starting' | 'telling' | 'asking' | 'grading' | 'mark' | 'verdict' | 'waiting' | 'over'

/** Setup fields that the drills of every game have: how a session runs. */
export interface CourseSetup {
  readonly pause: (typeof PAUSES)[number]
  readonly speed: Speed
  readonly seconds: number | null
  readonly questions: number | null
  readonly seed: string
}

/** As much of a setup as every game's form asks; its seed may be empty or wrong. */
export interface CourseDraft<
  Scope extends string = string,
  Kind extends string = string,
> extends CourseSetup {
  /** How much is played at a time. */
  readonly scope: Scope
  /** Which decisions are asked. */
  readonly kind: Kind
}

/** As much of a drill's summary as every game has. */
export interface CourseSummary {
  readonly answers: number
  readonly score: number | null
  readonly bestBefore: number | null
  readonly error: ErrorRate
  readonly grades: v.InferOutput<typeof gradeCountsSchema>
}

/** Result of an answer: the reason why it is not allowed, or its grading. */
export type Graded<Worth> =
  { readonly graded: false; readonly problem: string } | ({ readonly graded: true } & Worth)

/** Places of what is chosen on the table. */
export type Places = ReadonlySet<number>

/** A question of a drill, and what has happened at the table before it. */
export interface AskedStep {
  readonly kind: 'question'
  readonly question: { readonly number: number }
  readonly events?: readonly unknown[]
}

/** The end of a drill, and what has led to it. */
export interface EndStep {
  readonly kind: 'over'
  readonly events?: readonly unknown[]
}

/** Event at the table between the steps of a drill. */
export type EventIn<Step> = Step extends { readonly events: readonly (infer Event)[] }
  ? Event
  : never

/** The session that is on the table. */
export interface SessionTable<Entry, Setup> {
  readonly id: number
  readonly setup: Setup
  readonly entry: Entry
}

interface OfSession {
  readonly session: number
}

interface OfQuestion extends OfSession {
  readonly number: number
}

/** Backend requests of a drill, for any game: the types of its sessions are inferred from this. */
export interface SessionRequests<Entry, Setup, Asked extends AskedStep, End, Choice, Verdict> {
  readonly start: (
    entry: Entry,
    setup: Setup,
  ) => Promise<OfSession & { readonly step: Asked | End }>
  readonly resume: (id: number) => Promise<{
    readonly setup: Setup
    readonly entry: Entry
    /** Time that its answers took. */
    readonly seconds: number
    /** Score of a sprint or streak so far; null for other sessions. */
    readonly score: number | null
    /** What happened before the events of the step. */
    readonly told: readonly EventIn<Asked>[]
    readonly step: Asked | End
  }>
  readonly answer: (
    answer: OfQuestion & { readonly choice: Choice; readonly milliseconds: number },
  ) => Promise<
    Graded<{
      readonly verdict: Verdict
      /** Whether the session is over with this answer. */
      readonly last: boolean
    }>
  >
  readonly next: (of: OfSession) => Promise<Asked | End>
  /** Asks a question once more, outside of the session: a hint, and the grading of a choice. */
  readonly retry?: (
    table: SessionTable<Entry, Setup>,
    question: Asked['question'],
    choice: Choice | null,
  ) => Promise<{
    readonly hint: string
    readonly verdict: Verdict | null
    readonly problem: string | null
  }>
  /** Takes the answer to this question back; only where answers are kept. */
  readonly slip?: (of: OfQuestion) => Promise<unknown>
  readonly hint: (
    which: OfQuestion & { readonly hint: 1 | 2 },
  ) => Promise<{ readonly text: string }>
  readonly finish: (
    how: OfSession & { readonly reason: 'time' | 'stopped' },
  ) => Promise<Asked | End>
}

/** A question that is asked once more after a wrong answer, as far as that was wrong. */
export interface SecondTry<Question, Choice> {
  readonly question: Question
  /** A whole choice, with what was right the first time. */
  readonly whole: (choice: Choice) => Choice
}

/** The game's part of its drills. */
export interface SessionGame<Entry, Setup, Asked extends AskedStep, End, Choice, Verdict> {
  readonly ask: SessionRequests<Entry, Setup, Asked, End, Choice, Verdict>
  /** Which places stay chosen when a question comes; none without this. */
  readonly stillChosen?:
    | ((before: Asked['question'] | null, chosen: Places, now: Asked['question']) => Places)
    | undefined
  /** What to ask once more after a wrong answer; null where only one answer is left. */
  readonly secondTry?:
    | ((
        setup: CourseSetup,
        question: Asked['question'],
        verdict: Verdict,
      ) => SecondTry<Asked['question'], Choice> | null)
    | undefined
  /** Whether the player says when to go on after an event; never without this. */
  readonly waitsAt?: ((event: EventIn<Asked>) => boolean) | undefined
}

/** The line to who answers. */
export interface SessionConnection {
  readonly connected: Ref<boolean>
  /** Describes an error in a sentence. */
  readonly sentenceOf: (thrown: unknown) => string
}
