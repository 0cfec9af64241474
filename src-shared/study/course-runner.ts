import type { Course, Desk, OverReason } from './course.ts'

/** Where a session is: at a question, or over. */
export type CourseStep<Asked, Event> =
  | {
      readonly kind: 'question'
      /** What happened since the question before. */
      readonly events: readonly Event[]
      /** From 1. */
      readonly number: number
      readonly question: Asked
      /** The number of the user's turn, from 1, in turns and games. */
      readonly turn: number | null
    }
  | {
      readonly kind: 'over'
      readonly events: readonly Event[]
      readonly reason: OverReason
    }

/** Runs a course from question to question, of any game. */
export class CourseRunner<Asked, Answer, Event> {
  readonly #desk: Desk<Event>
  readonly #course: Course<OverReason, Asked, Answer>
  #step: CourseStep<Asked, Event> | null = null
  /** The answer that the course has not been given yet. */
  #answer: Answer | null = null
  #failed = false

  constructor(desk: Desk<Event>, course: Course<OverReason, Asked, Answer>) {
    this.#desk = desk
    this.#course = course
  }

  /** The question that waits for an answer, or the end; null between an answer and the next step. */
  get current(): CourseStep<Asked, Event> | null {
    return this.#step
  }

  /** Whether the course ends with the answer that was taken last. */
  get failed(): boolean {
    return this.#failed
  }

  /**
   * Goes on to the next question, some milliseconds of work at a time, and returns the step; the same
   * one until it is answered. May be called again before it is through: the work is shared.
   */
  *advance(): Generator<void, CourseStep<Asked, Event>> {
    while (this.#step === null) {
      if (this.#failed) this.#end('mistake')
      else if (!this.#goOn()) yield
    }
    return this.#step
  }

  /** The question that waits; there must be one. */
  get question(): Asked {
    if (this.#step?.kind !== 'question') throw new Error('no question waits for an answer')
    return this.#step.question
  }

  /** Takes the answer to the question; `failed` ends the course with it. */
  take(answer: Answer, failed: boolean): void {
    this.#failed = failed
    this.#answer = answer
    this.#step = null
  }

  /** Ends the course, if it is not over yet; a question that waits is dropped. */
  finish(reason: 'time' | 'stopped'): CourseStep<Asked, Event> {
    if (this.#step?.kind !== 'over') this.#end(reason)
    return this.#step!
  }

  /** One slice of work; returns whether it led to a step. */
  #goOn(): boolean {
    const answer = this.#answer
    this.#answer = null
    const next = this.#course.next(answer)
    if (next.done) this.#end(next.value)
    else if (next.value !== null) this.#ask(next.value)
    else return false
    return true
  }

  #ask(question: Asked): void {
    const { turn } = this.#desk
    const events = this.#desk.takeEvents()
    this.#step = { kind: 'question', events, number: ++this.#desk.asked, question, turn }
  }

  #end(reason: OverReason): void {
    this.#step = { kind: 'over', events: this.#desk.takeEvents(), reason }
  }
}
