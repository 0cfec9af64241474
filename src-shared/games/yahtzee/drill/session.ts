import { yahtzeeTexts } from '../texts/texts.ts'
import { Desk, type OverReason } from '../../../study/course.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import {
  type Given,
  GradedSession,
  type SessionParts,
  type StepOf,
} from '../../../study/graded-session.ts'
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

/** What drills of Yahtzee are made of. */
export interface YahtzeeDrill {
  readonly question: YahtzeeQuestion
  readonly choice: YahtzeeChoice
  readonly verdict: YahtzeeVerdict
  readonly event: never
  readonly review: YahtzeeReview
}

/** Where a session is: at a question, or over. */
export type YahtzeeStep = StepOf<YahtzeeDrill>

/** An answer that was given before. */
export type GivenYahtzeeAnswer = Given<YahtzeeChoice>

/** What a session is besides its rules: the same options and choices give the same session. */
export interface YahtzeeOptions {
  readonly setup: YahtzeeSetup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** What is asked again, in this order, where the source is not play. */
  readonly again: readonly YahtzeePosition[]
}

function courseOf(
  kit: YahtzeeKit,
  { setup, needs, again, thresholds }: YahtzeeOptions,
  desk: Desk<never>,
  track: YahtzeeTrack | null,
): YahtzeeCourse<OverReason> {
  const { kind, filters, weighting, seed, source, questions } = setup
  if (track) return yahtzeeGameCourse(desk, kit, setup, track)
  if (source.kind !== 'play') return askedAgainCourse(desk, kit, again, questions)
  const { mistake } = thresholds
  const play = new YahtzeeQuestions(kit, { kind, filters, mistake, seed })
  return decisionsCourse(desk, play, { questions, needs: weighting === 'needs' ? needs : null })
}

function partsOf(kit: YahtzeeKit, options: YahtzeeOptions): SessionParts<YahtzeeDrill> {
  const { setup, thresholds } = options
  const desk = new Desk<never>()
  const track = setup.scope === 'game' ? new YahtzeeTrack(kit) : null
  return {
    ...{ desk, track, placeOf: yahtzeePlaceOf },
    course: courseOf(kit, options, desk, track),
    whyNot: ({ kind }) => yahtzeeTexts.study.notAllowed[kind],
    verdictOf: (question, place) => yahtzeeVerdict(kit, question, place, thresholds),
    hintOf: (question, step) => hintOf(kit, question, step),
    codeOf: ({ position }) => yahtzeeCode(position),
  }
}

/** A drill of Yahtzee. */
export class YahtzeeSession extends GradedSession<YahtzeeDrill> {
  constructor(kit: YahtzeeKit, options: YahtzeeOptions) {
    const { setup, thresholds } = options
    const { scope, speed, questions } = setup
    super(partsOf(kit, options), {
      ...{ speed, thresholds },
      length: scope === 'decisions' ? questions : null,
    })
  }
}
