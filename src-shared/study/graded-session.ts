import type { Value } from '../base/goal.ts'
import { failed, ok, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import type { Course, EventBuffer, OverReason } from './course.ts'
import { gradeOf, isWrong, type GradeThresholds } from './grade.ts'
import type { Speed } from './setup.ts'

/** As much of a question as every game has: what can be done, and what each of it loses. */
export interface AnyQuestion {
  /** Of the decision. */
  readonly kind: string
  readonly options: readonly { readonly loss: Value }[]
}

/** Where a session is: at a question, or over. */
export type SessionStep<Question, Event> =
  | {
      readonly kind: 'question'
      /** Events since the previous question. */
      readonly events: readonly Event[]
      /** From 1. */
      readonly number: number
      readonly question: Question
      /** The number of the turn, from 1, where turns are played. */
      readonly turn: number | null
    }
  | {
      readonly kind: 'over'
      readonly events: readonly Event[]
      readonly reason: OverReason
    }

type QuestionStep<Question, Event> = Extract<SessionStep<Question, Event>, { kind: 'question' }>

/** A step, and what happened before its events. */
interface At<Step, Event> {
  readonly step: Step
  readonly earlier: readonly Event[]
}

/** Parts from which a game makes a session: its course, and the handling of choices on the way. */
export interface SessionParts<Question extends AnyQuestion, Choice, Verdict, Event> {
  readonly events: EventBuffer<Event>
  readonly course: Course<OverReason, Question, Question['options'][number]>
  readonly speed: Speed
  readonly thresholds: GradeThresholds
  /** With so many questions it is over; null where it is not as long as that. */
  readonly length: number | null
  /** Whether no question depends on the answers before it. */
  readonly isIndependent?: boolean
  /** The place of a choice among the options of a question; -1 if it is not allowed. */
  placeOf(question: Question, choice: Choice): number
  /** Why a choice is not allowed, in a sentence. */
  whyNot(question: Question, choice: Choice): string
  /** Verdict on the option at this place; may take some milliseconds. */
  verdictOf(question: Question, place: number): Verdict
  hintOf(question: Question, step: 1 | 2): string
  /** The position of a question as a short text. */
  codeOf(question: Question): string
}

/**
 * A drill of any game: question after question, graded. Pure: dice and questions come from the seed of
 * its course, and the time is the caller's.
 */
export class GradedSession<Question extends AnyQuestion, Choice, Verdict, Event> {
  readonly #parts: SessionParts<Question, Choice, Verdict, Event>
  #step: SessionStep<Question, Event> | null = null
  /** The option that was chosen and that the course has not been given yet. */
  #chosen: Question['options'][number] | null = null
  #failed = false
  /** The question that was answered last, as it was asked. */
  #answered: At<QuestionStep<Question, Event>, Event> | null = null
  /** The step that waits while an earlier question is asked again. */
  #ahead: At<SessionStep<Question, Event>, Event> | null = null
  /** What happened before the events of the current step. */
  #earlier: readonly Event[] = []

  constructor(parts: SessionParts<Question, Choice, Verdict, Event>) {
    this.#parts = parts
  }

  /** The question that waits for an answer, or the end; null between an answer and the next step. */
  get current(): SessionStep<Question, Event> | null {
    return this.#step
  }

  /** What happened before the events of the current step, in its order; no more than a log shows. */
  get earlier(): readonly Event[] {
    return this.#earlier
  }

  /**
   * Goes on to the next question, some milliseconds of work at a time, and returns the step; the same
   * one until it is answered. May be called again before it is through: the work is shared.
   */
  *advance(): Generator<void, SessionStep<Question, Event>> {
    while (this.#step === null) {
      if (this.#failed) this.#end('mistake')
      else if (this.#ahead) this.#return()
      else if (!this.#goOn()) yield
    }
    return this.#step
  }

  /**
   * Grades the answer to the current question. failed: why it is not allowed, in a sentence; the
   * question then still waits. `last`: the session is over with this answer. Takes some milliseconds.
   */
  answer(choice: Choice): Result<{ readonly verdict: Verdict; readonly last: boolean }> {
    const { question, number } = this.#asked
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    const verdict = this.#parts.verdictOf(question, place.value)
    this.#take(question, place.value)
    return ok({ verdict, last: this.#isLast(number) })
  }

  /** Takes an answer that was graded before, without grading it again; failed as `answer`. */
  repeat(choice: Choice): Result<null> {
    const { question } = this.#asked
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    this.#take(question, place.value)
    return ok(null)
  }

  /**
   * Takes the answer to the question of this number back, which is then asked again as it was. Returns
   * whether that can be done: for the last answer only, and where no question depends on it. A session
   * that somebody has ended must be played again instead.
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

  /** Ends the session, if it is not over yet; a question that waits is dropped. */
  finish(reason: 'time' | 'stopped'): SessionStep<Question, Event> {
    if (this.#step?.kind !== 'over') this.#end(reason)
    return this.#step!
  }

  /** First what to look at, then the rule that decides. There must be a question. */
  hint(step: 1 | 2): string {
    return this.#parts.hintOf(this.#asked.question, step)
  }

  /** The position of a question as a short text. */
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

  /** Goes on to the step that was there before an answer was taken back. */
  #return(): void {
    const { step, earlier } = this.#ahead!
    this.#ahead = this.#chosen = null
    this.#step = step
    this.#earlier = earlier
  }

  #isLast(number: number): boolean {
    return this.#failed || number === this.#parts.length
  }

  /** One slice of work; returns whether it led to a step. */
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

/** An answer that was given before, and the code of the position that it was given to. */
export interface Given<Choice> {
  readonly code: string
  readonly choice: Choice
}

/**
 * Feeds a new session the answers that were given before, a slice of work at a time, and returns the
 * step it is then at. failed: an answer does not fit, so the options are not those of the session.
 */
export function* replay<Question extends AnyQuestion, Choice, Event>(
  session: GradedSession<Question, Choice, unknown, Event>,
  answers: readonly Given<Choice>[],
): Generator<void, Result<SessionStep<Question, Event>>> {
  for (const [i, { code, choice }] of answers.entries()) {
    const step = yield* session.advance()
    if (step.kind === 'over') {
      const message = texts.study.replay.over(i, answers.length)
      return failed({ field: 'answers', message })
    }
    if (session.codeOf(step.question) !== code) {
      const message = texts.study.replay.otherQuestion(i + 1)
      return failed({ field: 'answers', message })
    }
    const repeated = session.repeat(choice)
    if (!repeated.ok) return repeated
    yield
  }
  return ok(yield* session.advance())
}
