import { seededRandom } from '../../../dice/random.ts'
import type { Position } from '../analysis/position.ts'
import { makeQuestion } from './make-question.ts'
import type { MistakeRisk } from '../../../study/needs.ts'
import { mistakeRiskOf } from './mistake-risk.ts'
import { askedPosition, playedGames } from './played-games.ts'
import type { Question } from './question.ts'
import type { DecisionKind } from './setup.ts'
import type { StudyKit } from './study-kit.ts'
import { DecisionSample } from '../../../study/decision-sample.ts'

/** Decisions of play that a sample knows. */
const SURVEYED = 4096

/** A decision of a sample, judged. */
export interface SampledDecision {
  readonly question: Question
  readonly mistakeRisk: MistakeRisk
}

/** A sample of decisions of one kind; null is judged of what asks nothing. */
export type PositionSample = DecisionSample<Position, SampledDecision | null>

function* positionsOf(kit: StudyKit, kind: DecisionKind): Generator<Position | null, never> {
  for (const played of playedGames(kit, seededRandom('a survey of play'))) {
    yield played.kind === 'decision' ? askedPosition(kit.tableRules, kind, played) : null
  }
  throw new Error('play has come to an end')
}

const samples = new WeakMap<StudyKit, Map<DecisionKind, PositionSample>>()

/** The sample of a kit and a kind of decision; it may not be complete yet. */
export function sampleOf(kit: StudyKit, kind: DecisionKind): PositionSample {
  let byKind = samples.get(kit)
  if (!byKind) samples.set(kit, (byKind = new Map<DecisionKind, PositionSample>()))
  let sample = byKind.get(kind)
  if (!sample) {
    sample = new DecisionSample({
      play: positionsOf(kit, kind),
      ...{ size: SURVEYED, most: 100 * SURVEYED },
      judge(position) {
        const question = makeQuestion(kit, kind, position)
        return question && { question, mistakeRisk: mistakeRiskOf(kit, question) }
      },
    })
    byKind.set(kind, sample)
  }
  return sample
}
