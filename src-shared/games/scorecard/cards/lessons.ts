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
import { readThumb, rulesIn } from '../solve/thumb/thumb-rule.ts'
import { scorecardTexts } from '../texts/texts.ts'
import type { ScorecardStepId } from './steps.ts'
import { thumbDrill } from './thumb-topics.ts'

/** `few-rules` is the learnt rule of thumb, which is no step: its mean is measured separately. */
export type ScorecardLessonId = ScorecardStepId | 'few-rules'

export type ScorecardLesson = Lesson<ScorecardLessonId, Omit<ScorecardSetup, 'seed'>>

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

export function lessonSteps(
  steps: readonly KnowledgeStep<ScorecardStepId>[],
  learnt: string | null,
): KnowledgeStep<ScorecardLessonId>[] {
  if (learnt === null) return [...steps]
  const { title, about } = scorecardTexts.thumbs.step
  const count = rulesIn(readThumb(learnt))
  const step = { title: title(count), about, points: null, adds: null, decks: ['few-rules'] }
  return [...steps, { id: 'few-rules', ...step }]
}

export function scorecardLessons(
  steps: readonly KnowledgeStep<ScorecardLessonId>[],
  learnt: string | null = null,
): ScorecardLesson[] {
  const few = { drill: thumbDrill(learnt ?? '', 'both'), mayErr: 0.15 }
  return curriculum({ steps, before: 'alike', drills: { ...DRILLS, 'few-rules': few } })
}
