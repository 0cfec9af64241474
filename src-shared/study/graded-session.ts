import { failed, ok, type Result } from '../base/result.ts'
import { texts } from '../texts/texts.ts'
import type { Course, Desk, OverReason } from './course.ts'
import { CourseRunner, type CourseStep } from './course-runner.ts'
import { gradeOf, isWrong, type GradeThresholds } from './grade.ts'
import type { Value } from '../games/farkle/drill/judge.ts'
import type { Speed } from './setup.ts'

/** What the drills of a game are made of. */
export interface SessionTypes {
  readonly question: { readonly options: readonly { readonly loss: Value }[] }
  readonly choice: unknown
  readonly verdict: object
  readonly event: unknown
  readonly review: unknown
}

export type OptionOf<T extends SessionTypes> = T['question']['options'][number]

/** Where a session of a game is: at a question, or over. */
export type StepOf<T extends SessionTypes> = CourseStep<T['question'], T['event']>

/** What a session of a game is to itself: its course, and what is made of choices on the way. */
export interface SessionParts<T extends SessionTypes> {
  readonly desk: Desk<T['event']>
  readonly course: Course<OverReason, T['question'], OptionOf<T>>
  /** Follows a game; null where none is played. */
  readonly track: { readonly review: T['review'] | null } | null
  /** The place of a choice among the options of a question; -1 if it is not allowed. */
  readonly placeOf: (question: T['question'], choice: T['choice']) => number
  /** Why a choice is not allowed, in a sentence. */
  readonly whyNot: (question: T['question'], choice: T['choice']) => string
  /** What there is to say of the option at this place; may take some milliseconds. */
  readonly verdictOf: (question: T['question'], place: number) => T['verdict']
  readonly hintOf: (question: T['question'], step: 1 | 2) => string
  /** The position of a question as a short text. */
  readonly codeOf: (question: T['question']) => string
}

/** How a session runs, whatever is played. */
export interface SessionRun {
  readonly speed: Speed
  readonly thresholds: GradeThresholds
  /** With so many questions it is over; null where it is not as long as that. */
  readonly length: number | null
}

/**
 * A drill of any game: question after question, graded. Pure: dice and questions come from the seed of
 * its course, and the time is the caller's.
 */
export class GradedSession<T extends SessionTypes> {
  readonly #parts: SessionParts<T>
  readonly #run: SessionRun
  readonly #runner: CourseRunner<T['question'], OptionOf<T>, T['event']>

  constructor(parts: SessionParts<T>, run: SessionRun) {
    this.#parts = parts
    this.#run = run
    this.#runner = new CourseRunner(parts.desk, parts.course)
  }

  /** The question that waits for an answer, or the end; null between an answer and the next step. */
  get current(): StepOf<T> | null {
    return this.#runner.current
  }

  /** How the game went; null for what is no game, and until it is over. */
  get review(): T['review'] | null {
    return this.#parts.track?.review ?? null
  }

  /** Goes on to the next question; see CourseRunner. */
  advance(): Generator<void, StepOf<T>> {
    return this.#runner.advance()
  }

  /**
   * Grades the answer to the current question. failed: why it is not allowed, in a sentence; the
   * question then still waits. `last`: the session is over with this answer. Takes some milliseconds.
   */
  answer(choice: T['choice']): Result<T['verdict'] & { last: boolean }> {
    const { question } = this.#runner
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    const verdict = this.#parts.verdictOf(question, place.value)
    this.#take(question, place.value)
    return ok({ ...verdict, last: this.#isLast() })
  }

  /** Takes an answer that was graded before, without grading it again; failed as `answer`. */
  repeat(choice: T['choice']): Result<null> {
    const { question } = this.#runner
    const place = this.#placeOf(question, choice)
    if (!place.ok) return place
    this.#take(question, place.value)
    return ok(null)
  }

  /** Ends the session, if it is not over yet; a question that waits is dropped. */
  finish(reason: 'time' | 'stopped'): StepOf<T> {
    return this.#runner.finish(reason)
  }

  /** First what to look at, then the rule that decides. There must be a question. */
  hint(step: 1 | 2): string {
    return this.#parts.hintOf(this.#runner.question, step)
  }

  /** The position of a question as a short text. */
  codeOf(question: T['question']): string {
    return this.#parts.codeOf(question)
  }

  #placeOf(question: T['question'], choice: T['choice']): Result<number> {
    const place = this.#parts.placeOf(question, choice)
    if (place >= 0) return ok(place)
    return failed({ field: 'choice', message: this.#parts.whyNot(question, choice) })
  }

  #take({ options }: T['question'], place: number): void {
    const { speed, thresholds } = this.#run
    const option = options[place]!
    this.#runner.take(option, speed === 'streak' && isWrong(gradeOf(option.loss, thresholds)))
  }

  #isLast(): boolean {
    return this.#runner.failed || this.#parts.desk.asked === this.#run.length
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
export function* replay<T extends SessionTypes>(
  session: GradedSession<T>,
  answers: readonly Given<T['choice']>[],
): Generator<void, Result<StepOf<T>>> {
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
