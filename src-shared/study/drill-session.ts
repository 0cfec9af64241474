import { texts } from '../texts/texts.ts'
import { failed, ok, type Result } from '../base/result.ts'
import { positionCode } from '../farkle/analysis/position-code.ts'
import { againCourse, type AskedBefore, cellCourse } from './cell-course.ts'
import { placeOf } from './choices.ts'
import { type Course, Desk, type OverReason } from './course.ts'
import { CourseRunner, type CourseStep } from './course-runner.ts'
import { gameCourse } from './game-course.ts'
import { GameTrack, type GameReview } from './game-track.ts'
import { gradeOf, isWrong, type GradeThresholds } from './grade.ts'
import { hintOf } from './hints.ts'
import { illegalChoice } from './illegal-choice.ts'
import type { StudyKit } from './study-kit.ts'
import type { Needs } from './needs.ts'
import type { Table } from './played-turn.ts'
import type { Choice, Question, RankedOption } from './question.ts'
import { QuestionSource } from './question-source.ts'
import type { DrillSetup } from './setup.ts'
import type { TableEvent } from './table-event.ts'
import { turnCourse } from './turn-course.ts'
import { verdictOf, type Verdict } from './verdict.ts'

/** Where a session is: at a question, or over. */
export type SessionStep = CourseStep<Question, TableEvent>

/** What a session is besides its rules: the same options and choices give the same session. */
export interface SessionOptions {
  readonly setup: DrillSetup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** What a cell drill asks again, in this order, where its source is not play. */
  readonly again?: readonly AskedBefore[]
}

function courseOf(table: Table, { needs, again = [] }: SessionOptions): Course<OverReason> {
  const { kit, setup, desk } = table
  const { scope, kind, filters, weighting, seed, questions } = setup
  if (scope === 'game') return gameCourse(table)
  if (scope === 'cell' && setup.source.kind !== 'play') {
    return againCourse(desk, kit, again, { questions, noForced: filters.noForced })
  }
  const source = new QuestionSource(kit, { kind, filters, weighting, needs, seed })
  return scope === 'cell' ? cellCourse(desk, source, questions) : turnCourse(table, source)
}

/**
 * A drill: question after question, graded. Pure: dice and questions come from the setup's seed, and
 * the time is the caller's.
 */
export class DrillSession {
  readonly #kit: StudyKit
  readonly #options: SessionOptions
  readonly #desk = new Desk()
  readonly #track: GameTrack | null
  readonly #runner: CourseRunner<Question, RankedOption, TableEvent>

  constructor(kit: StudyKit, options: SessionOptions) {
    const { setup } = options
    this.#kit = kit
    this.#options = options
    this.#track = setup.scope === 'game' ? new GameTrack(kit.goal, kit.judge) : null
    const course = courseOf({ kit, setup, desk: this.#desk, track: this.#track }, options)
    this.#runner = new CourseRunner(this.#desk, course)
  }

  /** The question that waits for an answer, or the end; null between an answer and the next step. */
  get current(): SessionStep | null {
    return this.#runner.current
  }

  /** How the game went; null for what is no game, and until it is over. */
  get review(): GameReview | null {
    return this.#track?.review ?? null
  }

  /** Goes on to the next question; see CourseRunner. */
  advance(): Generator<void, SessionStep> {
    return this.#runner.advance()
  }

  /**
   * Grades the answer to the current question. failed: why it is not allowed, in a sentence; the
   * question then still waits. `last`: the session is over with this answer. Takes some milliseconds.
   */
  answer(choice: Choice): Result<Verdict & { last: boolean }> {
    const { question } = this.#runner
    const verdict = verdictOf(this.#kit, question, choice, this.#options.thresholds)
    if (!verdict.ok) return verdict
    this.#take(question.options[verdict.value.chosen]!)
    return ok({ ...verdict.value, last: this.#isLast() })
  }

  /** Takes an answer that was graded before, without grading it again; failed as `answer`. */
  repeat(choice: Choice): Result<null> {
    const { question } = this.#runner
    const place = placeOf(question, choice)
    if (place < 0) {
      const message = illegalChoice(this.#kit, question, choice)
      return failed({ field: 'choice', message })
    }
    this.#take(question.options[place]!)
    return ok(null)
  }

  /** Ends the session, if it is not over yet; a question that waits is dropped. */
  finish(reason: 'time' | 'stopped'): SessionStep {
    return this.#runner.finish(reason)
  }

  /** First what to look at, then the rule that decides. There must be a question. */
  hint(step: 1 | 2): string {
    return hintOf(this.#kit, this.#runner.question, step)
  }

  #take(option: RankedOption): void {
    const { setup, thresholds } = this.#options
    const isOver = setup.speed === 'streak' && isWrong(gradeOf(option.loss, thresholds))
    this.#runner.take(option, isOver)
  }

  #isLast(): boolean {
    const { scope, questions } = this.#options.setup
    return this.#runner.failed || (scope === 'cell' && this.#desk.asked === questions)
  }
}

/** An answer that was given before, and the code of the position that it was given to. */
export interface GivenAnswer {
  readonly code: string
  readonly choice: Choice
}

/**
 * Feeds a new session the answers that were given before, a slice of work at a time, and returns the
 * step it is then at. failed: an answer does not fit, so the options are not those of the session.
 */
export function* replay(
  session: DrillSession,
  answers: readonly GivenAnswer[],
): Generator<void, Result<SessionStep>> {
  for (const [i, { code, choice }] of answers.entries()) {
    const step = yield* session.advance()
    if (step.kind === 'over') {
      const message = texts.study.replay.over(i, answers.length)
      return failed({ field: 'answers', message })
    }
    if (positionCode(step.question.position) !== code) {
      const message = texts.study.replay.otherQuestion(i + 1)
      return failed({ field: 'answers', message })
    }
    const repeated = session.repeat(choice)
    if (!repeated.ok) return repeated
  }
  return ok(yield* session.advance())
}
