import { EventBuffer, type OverReason } from '../../../study/course.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import { GradedSession } from '../../../study/graded-session.ts'
import type { Needs } from '../../../study/needs.ts'
import { positionCode } from '../analysis/position-code.ts'
import { againCourse, type AskedBefore, cellCourse } from './cell-course.ts'
import { placeOf } from './choices.ts'
import { gameCourse } from './game-course.ts'
import { GameTrack, type GameReview } from './game-track.ts'
import { hintOf } from './hints.ts'
import { illegalChoice } from './illegal-choice.ts'
import type { Table } from './played-turn.ts'
import type { Choice, FarkleCourse, Question } from './question.ts'
import { QuestionSource } from './question-source.ts'
import type { DrillSetup } from './setup.ts'
import type { StudyKit } from './study-kit.ts'
import type { TableEvent } from './table-event.ts'
import { turnCourse } from './turn-course.ts'
import { verdictAt, type Verdict } from './verdict.ts'

/** Options of a session besides its rules: the same options and choices give the same session. */
export interface SessionOptions {
  readonly setup: DrillSetup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** Questions that a cell drill asks again, in this order, where its source is not play. */
  readonly again?: readonly AskedBefore[]
}

function courseOf(table: Table, { needs, again = [] }: SessionOptions): FarkleCourse<OverReason> {
  const { kit, setup, events } = table
  const { scope, kind, filters, weighting, seed, questions } = setup
  if (scope === 'game') return gameCourse(table)
  if (scope === 'cell' && setup.source.kind !== 'play') {
    return againCourse(events, kit, again, { questions, noForced: filters.noForced })
  }
  const source = new QuestionSource(kit, { kind, filters, weighting, needs, seed })
  return scope === 'cell' ? cellCourse(events, source, questions) : turnCourse(table, source)
}

/** A drill of Farkle. */
export type DrillSession = GradedSession<Question, Choice, Verdict, TableEvent, GameReview>

/** A drill of Farkle at its beginning. */
export function drillSession(kit: StudyKit, options: SessionOptions): DrillSession {
  const { setup, thresholds } = options
  const { scope, speed, questions } = setup
  const events = new EventBuffer<TableEvent>()
  const track = scope === 'game' ? new GameTrack(kit.goal, kit.judge) : null
  return new GradedSession({
    ...{ events, track, speed, thresholds },
    course: courseOf({ kit, setup, events, track }, options),
    length: scope === 'cell' ? questions : null,
    placeOf: (question, choice) => placeOf(question, choice),
    whyNot: (question, choice) => illegalChoice(kit, question, choice),
    verdictOf: (question, place) => verdictAt(kit, question, place, thresholds),
    hintOf: (question, step) => hintOf(kit, question, step),
    codeOf: ({ position }) => positionCode(position),
  })
}
