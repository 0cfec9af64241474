import type { Probability } from '../../../base/units.ts'
import {
  DEFAULT_SCORECARD_SETUP,
  NO_SCORECARD_FILTERS,
  type ScorecardFilters,
  type ScorecardKind,
  type ScorecardSetup,
} from '../drill/setup.ts'
import { curriculum, type Lesson, type LessonDrill } from '../../../cards/curriculum.ts'
import type { KnowledgeStep } from '../../../cards/knowledge-step.ts'
import type { ScorecardStepId } from './steps.ts'

export type ScorecardLesson = Lesson<ScorecardStepId, Omit<ScorecardSetup, 'seed'>>

function drill(
  kind: ScorecardKind,
  filters: Partial<ScorecardFilters>,
  mayErr: Probability,
): LessonDrill<ScorecardLesson['drill']> {
  return {
    drill: { ...DEFAULT_SCORECARD_SETUP, kind, filters: { ...NO_SCORECARD_FILTERS, ...filters } },
    mayErr,
  }
}

const DRILLS = {
  alike: drill('both', {}, 0.5),
  // With few boxes open, the current turn matters most.
  odds: drill('keeps', { stages: ['late'] }, 0.35),
  averages: drill('boxes', {}, 0.35),
  bonus: drill('both', { upperBonus: true }, 0.3),
  zeros: drill('boxes', { stages: ['middle', 'late'] }, 0.25),
  opening: drill('keeps', { stages: ['early'] }, 0.2),
  best: drill('both', {}, 0.15),
} as const

export function scorecardLessons(
  steps: readonly KnowledgeStep<ScorecardStepId>[],
): ScorecardLesson[] {
  return curriculum({ steps, before: 'alike', drills: DRILLS })
}
