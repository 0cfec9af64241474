import type { Value } from '../base/units.ts'
import { failed, ok, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import type { QuestionCourse, EventBuffer, OverReason } from './course.ts'
import { gradeOf, isWrong, type GradeThresholds } from './grade.ts'
import type { Speed } from './setup.ts'

export interface AnyQuestion {
  readonly kind: string
  readonly options: readonly { readonly loss: Value }[]
}

export type SessionStep<Question, Event> =
  | {
      readonly kind: 'question'
      /** Events since the previous question. */
      readonly events: readonly Event[]
      /** From 1. */
      readonly number: number
      readonly question: Question
      /** From 1; null where there are no turns. */
      readonly turn: number | null
    }
  | { readonly kind: 'over'; readonly events: readonly Event[]; readonly reason: OverReason }

type QuestionStep<Question, Event> = Extract<SessionStep<Question, Event>, { kind: 'question' }>

/** A step, and the events before its own. */
interface At<Step, Event> {
  readonly step: Step
  readonly earlier: readonly Event[]
}

export interface SessionParts<Question extends AnyQuestion, Choice, Verdict, Event> {
  readonly events: EventBuffer<Event>
  readonly course: QuestionCourse<OverReason, Question, Question['options'][number]>
  readonly speed: Speed
  readonly thresholds: GradeThresholds
  /** Number of questions; null if not limited. */
  readonly length: number | null
  /** Whether no question depends on earlier answers. */
  readonly isIndependent?: boolean
  /** Index of a choice among the options; -1 if it is not allowed. */
  placeOf(question: Question, choice: Choice): number
  whyNot(question: Question, choice: Choice): string
  /** May take milliseconds. */
  verdictOf(question: Question, place: number): Verdict
  hintOf(question: Question, step: 1 | 2): string
  codeOf(question: Question): string
}

/** State machine of a drill session, for any game. Deterministic: the caller provides the time. */
export class GradedSession<Question extends AnyQuestion, Choice, Verdict, Event> {
  readonly #parts: SessionParts<Question, Choice, Verdict, Event>
  #step: SessionStep<Question, Event> | null = null
  /** Chosen option that the course has not received yet. */
  #chosen: Question['options'][number] | null = null
  #failed = false
  /** Last answered question, for takeBack. */
  #answered: At<QuestionStep<Question, Event>, Event> | null = null
  /** Step that waits while an earlier question is asked again. */
  #ahead: At<SessionStep<Question, Event>, Event> | null = null
  #earlier: readonly Event[] = []

  constructor(parts: SessionParts<Question, Choice, Verdict, Event>) {
    this.#parts = parts
  }

  /** Null between an answer and the next step. */
  get current(): SessionStep<Question, Event> | null {
    return this.#step
  }

  /** Events before those of the current step, at most MAX_TOLD. */
  get earlier(): readonly Event[] {
    return this.#earlier
  }

  /** Yields between slices of work; concurrent calls share it. The same step until answered. */
  *advance(): Generator<void, SessionStep<Question, Event>> {
    while (this.#step === null) {
      if (this.#failed) this.#end('mistake')
      else if (this.#ahead) this.#return()
      else if (!this.#goOn()) yield
    }
    return this.#step
  }

  /**
   * Takes milliseconds. Fails with a sentence if not allowed. `last`: the answer ends the session.
   */
  answer(choice: Choice): Result<{ readonly verdict: Verdict; readonly last: boolean }> {
    const { question, number } = this.#asked
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    const verdict = this.#parts.verdictOf(question, place.value)
    this.#take(question, place.value)
    return ok({ verdict, last: this.#isLast(number) })
  }

  /** Applies an answer without grading, for replay. Fails as `answer`. */
  repeat(choice: Choice): Result<null> {
    const { question } = this.#asked
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    this.#take(question, place.value)
    return ok(null)
  }

  /**
   * Asks the last question again. False for other answers, if later questions depend on it, or if
   * the user has ended the session, which must then be replayed.
   */
  takeBack(number: number): boolean {
    const { isIndependent = false } = this.#parts
    const answered = this.#answered
    const isEnded =
      this.#step?.kind === 'over' && !['questions', 'nothing-left'].includes(this.#step.reason)
    if (!isIndependent || isEnded || answered?.step.number !== number) return false
    if (this.#step) this.#ahead = { step: this.#step, earlier: this.#earlier }
    this.#answered = null
    this.#chosen = null
    this.#step = answered.step
    this.#earlier = answered.earlier
    return true
  }

  /** Ends the session and drops an open question. Does nothing if the session is over. */
  finish(reason: 'time' | 'stopped'): SessionStep<Question, Event> {
    if (this.#step?.kind !== 'over') this.#end(reason)
    return this.#step!
  }

  /** Step 1 says what to look at, step 2 gives the rule that decides. Needs an open question. */
  hint(step: 1 | 2): string {
    return this.#parts.hintOf(this.#asked.question, step)
  }

  codeOf(question: Question): string {
    return this.#parts.codeOf(question)
  }

  get #asked(): QuestionStep<Question, Event> {
    if (this.#step?.kind !== 'question') throw new Error('no question waits for an answer')
    return this.#step
  }

  #placeOf(question: Question, choice: Choice): Result<number> {
    const place = this.#parts.placeOf(question, choice)
    if (place >= 0) return ok(place)
    return failed({ field: 'choice', message: this.#parts.whyNot(question, choice) })
  }

  #take({ options }: Question, place: number): void {
    const { speed, thresholds } = this.#parts
    const option = options[place]!
    this.#failed = speed === 'streak' && isWrong(gradeOf(option.loss, thresholds))
    this.#chosen = option
    this.#answered = { step: this.#asked, earlier: this.#earlier }
    this.#step = null
  }

  #return(): void {
    const { step, earlier } = this.#ahead!
    this.#ahead = this.#chosen = null
    this.#step = step
    this.#earlier = earlier
  }

  #isLast(number: number): boolean {
    return this.#failed || number === this.#parts.length
  }

  /** Runs one slice of work; returns true if it led to a step. */
  #goOn(): boolean {
    const chosen = this.#chosen
    this.#chosen = null
    const next = this.#parts.course.next(chosen)
    if (next.done) this.#end(next.value)
    else if (next.value !== null) this.#ask(next.value)
    else return false
    return true
  }

  #ask(question: Question): void {
    const { events } = this.#parts
    const { turn } = events
    this.#step = { kind: 'question', events: events.take(), number: ++events.asked, question, turn }
    this.#earlier = events.earlier
  }

  #end(reason: OverReason): void {
    const { events } = this.#parts
    this.#step = { kind: 'over', events: events.take(), reason }
    this.#earlier = events.earlier
  }
}

export interface GivenChoice<Choice> {
  readonly code: string
  readonly choice: Choice
}

/** Fails if an answer does not fit, because the options then differ from the stored session. */
export function* replay<Question extends AnyQuestion, Choice, Event>(
  session: GradedSession<Question, Choice, unknown, Event>,
  answers: readonly GivenChoice<Choice>[],
): Generator<void, Result<SessionStep<Question, Event>>> {
  for (const [i, { code, choice }] of answers.entries()) {
    const step = yield* session.advance()
    if (step.kind === 'over') {
      return failed({ field: 'answers', message: texts.study.replay.over(i, answers.length) })
    }
    if (session.codeOf(step.question) !== code) {
      return failed({ field: 'answers', message: texts.study.replay.otherQuestion(i + 1) })
    }
    const repeated = session.repeat(choice)
    if (!repeated.ok) return repeated
    yield
  }
  return ok(yield* session.advance())
}
