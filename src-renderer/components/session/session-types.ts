import type { Ref } from 'vue'
import type { Grade } from '#shared/study/grade.ts'
import type { PAUSES, Speed } from '#shared/study/setup.ts'

/**
 * In order: nothing begun; loading; showing events; asking; grading; brief mark before the next
 * question; verdict; loading the next question; over.
 */
export type SessionPhase =
  'setup' | 'starting' | 'telling' | 'asking' | 'grading' | 'mark' | 'verdict' | 'waiting' | 'over'

export interface CourseSetup {
  readonly candidates?: true | undefined
  readonly pause: (typeof PAUSES)[number]
  readonly speed: Speed
  readonly seconds: number | null
  readonly questions: number | null
  readonly seed: string
}

/** Setup fields of every game's form; the seed may be empty or invalid. */
export interface CourseDraft extends CourseSetup {
  readonly scope: string
  readonly kind: string
}

/** An answer is either refused with a reason or graded. */
export type Graded<Worth> =
  { readonly graded: false; readonly problem: string } | ({ readonly graded: true } & Worth)

/** Indices of dice on the table. */
export type Places = ReadonlySet<number>

export interface AskedStep {
  readonly kind: 'question'
  readonly question: { readonly number: number }
  readonly events?: readonly unknown[]
}

export interface EndStep {
  readonly kind: 'over'
  readonly events?: readonly unknown[]
}

export type EventIn<Step> = Step extends { readonly events: readonly (infer Event)[] }
  ? Event
  : never

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

export interface AnsweredStep<Verdict> {
  readonly verdict: Verdict
  readonly chosen: Places
}

/** Backend requests of a drill, for any game. The types of a session are inferred from it. */
export interface SessionRequests<Entry, Setup, Asked extends AskedStep, End, Choice, Verdict> {
  readonly start: (
    entry: Entry,
    setup: Setup,
  ) => Promise<OfSession & { readonly step: Asked | End }>
  readonly resume: (id: number) => Promise<{
    readonly setup: Setup
    readonly entry: Entry
    readonly seconds: number
    /** Of its answers so far, in order. */
    readonly grades: readonly (Grade | null)[]
    /** Events that precede the step. */
    readonly told: readonly EventIn<Asked>[]
    readonly step: Asked | End
    /** The question of the step is answered: its verdict is shown. */
    readonly answered?: AnsweredStep<Verdict> | null
  }>
  readonly answer: (
    answer: OfQuestion & { readonly choice: Choice; readonly milliseconds: number },
  ) => Promise<Graded<{ readonly verdict: Verdict; readonly last: boolean }>>
  readonly next: (of: OfSession) => Promise<Asked | End>
  /** Second try outside the session: without a choice it returns a hint, with one a verdict. */
  readonly retry?: (
    table: SessionTable<Entry, Setup>,
    question: Asked['question'],
    choice: Choice | null,
  ) => Promise<{
    readonly hint: string
    readonly verdict: Verdict | null
    readonly problem: string | null
  }>
  /** Takes back an answer; missing if answers are not stored. */
  readonly slip?: (of: OfQuestion) => Promise<unknown>
  readonly hint: (
    which: OfQuestion & { readonly hint: 1 | 2 },
  ) => Promise<{ readonly text: string }>
  readonly finish: (
    how: OfSession & { readonly reason: 'time' | 'stopped' },
  ) => Promise<Asked | End>
}

/** The wrong part of a question, asked once more. */
export interface SecondTry<Question, Choice> {
  readonly question: Question
  /** Completes the choice with the part that was right. */
  readonly whole: (choice: Choice) => Choice
}

export interface SessionGame<Entry, Setup, Asked extends AskedStep, End, Choice, Verdict> {
  readonly ask: SessionRequests<Entry, Setup, Asked, End, Choice, Verdict>
  /** Dice that stay chosen in the next question; none by default. */
  readonly stillChosen?:
    | ((before: Asked['question'] | null, chosen: Places, now: Asked['question']) => Places)
    | undefined
  /** Second try after a wrong answer; null if only one answer is left. */
  readonly secondTry?:
    | ((
        setup: CourseSetup,
        question: Asked['question'],
        verdict: Verdict,
      ) => SecondTry<Asked['question'], Choice> | null)
    | undefined
  /** A choice in words, for drills that ask for candidates; empty if it is not allowed. */
  readonly choiceWords?:
    | ((choice: Choice, question: Asked['question'], table: SessionTable<Entry, Setup>) => string)
    | undefined
  /** True if the player must confirm an event; never by default. */
  readonly waitsAt?: ((event: EventIn<Asked>) => boolean) | undefined
}

export interface SessionConnection {
  readonly connected: Ref<boolean>
  readonly sentenceOf: (thrown: unknown) => string
}
