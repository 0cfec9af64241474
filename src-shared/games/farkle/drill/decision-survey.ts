import { seededRandom } from '../../../dice/random.ts'
import type { Position } from '../analysis/position.ts'
import { makeQuestion } from './make-question.ts'
import type { Peril } from '../../../study/needs.ts'
import { perilOf } from './peril.ts'
import { askedPosition, playedGames } from './played-games.ts'
import type { Question } from './question.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'
import { Survey } from '../../../study/survey.ts'

/** Decisions of play that a survey knows. */
const SURVEYED = 4096

/** A decision of a survey, judged. */
export interface SurveyedDecision {
  readonly question: Question
  readonly peril: Peril
}

/** A survey of decisions of one kind; null is judged of what asks nothing. */
export type DecisionSurvey = Survey<Position, SurveyedDecision | null>

function* positionsOf(kit: StudyKit, kind: DecisionKind): Generator<Position | null, never> {
  for (const played of playedGames(kit, seededRandom('a survey of play'))) {
    yield played.kind === 'decision' ? askedPosition(kind, played) : null
  }
  throw new Error('play has come to an end')
}

const surveys = new WeakMap<StudyKit, Map<DecisionKind, DecisionSurvey>>()

/** The survey of a kit and a kind of decision; it may not be complete yet. */
export function surveyOf(kit: StudyKit, kind: DecisionKind): DecisionSurvey {
  let byKind = surveys.get(kit)
  if (!byKind) surveys.set(kit, (byKind = new Map<DecisionKind, DecisionSurvey>()))
  let survey = byKind.get(kind)
  if (!survey) {
    survey = new Survey({
      play: positionsOf(kit, kind),
      ...{ size: SURVEYED, most: 100 * SURVEYED },
      judge(position) {
        const question = makeQuestion(kit, kind, position)
        return question && { question, peril: perilOf(kit, question) }
      },
    })
    byKind.set(kind, survey)
  }
  return survey
}
