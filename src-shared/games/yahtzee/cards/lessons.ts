import type { Probability } from '../../../base/units.ts'
import {
  DEFAULT_YAHTZEE_SETUP,
  NO_YAHTZEE_FILTERS,
  type YahtzeeFilters,
  type YahtzeeKind,
  type YahtzeeSetup,
} from '../drill/setup.ts'
import { curriculum, type Lesson, type LessonDrill } from '../../../cards/curriculum.ts'
import type { KnowledgeStep } from '../../../cards/knowledge-step.ts'
import type { YahtzeeStepId } from './steps.ts'

export type YahtzeeLesson = Lesson<YahtzeeStepId, Omit<YahtzeeSetup, 'seed'>>

function drill(
  kind: YahtzeeKind,
  filters: Partial<YahtzeeFilters>,
  mayErr: Probability,
): LessonDrill<YahtzeeLesson['drill']> {
  return {
    drill: { ...DEFAULT_YAHTZEE_SETUP, kind, filters: { ...NO_YAHTZEE_FILTERS, ...filters } },
    mayErr,
  }
}

const DRILLS = {
  alike: drill('both', {}, 0.5),
  // With few boxes open it is the turn at hand that counts.
  odds: drill('keeps', { stages: ['late'] }, 0.35),
  averages: drill('boxes', {}, 0.35),
  bonus: drill('both', { upperBonus: true }, 0.3),
  zeros: drill('boxes', { stages: ['middle', 'late'] }, 0.25),
  opening: drill('keeps', { stages: ['early'] }, 0.2),
  best: drill('both', {}, 0.15),
} as const

/** The lessons of a game of Yahtzee. */
export function yahtzeeLessons(steps: readonly KnowledgeStep<YahtzeeStepId>[]): YahtzeeLesson[] {
  return curriculum({ steps, before: 'alike', drills: DRILLS })
}
