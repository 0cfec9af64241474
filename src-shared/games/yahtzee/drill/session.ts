import { yahtzeeTexts } from '../texts/texts.ts'
import { EventBuffer, type OverReason } from '../../../study/course.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import { GradedSession } from '../../../study/graded-session.ts'
import type { Needs } from '../../../study/needs.ts'
import {
  askedAgainCourse,
  decisionsCourse,
  yahtzeeGameCourse,
  type YahtzeeCourse,
} from './courses.ts'
import { hintOf } from './hints.ts'
import { yahtzeeCode, type YahtzeePosition } from './position.ts'
import {
  yahtzeePlaceOf,
  type YahtzeeChoice,
  type YahtzeeKit,
  type YahtzeeQuestion,
} from './question.ts'
import type { YahtzeeSetup } from './setup.ts'
import { YahtzeeQuestions } from './source.ts'
import { YahtzeeTrack, type YahtzeeReview } from './track.ts'
import { yahtzeeVerdict, type YahtzeeVerdict } from './verdict.ts'

/** Inputs of a session besides its rules: the same options and choices give the same session. */
export interface YahtzeeOptions {
  readonly setup: YahtzeeSetup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** Positions to ask again, in this order, where the source is not play. */
  readonly again: readonly YahtzeePosition[]
}

function courseOf(
  kit: YahtzeeKit,
  { setup, needs, again, thresholds }: YahtzeeOptions,
  events: EventBuffer<never>,
  track: YahtzeeTrack | null,
): YahtzeeCourse<OverReason> {
  const { kind, filters, weighting, seed, source, questions } = setup
  if (track) return yahtzeeGameCourse(events, kit, setup, track)
  if (source.kind !== 'play') return askedAgainCourse(events, kit, again, questions)
  const { mistake } = thresholds
  const play = new YahtzeeQuestions(kit, { kind, filters, mistake, seed })
  return decisionsCourse(events, play, { questions, needs: weighting === 'needs' ? needs : null })
}

/** A drill of Yahtzee. */
export type YahtzeeSession = GradedSession<
  YahtzeeQuestion,
  YahtzeeChoice,
  YahtzeeVerdict,
  never,
  YahtzeeReview
>

/** A drill of Yahtzee at its beginning. */
export function yahtzeeSession(kit: YahtzeeKit, options: YahtzeeOptions): YahtzeeSession {
  const { setup, thresholds } = options
  const { scope, speed, questions } = setup
  const events = new EventBuffer<never>()
  const track = scope === 'game' ? new YahtzeeTrack(kit) : null
  return new GradedSession({
    ...{ events, track, speed, thresholds },
    course: courseOf(kit, options, events, track),
    length: scope === 'decisions' ? questions : null,
    placeOf: (question, choice) => yahtzeePlaceOf(question, choice),
    whyNot: ({ kind }) => yahtzeeTexts.study.notAllowed[kind],
    verdictOf: (question, place) => yahtzeeVerdict(kit, question, place, thresholds),
    hintOf: (question, step) => hintOf(kit, question, step),
    codeOf: ({ position }) => yahtzeeCode(position),
  })
}
