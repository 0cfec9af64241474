import { scorecardTexts } from '../texts/texts.ts'
import { EventBuffer, type OverReason, type QuestionCourse } from '../../../study/course.ts'
import type { GradeThresholds } from '../../../study/grade.ts'
import { GradedSession } from '../../../study/graded-session.ts'
import type { Needs } from '../../../study/needs.ts'
import { scorecardCode, type ScorecardPosition } from './position.ts'
import { scorecardVerdict, type ScorecardVerdict } from './verdict.ts'
import {
  scorecardIndexOf,
  type ScorecardChoice,
  type ScorecardKit,
  type ScorecardQuestion,
  makeScorecardQuestion,
  type ScorecardOption,
} from './question.ts'
import type { ScorecardSetup } from './setup.ts'
import { ScorecardQuestions, SEARCH } from './source.ts'
import type { Face } from '../../../dice/multiset.ts'
import { boxName } from '../analysis/box-names.ts'
import type { BoxEnding } from '../analysis/turn-ends.ts'
import type { RuleSet } from '../rules/rule-set.ts'
import { endsOf } from './reasons.ts'
import { foundCourse, repeatedCourse } from '../../../study/single-course.ts'

type ScorecardCourse = QuestionCourse<OverReason, ScorecardQuestion, ScorecardOption>

const FEW = 3

/** Chances closer than this do not tell two keeps apart. */
const LEAST_MORE = 0.01

/** The first boxes, in the order of the card, which reveals nothing. */
function listed(rules: RuleSet, places: readonly { readonly box: number | null }[]): string {
  return places
    .slice(0, FEW)
    .map(({ box }) => box!)
    .toSorted((a, b) => a - b)
    .map((box) => boxName(rules, box))
    .join(', ')
}

/** Ends of the best keep that are likelier than with each of the next ones that lose. */
function moreOften(kit: ScorecardKit, question: ScorecardQuestion, keep: readonly Face[]) {
  const others = question.options
    .filter((option) => option.loss > 0)
    .slice(0, FEW)
    .map((option) => endsOf(kit, question, option.keep!))
  const isMore = ({ box, chance, zero }: BoxEnding): boolean =>
    others.every((ends) => {
      const other = ends.find((end) => end.box === box)
      return chance - zero > (other ? other.chance - other.zero : 0) + LEAST_MORE
    })
  return endsOf(kit, question, [...keep]).filter(isMore)
}

function whatToLookAt(kit: ScorecardKit, question: ScorecardQuestion): string {
  const words = scorecardTexts.study.hints
  const { rules } = kit
  const { keep } = question.options[0]!
  if (keep === null) return words.boxes(listed(rules, question.options))
  if (keep.length === rules.dice) return words.made
  const ends = moreOften(kit, question, keep)
  return ends.length > 0 ? words.ends(listed(rules, ends)) : words.noBox
}

function whatDecides({ rules }: ScorecardKit, { options }: ScorecardQuestion): string {
  const words = scorecardTexts.study.hints
  const { keep, box } = options[0]!
  if (keep !== null) return words.count(keep.length, rules.dice)
  return rules.boxes[box!]!.shape.kind === 'face' ? words.upper : words.lower
}

export interface ScorecardOptions {
  readonly setup: ScorecardSetup
  readonly needs: Needs
  readonly thresholds: GradeThresholds
  /** Positions to ask in this order, if the source is not play, or those of a lesson. */
  readonly again: readonly ScorecardPosition[]
}

/** Asks given positions, or up to `questions` decisions of simulated play. */
function courseOf(
  kit: ScorecardKit,
  { setup, needs, again, thresholds }: ScorecardOptions,
  events: EventBuffer<never>,
): ScorecardCourse {
  const { kind, filters, weighting, seed, source, questions } = setup
  if (source.kind !== 'play' || again.length > 0) {
    return repeatedCourse({ events, questions }, again, (position) =>
      makeScorecardQuestion(kit, position),
    )
  }
  const weights = weighting === 'needs' ? needs : new Map<never, never>()
  const { mistake } = thresholds
  const play = new ScorecardQuestions(kit, { mistake, needs: weights, kind, filters, seed })
  const lookOf = ({ position }: ScorecardQuestion): string => scorecardCode(position)
  return foundCourse({ events, questions, lookOf }, (decisions) => play.search(decisions), SEARCH)
}

export type ScorecardSession = GradedSession<
  ScorecardQuestion,
  ScorecardChoice,
  ScorecardVerdict,
  never
>

export function scorecardSession(kit: ScorecardKit, options: ScorecardOptions): ScorecardSession {
  const { setup, thresholds } = options
  const { speed, questions } = setup
  const events = new EventBuffer<never>()
  return new GradedSession({
    events,
    speed,
    thresholds,
    course: courseOf(kit, options, events),
    length: questions,
    isIndependent: true,
    placeOf: (question, choice) => scorecardIndexOf(question, choice),
    whyNot: ({ kind }) => scorecardTexts.study.notAllowed[kind],
    verdictOf: (question, place) => scorecardVerdict(kit, question, place, thresholds),
    // Neither what to look at nor what decides reveals the answer.
    hintOf: (question, step) => (step === 1 ? whatToLookAt : whatDecides)(kit, question),
    codeOf: ({ position }) => scorecardCode(position),
  })
}
