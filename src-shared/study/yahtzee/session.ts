import { failed, ok, type Result } from '../../base/result.ts'
import { texts } from '../../texts/texts.ts'
import { type Course, Desk, type OverReason } from '../course.ts'
import { CourseRunner, type CourseStep } from '../course-runner.ts'
import { gradeOf, isWrong, type GradeThresholds } from '../grade.ts'
import { askedAgainCourse, decisionsCourse, yahtzeeGameCourse } from './courses.ts'
import { hintOf } from './hints.ts'
import { yahtzeeCode, type YahtzeePosition } from './position.ts'
import {
  yahtzeePlaceOf,
  type YahtzeeChoice,
  type YahtzeeKit,
  type YahtzeeOption,
  type YahtzeeQuestion,
} from './question.ts'
import type { YahtzeeSetup } from './setup.ts'
import { YahtzeeQuestions } from './source.ts'
import { YahtzeeTrack, type YahtzeeReview } from './track.ts'
import { yahtzeeVerdict, type YahtzeeVerdict } from './verdict.ts'

/** Where a session is: at a question, or over. */
export type YahtzeeStep = CourseStep<YahtzeeQuestion, never>

/** What a session is besides its rules: the same options and choices give the same session. */
export interface YahtzeeOptions {
  readonly setup: YahtzeeSetup
  readonly thresholds: GradeThresholds
  /** What is asked again, in this order, where the source is not play. */
  readonly again: readonly YahtzeePosition[]
}

/** A drill of Yahtzee: question after question, graded. Pure; dice come from the setup's seed. */
export class YahtzeeSession {
  readonly #kit: YahtzeeKit
  readonly #options: YahtzeeOptions
  readonly #desk = new Desk<never>()
  readonly #track: YahtzeeTrack | null
  readonly #runner: CourseRunner<YahtzeeQuestion, YahtzeeOption, never>

  constructor(kit: YahtzeeKit, options: YahtzeeOptions) {
    this.#kit = kit
    this.#options = options
    this.#track = options.setup.scope === 'game' ? new YahtzeeTrack(kit) : null
    this.#runner = new CourseRunner(this.#desk, this.#course())
  }

  #course(): Course<OverReason, YahtzeeQuestion, YahtzeeOption> {
    const { setup, again, thresholds } = this.#options
    const { kind, filters, seed, source, questions } = setup
    if (this.#track) return yahtzeeGameCourse(this.#desk, this.#kit, setup, this.#track)
    if (source.kind !== 'play') return askedAgainCourse(this.#desk, this.#kit, again, questions)
    const { mistake } = thresholds
    const play = new YahtzeeQuestions(this.#kit, { kind, filters, mistake, seed })
    return decisionsCourse(this.#desk, play, questions)
  }

  /** The question that waits for an answer, or the end; null between an answer and the next step. */
  get current(): YahtzeeStep | null {
    return this.#runner.current
  }

  /** How the game went; null for what is no game, and until it is over. */
  get review(): YahtzeeReview | null {
    return this.#track?.review ?? null
  }

  /** Goes on to the next question; see CourseRunner. */
  advance(): Generator<void, YahtzeeStep> {
    return this.#runner.advance()
  }

  /**
   * Grades the answer to the current question. failed: it is not allowed; the question then still
   * waits. `last`: the session is over with this answer.
   */
  answer(choice: YahtzeeChoice): Result<YahtzeeVerdict & { last: boolean }> {
    const { question } = this.#runner
    const { setup, thresholds } = this.#options
    const place = yahtzeePlaceOf(question, choice)
    if (place < 0) {
      const message = texts.yahtzeeStudy.notAllowed[question.kind]
      return failed({ field: 'choice', message })
    }
    const option = question.options[place]!
    const verdict = yahtzeeVerdict(this.#kit, question, place, thresholds)
    const isOver = setup.speed === 'streak' && isWrong(gradeOf(option.loss, thresholds))
    this.#runner.take(option, isOver)
    const isLast = isOver || (setup.scope === 'decisions' && this.#desk.asked === setup.questions)
    return ok({ ...verdict, last: isLast })
  }

  /** Ends the session, if it is not over yet; a question that waits is dropped. */
  finish(reason: 'time' | 'stopped'): YahtzeeStep {
    return this.#runner.finish(reason)
  }

  /** First what to look at, then what decides. There must be a question. */
  hint(step: 1 | 2): string {
    return hintOf(this.#kit, this.#runner.question, step)
  }
}

/** An answer that was given before, and the code of the position that it was given to. */
export interface GivenYahtzeeAnswer {
  readonly code: string
  readonly choice: YahtzeeChoice
}

/**
 * Gives a new session the answers that were given before, a slice of work at a time; whether they
 * are those of this session.
 */
export function* replayYahtzee(
  session: YahtzeeSession,
  answers: readonly GivenYahtzeeAnswer[],
): Generator<void, boolean> {
  for (const { code, choice } of answers) {
    const step = yield* session.advance()
    if (step.kind === 'over' || yahtzeeCode(step.question.position) !== code) return false
    if (!session.answer(choice).ok) return false
    yield
  }
  yield* session.advance()
  return true
}
