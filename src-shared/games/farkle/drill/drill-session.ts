import { positionCode } from '../analysis/position-code.ts'
import { againCourse, type AskedBefore, cellCourse } from './cell-course.ts'
import { placeOf } from './choices.ts'
import { type Course, Desk, type OverReason } from '../../../study/course.ts'
import { gameCourse } from './game-course.ts'
import { GameTrack, type GameReview } from './game-track.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import {
  type Given,
  GradedSession,
  type SessionParts,
  type StepOf,
} from '../../../study/graded-session.ts'
import { hintOf } from './hints.ts'
import { illegalChoice } from './illegal-choice.ts'
import type { StudyKit } from './study-kit.ts'
import type { Needs } from '../../../study/needs.ts'
import type { Table } from './played-turn.ts'
import type { Choice, Question } from './question.ts'
import { QuestionSource } from './question-source.ts'
import type { DrillSetup } from '../../../study/setup.ts'
import type { TableEvent } from './table-event.ts'
import { turnCourse } from './turn-course.ts'
import { verdictAt, type Verdict } from './verdict.ts'

export { replay } from '../../../study/graded-session.ts'

/** What drills of Farkle are made of. */
export interface FarkleDrill {
  readonly question: Question
  readonly choice: Choice
  readonly verdict: Verdict
  readonly event: TableEvent
  readonly review: GameReview
}

/** Where a session is: at a question, or over. */
export type SessionStep = StepOf<FarkleDrill>

/** An answer that was given before. */
export type GivenAnswer = Given<Choice>

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

function partsOf(kit: StudyKit, options: SessionOptions): SessionParts<FarkleDrill> {
  const { setup, thresholds } = options
  const desk = new Desk()
  const track = setup.scope === 'game' ? new GameTrack(kit.goal, kit.judge) : null
  return {
    ...{ desk, track, placeOf },
    course: courseOf({ kit, setup, desk, track }, options),
    whyNot: (question, choice) => illegalChoice(kit, question, choice),
    verdictOf: (question, place) => verdictAt(kit, question, place, thresholds),
    hintOf: (question, step) => hintOf(kit, question, step),
    codeOf: ({ position }) => positionCode(position),
  }
}

/** A drill of Farkle. */
export class DrillSession extends GradedSession<FarkleDrill> {
  constructor(kit: StudyKit, options: SessionOptions) {
    const { setup, thresholds } = options
    const { scope, speed, questions } = setup
    super(partsOf(kit, options), {
      ...{ speed, thresholds },
      length: scope === 'cell' ? questions : null,
    })
  }
}
