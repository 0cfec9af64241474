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
import { readThumb, rulesIn } from '../solve/thumb/thumb-rule.ts'
import { yahtzeeTexts } from '../texts/texts.ts'
import type { YahtzeeStepId } from './steps.ts'
import { thumbDrill } from './thumb-topics.ts'

/** `few-rules` is the learnt rule of thumb, which is no step: its mean is measured separately. */
export type YahtzeeLessonId = YahtzeeStepId | 'few-rules'

export type YahtzeeLesson = Lesson<YahtzeeLessonId, Omit<YahtzeeSetup, 'seed'>>

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
  // With few boxes open, the current turn matters most.
  odds: drill('keeps', { stages: ['late'] }, 0.35),
  averages: drill('boxes', {}, 0.35),
  bonus: drill('both', { upperBonus: true }, 0.3),
  zeros: drill('boxes', { stages: ['middle', 'late'] }, 0.25),
  opening: drill('keeps', { stages: ['early'] }, 0.2),
  best: drill('both', {}, 0.15),
} as const

export function lessonSteps(
  steps: readonly KnowledgeStep<YahtzeeStepId>[],
  learnt: string | null,
): KnowledgeStep<YahtzeeLessonId>[] {
  if (learnt === null) return [...steps]
  const { title, about } = yahtzeeTexts.thumbs.step
  const count = rulesIn(readThumb(learnt))
  const step = { title: title(count), about, points: null, adds: null, decks: ['few-rules'] }
  return [...steps, { id: 'few-rules', ...step }]
}

export function yahtzeeLessons(
  steps: readonly KnowledgeStep<YahtzeeLessonId>[],
  learnt: string | null = null,
): YahtzeeLesson[] {
  const few = { drill: thumbDrill(learnt ?? '', 'both'), mayErr: 0.15 }
  return curriculum({ steps, before: 'alike', drills: { ...DRILLS, 'few-rules': few } })
}
